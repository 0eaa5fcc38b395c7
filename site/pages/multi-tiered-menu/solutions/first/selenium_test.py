import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def click_tutorials(driver, site, wait):
    driver.get(f"{site}/multi-tiered-menu")
    ActionChains(driver).move_to_element(driver.find_element(*by_test_id("theme-toggle"))).perform()
    # Not: the pointer moved straight to where "Tutorials" will be; on its way it crosses and opens other items.
    for name in ["support", "documentation", "tutorials"]:
        item = wait.until(EC.visibility_of_element_located(by_test_id(f"multi-tier-menu-item-{name}")))
        ActionChains(driver).move_to_element(item).perform()
    item.click()


def test_leaf(wait):
    """leaf: a click on an item without children opens the dialog"""
    wait.until(EC.text_to_be_present_in_element(by_test_id("dialog-title"), "Item Clicked"))


def test_named(wait):
    """named: the dialog names the item"""
    wait.until(EC.text_to_be_present_in_element(by_test_id("dialog-text"), "You clicked: Tutorials"))
