import pytest
from locators import by_test_id
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture
def slider(driver, site, wait):
    driver.get(f"{site}/slider")
    return wait.until(EC.visibility_of_element_located(by_test_id("slider")))


def test_follows(driver, slider, wait):
    """follows: the line shows a value that is set"""
    # Not: a drag by a number of pixels; the value depends on the width of the window.
    script = "arguments[0].value = 75; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
    driver.execute_script(script, slider)
    wait.until(EC.text_to_be_present_in_element(by_test_id("slider-value"), "Current value: 75"))


def test_step(slider):
    """step: an arrow key changes the value by 1"""
    slider.send_keys(Keys.ARROW_RIGHT)
    assert slider.get_attribute("value") == "51"
