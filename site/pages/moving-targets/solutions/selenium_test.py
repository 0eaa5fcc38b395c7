import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# A fifth of the time: what is tested is that a wait takes its seconds, not that they are long.
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
    """slide: the button moves to the other side in 2 seconds, and clicks beside it are misses"""
    track, button, status = (find(driver, f"slide-{name}") for name in ("track", "button", "status"))
    for side in ["right", "left"]:
        stopwatch = Stopwatch(driver, "element.textContent === 'Sliding'", "click", longest=0.4, element=status)
        press(driver, "slide-start")
        assert stopwatch.seconds(wait) >= 0.4
        assert status.text == f"At the {side}"
        is_right = middle(button) > middle(track)
        assert is_right == (side == "right")
    button.click()
    wait.until(shows("slide-result", "Hits: 1, misses: 0"))
    beside = track.size["width"] // 2 - 20
    ActionChains(driver).move_to_element_with_offset(track, beside, 0).click().perform()
    wait.until(shows("slide-result", "Hits: 1, misses: 1"))


def middle(element):
    return element.rect["x"] + element.rect["width"] / 2


def test_shift(driver, wait):
    """shift: an advert takes the place of Buy after 1 to 3 seconds, and its clicks are misses"""
    buy = find(driver, "shift-button")
    place = buy.location["y"]
    missing = """!document.querySelector('[data-testid="shift-advert"]')"""
    stopwatch = Stopwatch(driver, missing, "click", longest=0.6)
    press(driver, "shift-start")
    assert stopwatch.seconds(wait) >= 0.2
    advert = find(driver, "shift-advert")
    assert advert.location["y"] == pytest.approx(place, abs=1)
    assert buy.location["y"] >= advert.location["y"] + advert.size["height"]
    buy.click()
    wait.until(shows("shift-result", "Hits: 1, misses: 0"))
    advert.click()
    wait.until(shows("shift-result", "Hits: 1, misses: 1"))


def test_twin(driver, wait):
    """twin: each click on Count counts, and puts another button in its place"""
    for count in [1, 2, 3]:
        # Found anew each time: the last one is stale.
        clicked = find(driver, "twin-button")
        clicked.click()
        wait.until(EC.staleness_of(clicked))
        wait.until(shows("twin-result", f"Clicks: {count}"))
        assert driver.switch_to.active_element == find(driver, "twin-button")


def test_late(driver, wait):
    """late: Order is disabled until the stock has been checked for 2 to 4 seconds"""
    order, status = find(driver, "late-button"), find(driver, "late-status")
    assert not order.is_enabled()
    stopwatch = Stopwatch(driver, "element.textContent === 'Checking'", "click", longest=0.8, element=status)
    press(driver, "late-start")
    assert stopwatch.seconds(wait) >= 0.4
    wait.until(EC.element_to_be_clickable(order))
    for count in [1, 2]:
        order.click()
        wait.until(shows("late-result", f"Orders: {count}"))


def test_pair(driver, site, wait):
    """pair: one of two is visible, which one depends on the seed, and only that one is a hit"""
    buttons = driver.find_elements(*by_test_id("pair-button"))
    assert sorted(button.is_displayed() for button in buttons) == [False, True]
    visible, hidden = sorted(buttons, key=lambda button: not button.is_displayed())
    assert visible.text == "Subscribe"
    visible.click()
    wait.until(shows("pair-result", "Hits: 1, misses: 0"))
    # By a script, because no visitor can click on it.
    driver.execute_script("arguments[0].click()", hidden)
    wait.until(shows("pair-result", "Hits: 1, misses: 1"))

    def first_is_shown(seed):
        open_page(driver, site, wait, f"seed={seed}")
        return find(driver, "pair-button").is_displayed()

    shown = [first_is_shown(seed) for seed in range(8)]
    assert set(shown) == {True, False}
    assert first_is_shown(0) == shown[0]


def test_cover(driver, wait):
    """cover: the bar takes the clicks on Accept until the box is scrolled"""
    accept = find(driver, "cover-button")
    scroll = "arguments[0].scrollIntoView({ block: 'center' })"
    driver.execute_script(scroll, find(driver, "cover-box"))
    # By actions, which click at a place. `accept.click()` would scroll first, or say that the bar is in the way.
    ActionChains(driver).move_to_element(accept).click().perform()
    wait.until(shows("cover-result", "Hits: 0, misses: 1"))
    driver.execute_script(scroll, accept)
    ActionChains(driver).move_to_element(accept).click().perform()
    wait.until(shows("cover-result", "Hits: 1, misses: 1"))


def test_ids(driver, site, wait):
    """ids: they depend on the seed alone, and the label stays"""

    def ids(seed):
        open_page(driver, site, wait, f"seed={seed}")
        return [find(driver, f"renamed-{name}").get_attribute("id") for name in ("input", "button")]

    first = ids(1)
    assert ids(1) == first
    assert all(other != one for other, one in zip(ids(2), first))

    label = driver.find_element(By.XPATH, "//label[text()='Nickname']")
    field = driver.find_element(By.ID, label.get_attribute("for"))
    assert field == find(driver, "renamed-input")
    field.send_keys("Ada")
    press(driver, "renamed-button")
    wait.until(shows("renamed-result", "Saved: Ada"))


@pytest.mark.parametrize("name, label", [("pay", "Pay\u00a020\u00a0€  now"), ("later", "Pay  later")])
def test_spaces(driver, wait, name, label):
    """spaces: labels and result have their spaces to the character"""
    # `text` is what is rendered, in which two spaces are one.
    assert find(driver, f"spaces-{name}").get_attribute("textContent") == label
    press(driver, f"spaces-{name}")
    wait.until(lambda driver: find(driver, "spaces-result").get_attribute("textContent") == f"Clicked: {label}")


# Presses a button when the bar is at a value. In the page, because the driver would be too late.
PRESS_AT = """
  const [percent, name] = arguments;
  const value = document.querySelector('[data-testid="bar-value"]');
  window.record = [];
  let pressed = false;
  new MutationObserver(() => {
    record.push([value.textContent, performance.now() / 1000]);
    if (pressed || value.textContent !== `${percent}%`) return;
    pressed = true;
    document.querySelector(`[data-testid="${name}"]`).click();
  }).observe(value, { characterData: true, childList: true, subtree: true });
"""


def some_time_goes_by(driver, wait):
    """As long as another button slides, in which the bar would go on by forty percent."""
    # From the top, because Selenium does not scroll to a button that is in the window and under the header.
    driver.execute_script("scrollTo(0, 0)")
    press(driver, "slide-start")
    wait.until(shows("slide-status", "Sliding"))
    wait.until(shows("slide-status", "At the"))


def test_bar(driver, wait):
    """bar: it runs to 100% by 1% every 50 milliseconds, and Reset takes it back"""
    driver.execute_script(PRESS_AT, 30, "bar-start")
    press(driver, "bar-start")
    wait.until(shows("bar-value", "100%"))
    record = driver.execute_script("return record")
    values = [value for value, _ in record]
    again = values.index("0%")
    assert values[again:] == [f"{percent}%" for percent in range(101)]
    # A browser rounds its clock, and a timer is never early by more than that.
    assert record[-1][1] - record[again][1] > 0.95

    driver.execute_script(PRESS_AT, 10, "bar-reset")
    press(driver, "bar-start")
    wait.until(lambda driver: driver.execute_script("return record.at(-1)?.[0] === '0%' && record.length > 10"))
    some_time_goes_by(driver, wait)
    assert find(driver, "bar-value").text == "0%"


@pytest.mark.parametrize(
    "percent, result",
    [
        (72, "Stopped at 72%, 3 too early"),
        (75, "Stopped at 75%, just right"),
        (76, "Stopped at 76%, 1 too late"),
        (None, "Ran to 100%, 25 too late"),
    ],
)
def test_stop(driver, wait, percent, result):
    """stop: Stop keeps the bar where it is, and the result says so"""
    driver.execute_script(PRESS_AT, percent, "bar-stop")
    press(driver, "bar-start")
    wait.until(shows("bar-result", result))
    some_time_goes_by(driver, wait)
    assert find(driver, "bar-value").text == f"{percent or 100}%"
