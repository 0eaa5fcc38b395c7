import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def dialog(driver, site, wait):
    driver.get(f"{site}/shadow-dom")
    # Not: driver.find_element(By.XPATH, '//button[.="Click me!"]'); XPath never looks into a shadow root.
    host = wait.until(EC.visibility_of_element_located(by_test_id("shadow-host")))
    host.shadow_root.find_element(*by_test_id("shadow-button")).click()
    return wait.until(EC.visibility_of_element_located(by_test_id("dialog")))


def test_dialog(driver):
    """dialog: a click opens the dialog in the page"""
    assert driver.find_element(By.CSS_SELECTOR, "[role=dialog]").accessible_name == "Shadow DOM Button"


def test_closed(dialog, wait):
    """closed: “Close” closes the dialog"""
    dialog.find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))
