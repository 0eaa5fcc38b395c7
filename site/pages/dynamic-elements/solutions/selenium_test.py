import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

ITEMS = ["Dynamic Content 1", "Dynamic Content 2", "Dynamic Content 3"]


# A fifth of the time: what is tested is that a load takes its seconds, not that they are long.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/dynamic-elements?delayScale=0.2")
    wait.until(EC.visibility_of_element_located(by_test_id("dynamic-elements")))


def loaded(driver):
    return texts(driver.find_elements(*by_test_id_prefix("dynamic-item-"))) == ITEMS


LOADS = """
  document.querySelector('[data-testid="loading-indicator"]') &&
  !document.querySelector('[data-testid^="dynamic-item-"]')
"""


def load_is_shown(driver):
    items = driver.find_elements(*by_test_id_prefix("dynamic-item-"))
    return driver.find_elements(*by_test_id("loading-indicator")) and not items


def test_loading(driver, site, wait):
    """loading: a load of 5 seconds begins when the page opens"""
    driver.get(f"{site}/dynamic-elements?delayScale=1")
    assert Stopwatch(driver, LOADS, longest=5).seconds(wait) >= 5
    wait.until(loaded)


def test_items(driver, wait):
    """items: once loaded the content reads Dynamic Content 1 to 3"""
    wait.until(loaded)
    assert driver.find_elements(*by_test_id("loading-indicator")) == []


def test_slider(driver, wait):
    """slider: it goes from 1 to 30, shows its value and starts a load of as many seconds"""
    slider = driver.find_element(*by_test_id("load-time-slider"))
    assert slider.accessible_name == "Load time"
    for key, seconds in [
        (Keys.END, 30),
        (Keys.ARROW_RIGHT, 30),
        (Keys.ARROW_LEFT, 29),
        (Keys.HOME, 1),
        (Keys.ARROW_LEFT, 1),
        (Keys.ARROW_RIGHT, 2),
    ]:
        slider.send_keys(key)
        wait.until(EC.text_to_be_present_in_element(by_test_id("load-time-value"), f"{seconds}s"))
    wait.until(loaded)
    # A fifth of thirty seconds.
    stopwatch = Stopwatch(driver, LOADS, "input", longest=6)
    slider.send_keys(Keys.END)
    assert stopwatch.seconds(wait) >= 6
    wait.until(loaded)


def test_reload(driver, wait):
    """reload: Reload takes the content away at once and loads it again"""
    wait.until(loaded)
    driver.find_element(*by_test_id("reload-button")).click()
    wait.until(load_is_shown)
    wait.until(loaded)


def test_latest(driver, wait):
    """latest: content never shows at the end of an earlier load"""
    wait.until(loaded)
    slider = driver.find_element(*by_test_id("load-time-slider"))
    slider.send_keys(Keys.ARROW_RIGHT * 5)
    wait.until(EC.text_to_be_present_in_element(by_test_id("load-time-value"), "10s"))
    stopwatch = Stopwatch(driver, LOADS, "click", longest=2)
    driver.find_element(*by_test_id("reload-button")).click()
    # Were an earlier load to count, the content would be there before two seconds are over.
    assert stopwatch.seconds(wait) >= 2
    wait.until(loaded)


def test_hidden(driver):
    """hidden: hidden-content is always in the document, and hidden by its class"""
    # Found and hidden are two things: an absent element would not be found.
    content = driver.find_element(*by_test_id("hidden-content"))
    toggle = driver.find_element(*by_test_id("toggle-hidden-button"))
    assert toggle.text == "Toggle Hidden Content"
    for shown in [False, True, False, True]:
        assert content.is_displayed() is shown
        assert ("hidden" in content.get_attribute("class").split()) is not shown
        toggle.click()


def test_invisible(driver):
    """invisible: invisible-element has a size, a text and opacity 0"""
    element = driver.find_element(*by_test_id("invisible-element"))
    # For Selenium an element of opacity 0 is not displayed, and so its `text` is empty.
    assert not element.is_displayed()
    assert element.size["width"] > 0 and element.size["height"] > 0
    assert element.get_attribute("textContent").strip()
    assert element.value_of_css_property("opacity") == "0"
