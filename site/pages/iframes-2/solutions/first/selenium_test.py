from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_heading(driver, site, wait):
    """heading: the page has its heading"""
    driver.get(f"{site}/iframes-2")
    assert wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1"))).text == "Dynamic Tables Have Input"


def test_closed(driver, site, wait):
    """closed: “Close” closes the dialog"""
    driver.get(f"{site}/iframes-2")
    # Not: a copy of these steps for the frame of /iframes-1; one of the two is forgotten at the next change.
    # This helper works on the page and, after a switch, in the frame.
    open_and_close(driver, wait)


def open_and_close(driver, wait):
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Add"]'))).click()
    dialog = wait.until(EC.visibility_of_element_located(by_test_id("dialog")))
    dialog.find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))
