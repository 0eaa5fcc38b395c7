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


def line_reads(value):
    return lambda driver: driver.find_element(*by_test_id("slider-value")).text == f"Current value: {value}"


def test_initial(driver):
    """initial: the slider stands at 50, and the line says so"""
    slider = driver.find_element(*by_test_id("slider"))
    assert slider.accessible_name == "Value from 0 to 100"
    assert slider.get_attribute("value") == "50"
    assert line_reads(50)(driver)


def test_follows(driver, wait):
    """follows: the line follows a drag, keys and a value that is set"""
    slider = driver.find_element(*by_test_id("slider"))
    # Keys go to an exact value step by step. A drag lands near one at best, so this one goes past the end.
    slider.send_keys(Keys.ARROW_RIGHT * 7)
    wait.until(line_reads(57))
    drag = ActionChains(driver).click_and_hold(slider)
    drag.move_by_offset(slider.rect["width"] // 2, 0).release().perform()
    wait.until(line_reads(100))
    # Selenium cannot fill a range: a script sets the value and sends the event of the browser.
    script = "arguments[0].value = 73; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
    driver.execute_script(script, slider)
    wait.until(line_reads(73))


def test_bounds(driver, wait):
    """bounds: an arrow changes the value by 1, and beyond either end by nothing"""
    slider = driver.find_element(*by_test_id("slider"))
    for key, value in [
        (Keys.ARROW_RIGHT, 51),
        (Keys.ARROW_UP, 52),
        (Keys.ARROW_DOWN, 51),
        (Keys.ARROW_LEFT, 50),
        (Keys.END, 100),
        (Keys.ARROW_RIGHT, 100),
        (Keys.HOME, 0),
        (Keys.ARROW_LEFT, 0),
    ]:
        slider.send_keys(key)
        wait.until(line_reads(value))
        assert slider.get_attribute("value") == str(value)


def test_tooltip(driver, wait):
    """tooltip: it is in the document only while the pointer is over the slider"""
    slider = driver.find_element(*by_test_id("slider"))
    heading = driver.find_element(By.TAG_NAME, "h1")
    ActionChains(driver).move_to_element(heading).perform()
    wait.until(lambda _: driver.find_elements(*by_test_id("slider-tooltip")) == [])
    ActionChains(driver).move_to_element(slider).perform()
    wait.until(EC.text_to_be_present_in_element(by_test_id("slider-tooltip"), "50"))
    ActionChains(driver).move_to_element(heading).perform()
    wait.until(lambda _: driver.find_elements(*by_test_id("slider-tooltip")) == [])
