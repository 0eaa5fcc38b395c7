import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/dialogs?delayScale=1")
    wait.until(EC.visibility_of_element_located(by_test_id("dialog-modal-example")))
    # Where the last test left it, the pointer might rest on the tooltip's button.
    # `move_by_offset` would go on from there.
    actions = ActionBuilder(driver)
    actions.pointer_action.move_to_location(0, 0)
    actions.perform()


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    """Clicks on what is in the middle of the window: the header covers what is scrolled to the top."""
    element = find(driver, name)
    centre(driver, element)
    element.click()


def centre(driver, element):
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)


def click_at(driver, element):
    """At its place, whatever lies over it there. `click()` would say what that is instead."""
    ActionChains(driver).move_to_element(element).click().perform()


def takes_focus(driver, name):
    driver.execute_script("arguments[0].focus()", find(driver, name))
    return driver.switch_to.active_element == find(driver, name)


def key(driver, *keys):
    ActionChains(driver).send_keys(*keys).perform()


def visible(name):
    return EC.visibility_of_element_located(by_test_id(name))


def hidden(name):
    return EC.invisibility_of_element_located(by_test_id(name))


def shows(name, text):
    return EC.text_to_be_present_in_element(by_test_id(name), text)


def test_modal(driver, wait):
    """modal: nothing behind the dialog takes a click or the focus, which then is back"""
    press(driver, "dialog-modal-open")
    assert wait.until(visible("dialog-modal")).accessible_name == "Your seat"
    click_at(driver, find(driver, "dialog-add"))
    assert not takes_focus(driver, "dialog-add")
    find(driver, "dialog-cancel").click()
    wait.until(hidden("dialog-modal"))
    wait.until(lambda driver: driver.switch_to.active_element == find(driver, "dialog-modal-open"))
    assert find(driver, "dialog-added").text == "Added: 0"


def test_returned(driver, wait):
    """returned: the result is the seat, or nothing after Cancel and Escape"""

    def open_dialog():
        press(driver, "dialog-modal-open")
        seat = Select(wait.until(visible("dialog-seat")))
        assert seat.first_selected_option.get_attribute("value") == ""
        return seat

    seat = open_dialog()
    find(driver, "dialog-confirm").click()
    assert find(driver, "dialog-modal").is_displayed()
    seat.select_by_visible_text("Aisle")
    find(driver, "dialog-confirm").click()
    wait.until(shows("dialog-result", "Returned: aisle"))
    open_dialog().select_by_visible_text("Window")
    key(driver, Keys.ESCAPE)
    wait.until(shows("dialog-result", "Returned: nothing"))
    open_dialog().select_by_visible_text("Window")
    find(driver, "dialog-confirm").click()
    wait.until(shows("dialog-result", "Returned: window"))
    open_dialog().select_by_visible_text("Middle")
    find(driver, "dialog-cancel").click()
    wait.until(shows("dialog-result", "Returned: nothing"))


def test_toast(driver, wait):
    """toast: it is above the dialog, and goes with Dismiss or the dialog"""
    press(driver, "dialog-modal-open")
    find(driver, "dialog-hold").click()
    assert "Seat held for ten minutes" in wait.until(visible("dialog-toast")).text
    # Only what is on top takes a click.
    find(driver, "dialog-toast-dismiss").click()
    wait.until(hidden("dialog-toast"))
    assert find(driver, "dialog-modal").is_displayed()
    find(driver, "dialog-hold").click()
    wait.until(visible("dialog-toast"))
    key(driver, Keys.ESCAPE)
    wait.until(hidden("dialog-modal"))
    press(driver, "dialog-modal-open")
    wait.until(visible("dialog-modal"))
    assert not find(driver, "dialog-toast").is_displayed()


def test_beside(driver, wait):
    """beside: the page goes on working, and only Close notes closes the notes"""
    press(driver, "dialog-notes-open")
    notes = wait.until(visible("dialog-notes"))
    for count in [1, 2]:
        press(driver, "dialog-add")
        wait.until(shows("dialog-added", f"Added: {count}"))
        assert notes.is_displayed()
    find(driver, "dialog-notes-text").send_keys(Keys.ESCAPE)
    assert notes.is_displayed()
    press(driver, "dialog-notes-close")
    wait.until(hidden("dialog-notes"))


def test_light(driver, wait):
    """light: Escape closes one popover after the other, a click elsewhere both"""

    def open_both():
        press(driver, "popover-filters-button")
        wait.until(visible("popover-more-button")).click()
        wait.until(visible("popover-more"))

    open_both()
    key(driver, Keys.ESCAPE)
    wait.until(hidden("popover-more"))
    assert find(driver, "popover-filters").is_displayed()
    key(driver, Keys.ESCAPE)
    wait.until(hidden("popover-filters"))
    open_both()
    driver.find_element(By.XPATH, "//h2[text()='Popovers']").click()
    wait.until(hidden("popover-more"))
    wait.until(hidden("popover-filters"))
    press(driver, "popover-filters-button")
    wait.until(visible("popover-filters"))
    find(driver, "popover-filters-button").click()
    wait.until(hidden("popover-filters"))


def test_manual(driver, wait):
    """manual: the help stays under its button until a button closes it"""
    press(driver, "popover-help-button")
    help_text, button = wait.until(visible("popover-help")), find(driver, "popover-help-button")

    def distance():
        above, below = button.rect, help_text.rect
        return below["x"] - above["x"], below["y"] - above["y"] - above["height"]

    right, down = distance()
    assert abs(right) < 2
    assert 0 <= down < 20
    key(driver, Keys.ESCAPE)
    driver.find_element(By.XPATH, "//h2[text()='Popovers']").click()
    driver.execute_script("window.scrollBy(0, 50)")
    wait.until(lambda driver: distance() == pytest.approx((right, down), abs=1))
    find(driver, "popover-help-close").click()
    wait.until(hidden("popover-help"))
    for condition in [visible, hidden]:
        button.click()
        wait.until(condition("popover-help"))


# How long the pointer has rested, in milliseconds. In the page, because the driver looks seldom.
MEASURE_REST = """
  let moved;
  document.addEventListener('mousemove', () => { moved = performance.now(); }, true);
  document.querySelector('[data-testid="tooltip-text"]').addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') window.rested = performance.now() - moved;
  });
"""


def test_tooltip(driver, wait):
    """tooltip: it comes once the pointer has rested for 500 ms, and with the keyboard at once"""
    button = find(driver, "tooltip-button")
    centre(driver, button)
    driver.execute_script(MEASURE_REST)
    ActionChains(driver).move_to_element(button).move_by_offset(3, 3).perform()
    assert wait.until(visible("tooltip-text")).text == "Changes are free until the day before."
    # A browser rounds its clock, and a timer is never early by more than that.
    assert driver.execute_script("return rested") > 499
    ActionChains(driver).move_to_element(driver.find_element(By.TAG_NAME, "h2")).perform()
    wait.until(hidden("tooltip-text"))

    for leaves in [Keys.ESCAPE, Keys.TAB]:
        driver.execute_script("arguments[0].focus()", find(driver, "popover-help-button"))
        key(driver, Keys.TAB)
        assert driver.switch_to.active_element == button
        wait.until(visible("tooltip-text"))
        key(driver, leaves)
        wait.until(hidden("tooltip-text"))


def test_inert(driver, wait):
    """inert: the part takes nothing while it is off, and keeps its greeting"""
    greeting, card = find(driver, "inert-greeting"), find(driver, "inert-print")
    centre(driver, card)
    click_at(driver, card)
    assert not takes_focus(driver, "inert-greeting")
    assert not takes_focus(driver, "inert-print")
    assert find(driver, "inert-result").text == ""
    press(driver, "inert-switch")
    greeting.send_keys("Have a good trip")
    press(driver, "inert-print")
    wait.until(shows("inert-result", "Printed: Have a good trip"))
    press(driver, "inert-switch")
    assert not takes_focus(driver, "inert-print")
    press(driver, "inert-switch")
    assert greeting.get_attribute("value") == "Have a good trip"


COVERED = """document.querySelector('[data-testid="cover-overlay"]')"""


def test_cover(driver, wait):
    """cover: for 2 seconds no click reaches the button, and the others are counted"""
    centre(driver, find(driver, "cover-accept"))
    stopwatch = Stopwatch(driver, COVERED, "click", longest=2)
    find(driver, "cover-start").click()
    assert stopwatch.seconds(wait) >= 2
    for count in [1, 2]:
        find(driver, "cover-accept").click()
        wait.until(shows("cover-count", f"Accepted: {count}"))
    # What is there for a click, asked in the page, because the cover may be gone before the driver looks.
    covered = driver.execute_script(
        """
        const [start, accept] = arguments;
        start.click();
        const { x, y, width, height } = accept.getBoundingClientRect();
        return Promise.resolve().then(() =>
          document.elementFromPoint(x + width / 2, y + height / 2).closest('[data-testid="cover-overlay"]')?.textContent);
        """,
        find(driver, "cover-start"),
        find(driver, "cover-accept"),
    )
    assert covered == "Loading offer..."


def test_sticky(driver, wait):
    """sticky: after the jump a click lands on the bar, and clear of it on Renew"""
    box, renew = find(driver, "sticky-box"), find(driver, "sticky-renew")
    centre(driver, box)
    find(driver, "sticky-jump").click()
    click_at(driver, renew)
    wait.until(shows("sticky-result", "Clicked: Back to top"))
    wait.until(lambda driver: driver.execute_script("return arguments[0].scrollTop", box) == 0)
    centre(driver, renew)
    renew.click()
    wait.until(shows("sticky-result", "Clicked: Renew"))
