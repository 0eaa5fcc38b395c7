import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# Waits take a fifth of their time. The tests compare them with that, so they run faster.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait, "delayScale=0.2")


def open_page(driver, site, wait, options):
    driver.get(f"{site}/moving-targets?{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("moving-targets")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, name).click()


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def test_slide(driver, wait):
    """slide: the button moves to the other side"""
    for side in ["right", "left"]:
        press(driver, "slide-start")
        wait.until(shows("slide-status", f"At the {side}"))
        is_right = middle(find(driver, "slide-button")) > middle(find(driver, "slide-track"))
        assert is_right == (side == "right")


def test_sliding(driver, wait):
    """sliding: it slides for 2 seconds"""
    status = find(driver, "slide-status")
    stopwatch = Stopwatch(driver, "element.textContent === 'Sliding'", "click", longest=0.4, element=status)
    press(driver, "slide-start")
    assert stopwatch.seconds(wait) >= 0.4
    assert status.text == "At the right"


def test_caught(driver, wait):
    """caught: clicks beside the button are misses"""
    press(driver, "slide-button")
    wait.until(shows("slide-result", "Hits: 1, misses: 0"))
    track = find(driver, "slide-track")
    beside = track.size["width"] // 2 - 20
    ActionChains(driver).move_to_element_with_offset(track, beside, 0).click().perform()
    wait.until(shows("slide-result", "Hits: 1, misses: 1"))


def middle(element):
    return element.rect["x"] + element.rect["width"] / 2


def test_shift(driver, wait):
    """shift: an advert takes the place of “Buy”"""
    buy = find(driver, "shift-button")
    place = buy.location["y"]
    press(driver, "shift-start")
    advert = wait.until(EC.visibility_of_element_located(by_test_id("shift-advert")))
    assert advert.location["y"] == pytest.approx(place, abs=1)
    assert buy.location["y"] >= advert.location["y"] + advert.size["height"]


def test_loaded(driver, wait):
    """loaded: the advert appears after 1 to 3 seconds"""
    missing = """!document.querySelector('[data-testid="shift-advert"]')"""
    stopwatch = Stopwatch(driver, missing, "click", longest=0.6)
    press(driver, "shift-start")
    assert stopwatch.seconds(wait) >= 0.2


def test_bought(driver, wait):
    """bought: clicks on the advert are misses"""
    press(driver, "shift-start")
    advert = wait.until(EC.visibility_of_element_located(by_test_id("shift-advert")))
    press(driver, "shift-button")
    wait.until(shows("shift-result", "Hits: 1, misses: 0"))
    advert.click()
    wait.until(shows("shift-result", "Hits: 1, misses: 1"))


def test_twin(driver, wait):
    """twin: each click on “Count” counts"""
    for count in [1, 2, 3]:
        press(driver, "twin-button")
        wait.until(shows("twin-result", f"Clicks: {count}"))


def test_replaced(driver, wait):
    """replaced: each click puts another button in its place"""
    for _ in range(2):
        # Found again each time, because the last one is stale.
        clicked = find(driver, "twin-button")
        clicked.click()
        wait.until(EC.staleness_of(clicked))
        assert driver.switch_to.active_element == find(driver, "twin-button")


def test_late(driver, wait):
    """late: “Order” is disabled until the stock is checked"""
    order = find(driver, "late-button")
    assert not order.is_enabled()
    early = Stopwatch(driver, "element.disabled", "click", longest=0.8, element=order)
    press(driver, "late-start")
    assert early.seconds(wait) >= 0.4
    assert order.is_enabled()


def test_checking(driver, wait):
    """checking: the stock is checked for 2 to 4 seconds"""
    status = find(driver, "late-status")
    stopwatch = Stopwatch(driver, "element.textContent === 'Checking'", "click", longest=0.8, element=status)
    press(driver, "late-start")
    assert stopwatch.seconds(wait) >= 0.4


def test_ordered(driver, wait):
    """ordered: each order counts"""
    press(driver, "late-start")
    order = wait.until(EC.element_to_be_clickable(by_test_id("late-button")))
    for count in [1, 2]:
        order.click()
        wait.until(shows("late-result", f"Orders: {count}"))


def test_pair(driver, site, wait):
    """pair: only one of two buttons is visible, and the seed decides which"""
    buttons = driver.find_elements(*by_test_id("pair-button"))
    assert sorted(button.is_displayed() for button in buttons) == [False, True]

    def first_is_shown(seed):
        open_page(driver, site, wait, f"seed={seed}")
        return find(driver, "pair-button").is_displayed()

    shown = [first_is_shown(seed) for seed in range(8)]
    assert set(shown) == {True, False}
    assert first_is_shown(0) == shown[0]


def test_subscribed(driver, wait):
    """subscribed: a click on the visible button is a hit"""
    buttons = driver.find_elements(*by_test_id("pair-button"))
    visible = next(button for button in buttons if button.is_displayed())
    assert visible.text == "Subscribe"
    visible.click()
    wait.until(shows("pair-result", "Hits: 1, misses: 0"))


def centre(driver, element):
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
def test_cover(driver, wait):
    """cover: the bar gets the clicks on “Accept”"""
    centre(driver, find(driver, "cover-box"))
    # By actions, which click at a place. `click()` would scroll first, or fail because of the bar.
    ActionChains(driver).move_to_element(find(driver, "cover-button")).click().perform()
    wait.until(shows("cover-result", "Hits: 0, misses: 1"))


def test_accept(driver, wait):
    """accept: after a scroll, “Accept” gets its clicks"""
    accept = find(driver, "cover-button")
    centre(driver, accept)
    ActionChains(driver).move_to_element(accept).click().perform()
    wait.until(shows("cover-result", "Hits: 1, misses: 0"))


def test_ids(driver, site, wait):
    """ids: the id differs from seed to seed, and the label stays"""
    def ids(seed):
        open_page(driver, site, wait, f"seed={seed}")
        return [find(driver, f"renamed-{name}").get_attribute("id") for name in ("input", "button")]

    first = ids(1)
    assert ids(1) == first
    assert all(other != one for other, one in zip(ids(2), first))
    label = driver.find_element(By.XPATH, "//label[text()='Nickname']")
    assert driver.find_element(By.ID, label.get_attribute("for")) == find(driver, "renamed-input")


def test_saved(driver, wait):
    """saved: the nickname is saved"""
    find(driver, "renamed-input").send_keys("Ada")
    press(driver, "renamed-button")
    wait.until(shows("renamed-result", "Saved: Ada"))


def test_spaces(driver):
    """spaces: the label has exactly its spaces"""
    # Not `text`, which is the rendered text: there two spaces are one.
    assert find(driver, "spaces-pay").get_attribute("textContent") == "Pay\u00a020\u00a0€  now"


@pytest.mark.parametrize("name", ["pay", "later"])
def test_clicked(driver, wait, name):
    """clicked: the result repeats the label"""
    label = find(driver, f"spaces-{name}").get_attribute("textContent")
    press(driver, f"spaces-{name}")
    wait.until(lambda driver: find(driver, "spaces-result").get_attribute("textContent") == f"Clicked: {label}")


# Presses a button when the bar reaches or passes a value. In the page, because the driver would be too late.
PRESS_AT = """
  const [percent, name] = arguments;
  const value = document.querySelector('[data-testid="bar-value"]');
  window.record = [];
  let pressed = false;
  new MutationObserver(() => {
    record.push([value.textContent, performance.now() / 1000]);
    if (pressed || percent === null || Number.parseInt(value.textContent) < percent) return;
    pressed = true;
    document.querySelector(`[data-testid="${name}"]`).click();
  }).observe(value, { characterData: true, childList: true, subtree: true });
"""


def some_time_goes_by(driver, wait):
    """Waits while another button slides. In this time a running bar would gain forty percent."""
    press(driver, "slide-start")
    wait.until(shows("slide-status", "Sliding"))
    wait.until(shows("slide-status", "At the"))


def test_bar(driver, wait):
    """bar: the bar runs to 100% by 1% every 50 milliseconds"""
    driver.execute_script(PRESS_AT, None, "bar-start")
    press(driver, "bar-start")
    wait.until(shows("bar-value", "100%"))
    record = driver.execute_script("return record")
    assert [value for value, _ in record] == [f"{percent}%" for percent in range(1, 101)]
    # The browser rounds its clock to a millisecond, so a timer may seem to be that much too early.
    assert record[-1][1] - record[0][1] > 0.94


def test_restart(driver, wait):
    """restart: “Start” on a running bar begins again at 0%"""
    driver.execute_script(PRESS_AT, 30, "bar-start")
    press(driver, "bar-start")
    wait.until(shows("bar-value", "100%"))
    values = [value for value, _ in driver.execute_script("return record")]
    assert values[values.index("0%") :] == [f"{percent}%" for percent in range(101)]


def test_reset(driver, wait):
    """reset: “Reset” takes the bar back to 0%"""
    driver.execute_script(PRESS_AT, 10, "bar-reset")
    press(driver, "bar-start")
    wait.until(lambda driver: driver.execute_script("return record.at(-1)?.[0] === '0%' && record.length > 10"))
    some_time_goes_by(driver, wait)
    assert find(driver, "bar-value").text == "0%"


def test_stop(driver, wait):
    """stop: “Stop” keeps the bar where it is"""
    driver.execute_script(PRESS_AT, 10, "bar-stop")
    press(driver, "bar-start")
    wait.until(shows("bar-value", "10%"))
    some_time_goes_by(driver, wait)
    assert find(driver, "bar-value").text == "10%"


@pytest.mark.parametrize("percent", [50, 75, 80])
def test_result(driver, wait, percent):
    """result: the result compares the stop with 75%"""
    driver.execute_script(PRESS_AT, percent, "bar-stop")
    press(driver, "bar-start")
    wait.until(shows("bar-result", "Stopped"))
    # The bar may have passed the value, because its steps are another requirement.
    values = [int(value.rstrip("%")) for value, _ in driver.execute_script("return record")]
    stopped = next(value for value in values if value >= percent)
    difference = "just right"
    if stopped != 75:
        difference = f"{75 - stopped} too early" if stopped < 75 else f"{stopped - 75} too late"
    assert find(driver, "bar-result").text == f"Stopped at {stopped}%, {difference}"


def test_unstopped(driver, wait):
    """unstopped: the bar runs to 100%"""
    press(driver, "bar-start")
    wait.until(shows("bar-result", "Ran to 100%, 25 too late"))
