from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


def search(driver, site, wait, text):
    driver.get(f"{site}/autocomplete?delayScale=0.2")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//input[@id=//label[.="Place"]/@for]'))).send_keys(text)
    # Not: the first suggestion that appears; it may belong to the letters so far, and be replaced before the click.
    wait.until(lambda _: len(driver.find_elements(By.CSS_SELECTOR, "[role=option]")) == 1)


def test_chosen(driver, site, wait):
    """chosen: a click chooses a suggestion"""
    search(driver, site, wait, "Ashby")
    driver.find_element(By.CSS_SELECTOR, "[role=option]").click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("place-result"), "Chosen: Ashby"))


def test_enter(driver, site, wait):
    """enter: Enter chooses the active suggestion"""
    search(driver, site, wait, "zur")
    driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    wait.until(EC.text_to_be_present_in_element(by_test_id("place-result"), "Chosen: Zürich"))
