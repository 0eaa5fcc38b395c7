import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/clicks-and-gestures")
    wait.until(EC.visibility_of_element_located(by_test_id("clicks-and-gestures")))


def test_toggle(driver):
    """toggle: Ctrl adds a row"""
    # Not: execute_script("arguments[0].click()", row), which comes without a key, and is not trusted.
    ada, bread = (driver.find_element(By.XPATH, f'//tr[.="{name}"]') for name in ["Call Ada", "Bake bread"])
    ActionChains(driver).click(ada).key_down(Keys.CONTROL).click(bread).key_up(Keys.CONTROL).perform()
    assert driver.find_element(*by_test_id("clicks-selected")).text == "Selected: 2, 7"


def test_edit(driver):
    """edit: a double click, F2 and Enter open the field"""
    ActionChains(driver).double_click(driver.find_element(By.XPATH, '//tr[.="Water the plants"]')).perform()
    assert driver.find_element(*by_test_id("clicks-edit-3")).get_property("value") == "Water the plants"
