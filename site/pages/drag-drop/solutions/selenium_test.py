import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

START = ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/drag-drop")
    wait.until(EC.visibility_of_element_located(by_test_id("drag-drop-list")))


def handle(driver, number):
    return driver.find_element(*by_test_id(f"drag-handle-Item {number}"))


def order_is(items):
    """The whole order, because a drag that went wrong may have moved another item."""
    return lambda driver: texts(driver.find_elements(*by_test_id_prefix("sortable-item-"))) == items


def press(driver, *keys):
    for key in keys:
        ActionChains(driver).send_keys(key).perform()


def test_start(driver, wait):
    """start: the list reads Item 1 to Item 5"""
    wait.until(order_is(START))


def test_drop(driver, wait):
    """drop: a press, one move and a release put an item in the place of another"""
    ActionChains(driver).drag_and_drop(handle(driver, 1), handle(driver, 4)).perform()
    wait.until(order_is(["Item 2", "Item 3", "Item 4", "Item 1", "Item 5"]))
    ActionChains(driver).drag_and_drop(handle(driver, 5), handle(driver, 3)).perform()
    wait.until(order_is(["Item 2", "Item 5", "Item 3", "Item 4", "Item 1"]))


def test_beside(driver, wait):
    """beside: a drop beside the list goes to the nearest place"""
    third = driver.find_element(*by_test_id("sortable-item-Item 3"))
    beside = ActionChains(driver).click_and_hold(handle(driver, 1))
    beside.move_to_element_with_offset(third, third.rect["width"] // 2 + 60, 0).release().perform()
    wait.until(order_is(["Item 2", "Item 3", "Item 1", "Item 4", "Item 5"]))


def test_handle(driver, wait):
    """handle: pulling at a label moves nothing, by mouse or by finger"""
    label = driver.find_element(By.XPATH, '//*[@data-testid="sortable-item-Item 1"]//*[text()="Item 1"]')
    ActionChains(driver).drag_and_drop(label, handle(driver, 3)).perform()
    assert order_is(START)(driver)

    def swipe(origin):
        finger = ActionBuilder(driver, mouse=PointerInput(POINTER_TOUCH, "finger"))
        finger.pointer_action.move_to(origin).pointer_down().move_to(handle(driver, 3)).pointer_up()
        finger.perform()

    swipe(label)
    assert order_is(START)(driver)
    # The same finger on the handle: without this the check above would pass where no finger drags at all.
    swipe(handle(driver, 1))
    wait.until(order_is(["Item 2", "Item 3", "Item 1", "Item 4", "Item 5"]))


def test_keyboard(driver, wait):
    """keyboard: Space or Enter picks up, and Space, Enter or Tab drops"""
    places = START
    for pick in [Keys.SPACE, Keys.ENTER]:
        for drop in [Keys.SPACE, Keys.ENTER, Keys.TAB]:
            first, second, *others = places
            places = [second, first, *others]
            driver.find_element(*by_test_id(f"drag-handle-{first}")).send_keys(pick)
            press(driver, Keys.ARROW_DOWN, drop)
            wait.until(order_is(places))
            # Dropped, so an arrow has nothing left to move.
            press(driver, Keys.ARROW_DOWN)
            assert order_is(places)(driver)


def test_arrows(driver, wait):
    """arrows: one place with each arrow, or 25 px where no item is"""
    handle(driver, 1).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.SPACE)
    wait.until(order_is(["Item 2", "Item 3", "Item 1", "Item 4", "Item 5"]))

    item = driver.find_element(*by_test_id("sortable-item-Item 5"))
    handle(driver, 5).send_keys(Keys.SPACE)
    # Measured once it is picked up: a dragged item is drawn a little beside its place.
    wait.until(lambda _: handle(driver, 5).get_attribute("aria-pressed") == "true")
    before = item.location
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    wait.until(lambda _: item.location == {"x": before["x"] + 25, "y": before["y"] + 25})
    press(driver, Keys.ESCAPE)


def test_escape(driver, wait):
    """escape: Escape ends a drag with the order as it was"""
    handle(driver, 2).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ESCAPE)
    wait.until(order_is(START))
    ActionChains(driver).click_and_hold(handle(driver, 1)).move_to_element(handle(driver, 4)).perform()
    press(driver, Keys.ESCAPE)
    ActionChains(driver).release().perform()
    wait.until(order_is(START))


def test_announced(driver, wait):
    """announced: screen readers are told each step"""
    # A live region: whatever has aria-live is read aloud when its text changes.
    said = (By.CSS_SELECTOR, "[aria-live=assertive]")
    handle(driver, 2).send_keys(Keys.SPACE)
    wait.until(EC.text_to_be_present_in_element(said, "Picked up Item 2 from place 2 of 5."))
    press(driver, Keys.ARROW_DOWN)
    wait.until(EC.text_to_be_present_in_element(said, "Item 2 is over place 3 of 5."))
    press(driver, Keys.SPACE)
    wait.until(EC.text_to_be_present_in_element(said, "Dropped Item 2 at place 3 of 5."))
