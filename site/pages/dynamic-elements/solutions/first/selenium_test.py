from locators import by_test_id, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

# Loads take a fifth of their time, so the first one takes one second.
PATH = "/dynamic-elements?delayScale=0.2"
ITEMS = (By.XPATH, '//main//li[starts-with(., "Dynamic Content")]')


def test_items(driver, site, wait):
    """items: the content is Dynamic Content 1 to 3"""
    driver.get(f"{site}{PATH}")
    # Not: a pause of five seconds before the check; it is too short on a slow day, and too long on a fast one.
    items = wait.until(EC.visibility_of_all_elements_located(ITEMS))
    assert texts(items) == ["Dynamic Content 1", "Dynamic Content 2", "Dynamic Content 3"]


def test_loaded(driver, site, wait):
    """loaded: loading-indicator is gone once the content is there"""
    driver.get(f"{site}{PATH}")
    wait.until(EC.visibility_of_element_located(ITEMS))
    assert driver.find_elements(*by_test_id("loading-indicator")) == []
