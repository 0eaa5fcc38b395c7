import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/slider")
    wait.until(EC.visibility_of_element_located(by_test_id("slider")))


@pytest.fixture
def slider(driver):
    return driver.find_element(*by_test_id("slider"))


def line_reads(value):
    return lambda driver: driver.find_element(*by_test_id("slider-value")).text == f"Current value: {value}"


def test_initial(slider):
    """initial: the slider is at 50 at first"""
    assert slider.get_attribute("value") == "50"


def test_label(slider):
    """label: the slider is found by its label"""
    assert slider.accessible_name == "Value from 0 to 100"


def test_follows(driver, slider, wait):
    """follows: the line shows a value that is set"""
    # Selenium cannot fill a range, so a script sets the value and sends the browser's event.
    script = "arguments[0].value = 75; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
    driver.execute_script(script, slider)
    wait.until(line_reads(75))


def test_keyed(slider, wait):
    """keyed: the line follows the arrow keys"""
    # Keys reach an exact value step by step.
    slider.send_keys(Keys.ARROW_RIGHT * 7)
    wait.until(line_reads(57))


def test_dragged(driver, slider, wait):
    """dragged: the line follows during a drag"""
    drag = ActionChains(driver).click_and_hold(slider)
    # Reads the value from the slider, because the end of a drag depends on the width of the window.
    drag.move_by_offset(slider.rect["width"] // 4, 0).perform()
    wait.until(lambda _: 70 <= int(slider.get_attribute("value")) <= 80)
    wait.until(lambda _: line_reads(slider.get_attribute("value"))(driver))
    ActionChains(driver).release().perform()


def test_step(slider):
    """step: an arrow key changes the value by 1"""
    for key, value in [
        (Keys.ARROW_RIGHT, "51"),
        (Keys.ARROW_UP, "52"),
        (Keys.ARROW_DOWN, "51"),
        (Keys.ARROW_LEFT, "50"),
    ]:
        slider.send_keys(key)
        assert slider.get_attribute("value") == value


def test_bounds(slider):
    """bounds: the lowest value is 0"""
    for key in [Keys.HOME, Keys.ARROW_LEFT]:
        slider.send_keys(key)
        assert slider.get_attribute("value") == "0"


def test_highest(slider):
    """highest: the highest value is 100"""
    for key in [Keys.END, Keys.ARROW_RIGHT]:
        slider.send_keys(key)
        assert slider.get_attribute("value") == "100"


def test_tooltip(driver, slider, wait):
    """tooltip: the tooltip shows the current value under the pointer"""
    ActionChains(driver).move_to_element(slider).perform()
    wait.until(EC.text_to_be_present_in_element(by_test_id("slider-tooltip"), "50"))
    slider.send_keys(Keys.END)
    wait.until(EC.text_to_be_present_in_element(by_test_id("slider-tooltip"), "100"))


def test_left(driver, slider, wait):
    """left: no tooltip is in the document without the pointer"""
    heading = driver.find_element(By.TAG_NAME, "h1")
    ActionChains(driver).move_to_element(heading).perform()
    slider.send_keys(Keys.ARROW_RIGHT)
    wait.until(lambda _: driver.find_elements(*by_test_id("slider-tooltip")) == [])
    ActionChains(driver).move_to_element(slider).perform()
    wait.until(EC.visibility_of_element_located(by_test_id("slider-tooltip")))
    ActionChains(driver).move_to_element(heading).perform()
    wait.until(lambda _: driver.find_elements(*by_test_id("slider-tooltip")) == [])
