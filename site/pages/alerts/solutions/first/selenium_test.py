from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_ok(driver, site, wait):
    """ok: an accepted confirm has the result OK"""
    driver.get(f"{site}/alerts")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Show Confirm"]'))).click()
    # Not: reading the result here; the open dialog blocks the page, and the driver reports only the dialog.
    wait.until(EC.alert_is_present()).accept()
    wait.until(EC.text_to_be_present_in_element(by_test_id("result-container"), "Last action: Confirm dialog: OK"))


def test_name(driver, site, wait):
    """name: the result of a prompt has the name in quotation marks"""
    driver.get(f"{site}/alerts")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Show Prompt"]'))).click()
    prompt = wait.until(EC.alert_is_present())
    prompt.send_keys("Nancy")
    prompt.accept()
    wait.until(EC.text_to_be_present_in_element(by_test_id("result-container"), 'Last action: Prompt dialog: "Nancy"'))
