import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

ITEMS = by_test_id_prefix("dynamic-item-")

NO_CONTENT = """!document.querySelector('[data-testid^="dynamic-item-"]')"""


@pytest.fixture(autouse=True)
def page(open_page):
    # Loads take a fifth of their time. The tests compare them with that, so they run faster.
    open_page(0.2)


@pytest.fixture
def open_page(driver, site, wait):
    def open_at(scale):
        driver.get(f"{site}/dynamic-elements?delayScale={scale}")
        wait.until(EC.visibility_of_element_located(by_test_id("dynamic-elements")))

    return open_at


@pytest.fixture
def loaded(wait):
    """The first load has ended."""
    wait.until(EC.visibility_of_any_elements_located(ITEMS))


@pytest.fixture
def slider(driver):
    return driver.find_element(*by_test_id("load-time-slider"))


def has_value(slider, seconds):
    return lambda _: slider.get_property("value") == f"{seconds}"


def test_loading(driver, wait, open_page):
    """loading: the content is there 5 seconds after the page was opened"""
    open_page(1)
    Stopwatch(driver, NO_CONTENT, longest=5).seconds(wait)


def test_absent(driver, wait, open_page):
    """absent: until then no content is in the document"""
    open_page(1)
    # Another test checks the longest time.
    assert Stopwatch(driver, NO_CONTENT, longest=60).seconds(wait) >= 5


def test_spinner(driver, open_page):
    """spinner: loading-indicator is visible while content is loading"""
    open_page(10)
    assert driver.find_element(*by_test_id("loading-indicator")).is_displayed()


def test_items(driver, loaded):
    """items: the content is Dynamic Content 1 to 3"""
    assert texts(driver.find_elements(*ITEMS)) == ["Dynamic Content 1", "Dynamic Content 2", "Dynamic Content 3"]


def test_loaded(driver, loaded):
    """loaded: loading-indicator is gone once the content is there"""
    assert driver.find_elements(*by_test_id("loading-indicator")) == []


def test_slider(slider, wait):
    """slider: the slider goes from 1 to 30"""
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
        wait.until(has_value(slider, seconds))


def test_value(driver, loaded, slider, wait):
    """value: the value is beside the slider at once"""
    assert driver.find_element(*by_test_id("load-time-value")).text == "5s"
    slider.send_keys(Keys.END)
    wait.until(EC.text_to_be_present_in_element(by_test_id("load-time-value"), "30s"))


def test_seconds(driver, loaded, slider, wait):
    """seconds: each change starts a load of this number of seconds"""
    # A fifth of thirty seconds.
    stopwatch = Stopwatch(driver, NO_CONTENT, "input", longest=6)
    slider.send_keys(Keys.END)
    assert stopwatch.seconds(wait) >= 6


def test_reload(driver, loaded, wait):
    """reload: “Reload” removes the content at once"""
    driver.find_element(*by_test_id("reload-button")).click()
    wait.until(lambda _: driver.find_elements(*ITEMS) == [])


def test_again(driver, loaded, slider, wait):
    """again: after “Reload” the content is there again"""
    slider.send_keys(Keys.ARROW_LEFT * 3)
    wait.until(has_value(slider, 2))
    wait.until(EC.visibility_of_any_elements_located(ITEMS))
    # A fifth of two seconds.
    stopwatch = Stopwatch(driver, NO_CONTENT, "click", longest=0.4)
    driver.find_element(*by_test_id("reload-button")).click()
    stopwatch.seconds(wait)


def test_latest(driver, loaded, slider, wait):
    """latest: an earlier load never shows its content"""
    # Each key starts a load, of 6 to 10 seconds. The stopwatch counts from the last one.
    stopwatch = Stopwatch(driver, NO_CONTENT, "input", longest=2)
    slider.send_keys(Keys.ARROW_RIGHT * 5)
    # A fifth of ten seconds. If an earlier load counted, the content would be there sooner.
    assert stopwatch.seconds(wait) >= 2


def test_hidden(driver):
    """hidden: hidden-content is in the document, hidden by its class"""
    # Found and hidden are different: an absent element would not be found.
    content = driver.find_element(*by_test_id("hidden-content"))
    assert not content.is_displayed()
    assert "hidden" in content.get_attribute("class").split()


def test_toggle(driver):
    """toggle: “Toggle Hidden Content” shows it or hides it again"""
    content = driver.find_element(*by_test_id("hidden-content"))
    toggle = driver.find_element(*by_test_id("toggle-hidden-button"))
    assert toggle.text == "Toggle Hidden Content"
    shown = content.is_displayed()
    for now in [not shown, shown, not shown]:
        toggle.click()
        assert content.is_displayed() is now


def test_invisible(driver):
    """invisible: invisible-element has opacity 0"""
    assert driver.find_element(*by_test_id("invisible-element")).value_of_css_property("opacity") == "0"


def test_size(driver):
    """size: invisible-element takes up space"""
    element = driver.find_element(*by_test_id("invisible-element"))
    assert element.size["width"] > 0 and element.size["height"] > 0
    # For Selenium an element of opacity 0 is not displayed, so its `text` is empty.
    assert element.get_attribute("textContent").strip()
