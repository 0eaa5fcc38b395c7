import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/notifications")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Success Message"]'))).click()


def test_added(driver, wait):
    """added: “Success Message” adds a success message"""
    text = "This is a success notification message"
    wait.until(EC.text_to_be_present_in_element(by_test_id("notification-1"), text))


def test_error(driver, wait):
    """error: “Error Message” adds an error message"""
    driver.find_element(By.XPATH, '//button[.="Error Message"]').click()
    # Not: the class "notification", to read it or to wait until it is gone; two are on the page. Name the one you mean.
    text = "This is a error notification message"
    wait.until(EC.text_to_be_present_in_element(by_test_id("notification-2"), text))
