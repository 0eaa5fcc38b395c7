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


def items(driver):
    return texts(driver.find_elements(*by_test_id_prefix("sortable-item-")))


def order_is(order):
    """The whole order, because a wrong drag may move another item. Another test checks the whole texts."""
    return lambda driver: [text[-len("Item 1") :] for text in items(driver)] == order


def press(driver, *keys):
    for key in keys:
        ActionChains(driver).send_keys(key).perform()


def swipe(driver, origin, target):
    finger = ActionBuilder(driver, mouse=PointerInput(POINTER_TOUCH, "finger"))
    finger.pointer_action.move_to(origin).pointer_down().move_to(target).pointer_up()
    finger.perform()


def is_picked_up(number):
    return lambda driver: handle(driver, number).get_attribute("aria-pressed") == "true"


# A live region: screen readers read each change of its text aloud.
SAID = (By.CSS_SELECTOR, "[aria-live=assertive]")


def test_start(wait):
    """start: the list has Item 1 to Item 5"""
    wait.until(lambda driver: items(driver) == START)


def test_drop(driver, wait):
    """drop: a dropped item takes the place of another"""
    ActionChains(driver).drag_and_drop(handle(driver, 1), handle(driver, 4)).perform()
    wait.until(order_is(["Item 2", "Item 3", "Item 4", "Item 1", "Item 5"]))
    ActionChains(driver).drag_and_drop(handle(driver, 5), handle(driver, 3)).perform()
    wait.until(order_is(["Item 2", "Item 5", "Item 3", "Item 4", "Item 1"]))


def test_one_move(driver, wait):
    """one-move: a press, one move and a release are enough"""
    # Without a duration, so that the driver makes one single move.
    one_move = ActionChains(driver, duration=0)
    one_move.click_and_hold(handle(driver, 1)).move_to_element(handle(driver, 2)).release().perform()
    wait.until(order_is(["Item 2", "Item 1", "Item 3", "Item 4", "Item 5"]))


def test_beside(driver, wait):
    """beside: a drop beside the list goes to the nearest place"""
    second = driver.find_element(*by_test_id("sortable-item-Item 2"))
    beside = ActionChains(driver).click_and_hold(handle(driver, 1))
    beside.move_to_element_with_offset(second, second.rect["width"] // 2 + 60, 0).release().perform()
    wait.until(order_is(["Item 2", "Item 1", "Item 3", "Item 4", "Item 5"]))


def test_touch(driver, wait):
    """touch: a finger drags an item"""
    swipe(driver, handle(driver, 1), handle(driver, 2))
    wait.until(order_is(["Item 2", "Item 1", "Item 3", "Item 4", "Item 5"]))


def test_handle(driver):
    """handle: a drag of the label moves nothing, by mouse or by finger"""
    label = driver.find_element(By.XPATH, '//*[@data-testid="sortable-item-Item 1"]//*[contains(text(), "Item 1")]')
    ActionChains(driver).drag_and_drop(label, handle(driver, 3)).perform()
    assert order_is(START)(driver)
    swipe(driver, label, handle(driver, 3))
    assert order_is(START)(driver)


def test_pick(driver, wait):
    """pick: Space or Enter picks an item up"""
    for key in [Keys.SPACE, Keys.ENTER]:
        handle(driver, 1).send_keys(key)
        wait.until(is_picked_up(1))
        driver.refresh()
        wait.until(order_is(START))


def test_put(driver, wait):
    """put: Space, Enter or Tab drops it"""
    for key in [Keys.SPACE, Keys.ENTER, Keys.TAB]:
        handle(driver, 1).send_keys(Keys.SPACE)
        press(driver, Keys.ARROW_DOWN, key)
        wait.until_not(is_picked_up(1))
        assert driver.find_element(*by_test_id_prefix("sortable-item-")).text.endswith("Item 2")
        driver.refresh()
        wait.until(order_is(START))


def test_arrows(driver, wait):
    """arrows: each arrow key moves the item by one place"""
    handle(driver, 1).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.SPACE)
    wait.until(order_is(["Item 2", "Item 1", "Item 3", "Item 4", "Item 5"]))


def test_aside(driver, wait):
    """aside: an arrow key without an item in its direction moves by 25 px"""
    item = driver.find_element(*by_test_id("sortable-item-Item 1"))
    handle(driver, 1).send_keys(Keys.SPACE)
    # Measured after it is picked up, because a dragged item is a little beside its place.
    wait.until(is_picked_up(1))
    before = item.location
    press(driver, Keys.ARROW_RIGHT)
    wait.until(lambda _: item.location == {"x": before["x"] + 25, "y": before["y"]})


def test_escape(driver, wait):
    """escape: Escape cancels a drag by keyboard"""
    handle(driver, 2).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ESCAPE)
    wait.until(order_is(START))


def test_mouse_escape(driver, wait):
    """mouse-escape: Escape cancels a drag by mouse"""
    ActionChains(driver).click_and_hold(handle(driver, 1)).move_to_element(handle(driver, 4)).perform()
    press(driver, Keys.ESCAPE)
    ActionChains(driver).release().perform()
    wait.until(order_is(START))


def test_picked(driver, wait):
    """picked: screen readers hear what is picked up"""
    handle(driver, 4).send_keys(Keys.SPACE)
    wait.until(EC.text_to_be_present_in_element(SAID, "Picked up Item 4 from place 4 of 5."))


def test_moved(driver, wait):
    """moved: screen readers hear each place"""
    handle(driver, 4).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN)
    wait.until(EC.text_to_be_present_in_element(SAID, "Item 4 is over place 5 of 5."))


def test_dropped(driver, wait):
    """dropped: screen readers hear where it was dropped"""
    handle(driver, 4).send_keys(Keys.SPACE)
    press(driver, Keys.ARROW_DOWN, Keys.SPACE)
    wait.until(EC.text_to_be_present_in_element(SAID, "Dropped Item 4 at place 5 of 5."))
