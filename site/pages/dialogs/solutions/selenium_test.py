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
    # The pointer may still rest on the tooltip's button, where the last test left it. `move_by_offset` would start from
    # there.
    actions = ActionBuilder(driver)
    actions.pointer_action.move_to_location(0, 0)
    actions.perform()


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, name).click()


def centre(driver, element):
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)


def click_at(driver, element):
    """Clicks at its place, even if something covers it there. `click()` would fail and name what covers it."""
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


def book(driver, wait, seat):
    press(driver, "dialog-modal-open")
    Select(wait.until(visible("dialog-seat"))).select_by_visible_text(seat)


def open_filters(driver, wait):
    press(driver, "popover-filters-button")
    wait.until(visible("popover-more-button")).click()
    wait.until(visible("popover-more"))
def test_modal(driver, wait):
    """modal: nothing behind the dialog takes a click or the focus"""
    press(driver, "dialog-modal-open")
    assert wait.until(visible("dialog-modal")).accessible_name == "Your seat"
    click_at(driver, find(driver, "dialog-add"))
    assert not takes_focus(driver, "dialog-add")
    find(driver, "dialog-cancel").click()
    assert find(driver, "dialog-added").text == "Added: 0"


def test_focus(driver, wait):
    """focus: the focus goes back to the button"""
    press(driver, "dialog-modal-open")
    wait.until(visible("dialog-modal"))
    find(driver, "dialog-cancel").click()
    wait.until(hidden("dialog-modal"))
    wait.until(lambda driver: driver.switch_to.active_element == find(driver, "dialog-modal-open"))


def test_returned(driver, wait):
    """returned: “Confirm” returns the seat"""
    for seat in ("Aisle", "Window"):
        book(driver, wait, seat)
        find(driver, "dialog-confirm").click()
        wait.until(shows("dialog-result", f"Returned: {seat.lower()}"))


def test_required(driver, wait):
    """required: “Confirm” needs a seat"""
    press(driver, "dialog-modal-open")
    wait.until(visible("dialog-modal"))
    find(driver, "dialog-confirm").click()
    assert find(driver, "dialog-modal").is_displayed()


def test_cancelled(driver, wait):
    """cancelled: “Cancel” and Escape return nothing"""
    for close in (lambda: key(driver, Keys.ESCAPE), lambda: find(driver, "dialog-cancel").click()):
        # A seat was returned before. It must not be chosen again.
        book(driver, wait, "Aisle")
        find(driver, "dialog-confirm").click()
        wait.until(lambda driver: "aisle" in find(driver, "dialog-result").text)
        book(driver, wait, "Window")
        close()
        wait.until(shows("dialog-result", "Returned: nothing"))


def test_fresh(driver, wait):
    """fresh: the dialog opens without a seat"""
    for close in ("dialog-confirm", "dialog-cancel"):
        book(driver, wait, "Middle")
        find(driver, close).click()
        wait.until(hidden("dialog-modal"))
        press(driver, "dialog-modal-open")
        assert wait.until(visible("dialog-seat")).get_property("value") == ""
        key(driver, Keys.ESCAPE)
        wait.until(hidden("dialog-modal"))


def test_toast(driver, wait):
    """toast: the toast is shown above the dialog"""
    press(driver, "dialog-modal-open")
    find(driver, "dialog-hold").click()
    assert "Seat held for ten minutes" in wait.until(visible("dialog-toast")).text


def test_dismissed(driver, wait):
    """dismissed: “Dismiss” closes only the toast"""
    press(driver, "dialog-modal-open")
    find(driver, "dialog-hold").click()
    wait.until(visible("dialog-toast"))
    # Only the element on top gets the click.
    find(driver, "dialog-toast-dismiss").click()
    wait.until(hidden("dialog-toast"))
    assert find(driver, "dialog-modal").is_displayed()


def test_gone(driver, wait):
    """gone: the toast disappears with the dialog"""
    press(driver, "dialog-modal-open")
    find(driver, "dialog-hold").click()
    wait.until(visible("dialog-toast"))
    key(driver, Keys.ESCAPE)
    wait.until(hidden("dialog-modal"))
    press(driver, "dialog-modal-open")
    wait.until(visible("dialog-modal"))
    assert not find(driver, "dialog-toast").is_displayed()


def test_beside(driver, wait):
    """beside: the page works while the notes are open"""
    press(driver, "dialog-notes-open")
    for count in (1, 2):
        press(driver, "dialog-add")
        wait.until(shows("dialog-added", f"Added: {count}"))


def test_notes(driver, wait):
    """notes: only “Close notes” closes the notes"""
    press(driver, "dialog-notes-open")
    notes = wait.until(visible("dialog-notes"))
    press(driver, "dialog-add")
    assert notes.is_displayed()
    find(driver, "dialog-notes-text").send_keys(Keys.ESCAPE)
    assert notes.is_displayed()
    press(driver, "dialog-notes-close")
    wait.until(hidden("dialog-notes"))


def test_light(driver, wait):
    """light: Escape closes one popover after the other"""
    open_filters(driver, wait)
    key(driver, Keys.ESCAPE)
    wait.until(hidden("popover-more"))
    assert find(driver, "popover-filters").is_displayed()
    key(driver, Keys.ESCAPE)
    wait.until(hidden("popover-filters"))


def test_elsewhere(driver, wait):
    """elsewhere: a click elsewhere closes both popovers"""
    open_filters(driver, wait)
    driver.find_element(By.XPATH, "//h2[text()='Popovers']").click()
    wait.until(hidden("popover-more"))
    wait.until(hidden("popover-filters"))


def test_again(driver, wait):
    """again: a second click closes the popover"""
    press(driver, "popover-filters-button")
    wait.until(visible("popover-filters"))
    find(driver, "popover-filters-button").click()
    wait.until(hidden("popover-filters"))


def test_manual(driver, wait):
    """manual: the help stays open"""
    press(driver, "popover-help-button")
    help_text = wait.until(visible("popover-help"))
    key(driver, Keys.ESCAPE)
    # A click far away from the popover, wherever it opens.
    heading = driver.find_element(By.TAG_NAME, "h1")
    centre(driver, heading)
    heading.click()
    assert help_text.is_displayed()


def test_under(driver, wait):
    """under: the help stays under its button"""
    press(driver, "popover-help-button")
    help_text, button = wait.until(visible("popover-help")), find(driver, "popover-help-button")

    def distance():
        above, below = button.rect, help_text.rect
        return below["x"] - above["x"], below["y"] - above["y"] - above["height"]

    right, down = distance()
    assert abs(right) < 2
    assert 0 <= down < 20
    driver.execute_script("window.scrollBy(0, 50)")
    wait.until(lambda driver: distance() == pytest.approx((right, down), abs=1))


def test_help_closed(driver, wait):
    """help-closed: “Close help” and “Help” close the help"""
    for close in ("popover-help-close", "popover-help-button"):
        press(driver, "popover-help-button")
        wait.until(visible("popover-help"))
        find(driver, close).click()
        wait.until(hidden("popover-help"))


# Measures in the page how many milliseconds the pointer has rested, because the driver looks too rarely.
MEASURE_REST = """
  let moved;
  document.addEventListener('mousemove', () => { moved = performance.now(); }, true);
  document.querySelector('[data-testid="tooltip-text"]').addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') window.rested = performance.now() - moved;
  });
"""


def test_tooltip(driver, wait):
    """tooltip: the description is shown after the pointer rests for 500 ms"""
    button = find(driver, "tooltip-button")
    centre(driver, button)
    driver.execute_script(MEASURE_REST)
    ActionChains(driver).move_to_element(button).move_by_offset(3, 3).perform()
    assert wait.until(visible("tooltip-text")).text == "Changes are free until the day before."
    # The browser rounds its clock to a millisecond, so a timer may seem to be that much too early.
    assert driver.execute_script("return rested") > 499


def test_keyboard(driver, wait):
    """keyboard: keyboard focus shows the description"""
    driver.execute_script("arguments[0].focus()", find(driver, "popover-help-button"))
    key(driver, Keys.TAB)
    assert driver.switch_to.active_element == find(driver, "tooltip-button")
    wait.until(visible("tooltip-text"))
    key(driver, Keys.TAB)
    wait.until(hidden("tooltip-text"))


def test_tooltip_end(driver, wait):
    """tooltip-end: leaving and Escape hide the description"""
    button = find(driver, "tooltip-button")
    centre(driver, button)
    elsewhere = driver.find_element(By.TAG_NAME, "h2")
    for hide in (ActionChains(driver).move_to_element(elsewhere), ActionChains(driver).send_keys(Keys.ESCAPE)):
        ActionChains(driver).move_to_element(button).perform()
        wait.until(visible("tooltip-text"))
        hide.perform()
        wait.until(hidden("tooltip-text"))


def test_inert(driver):
    """inert: the part takes no click and no focus while it is off"""
    card = find(driver, "inert-print")
    centre(driver, card)
    click_at(driver, card)
    assert not takes_focus(driver, "inert-greeting")
    assert not takes_focus(driver, "inert-print")
    assert find(driver, "inert-result").text == ""


def test_printed(driver, wait):
    """printed: “Print card” shows the greeting"""
    press(driver, "inert-switch")
    find(driver, "inert-greeting").send_keys("Have a good trip")
    press(driver, "inert-print")
    wait.until(shows("inert-result", "Printed: Have a good trip"))


def test_kept(driver):
    """kept: the greeting is kept while the part is off"""
    press(driver, "inert-switch")
    find(driver, "inert-greeting").send_keys("Have a good trip")
    press(driver, "inert-switch")
    press(driver, "inert-switch")
    assert find(driver, "inert-greeting").get_property("value") == "Have a good trip"


COVERED = """document.querySelector('[data-testid="cover-overlay"]')"""


def test_cover(driver, wait):
    """cover: the button is covered for 2 seconds"""
    stopwatch = Stopwatch(driver, COVERED, "click", longest=2)
    press(driver, "cover-start")
    assert stopwatch.seconds(wait) >= 2


def test_covered(driver):
    """covered: no click reaches the covered button"""
    # Finds in the page what a click would hit, because the cover may be gone before the driver looks.
    centre(driver, find(driver, "cover-accept"))
    covered = driver.execute_script(
        """
        const [start, accept] = arguments;
        start.click();
        const { x, y, width, height } = accept.getBoundingClientRect();
        return Promise.resolve().then(() => {
          const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
          return onTop.closest('[data-testid="cover-overlay"]')?.textContent;
        });
        """,
        find(driver, "cover-start"),
        find(driver, "cover-accept"),
    )
    assert covered == "Loading offer..."


def test_accepted(driver, wait):
    """accepted: clicks without the cover are counted"""
    for count in (1, 2):
        press(driver, "cover-accept")
        wait.until(shows("cover-count", f"Accepted: {count}"))


def test_sticky(driver, wait):
    """sticky: after the jump a click lands on the bar"""
    centre(driver, find(driver, "sticky-box"))
    find(driver, "sticky-jump").click()
    click_at(driver, find(driver, "sticky-renew"))
    wait.until(shows("sticky-result", "Clicked: Back to top"))


def test_top(driver, wait):
    """top: “Back to top” scrolls to the top"""
    box = find(driver, "sticky-box")
    centre(driver, box)
    driver.execute_script("arguments[0].scrollTo(0, 100)", box)
    find(driver, "sticky-bar").click()
    wait.until(lambda driver: driver.execute_script("return arguments[0].scrollTop", box) == 0)


def test_renew(driver, wait):
    """renew: away from the bar, a click lands on “Renew”"""
    press(driver, "sticky-renew")
    wait.until(shows("sticky-result", "Clicked: Renew"))
