import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

MENU = by_test_id("context-menu")


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/context-menu")
    wait.until(EC.visibility_of_element_located(by_test_id("context-menu-trigger")))


def right_click(driver, x=0, y=0):
    """A right click at this distance from the middle of the area."""
    area = driver.find_element(*by_test_id("context-menu-trigger"))
    ActionChains(driver).move_to_element_with_offset(area, x, y).context_click().perform()


def corner(driver):
    script = "const { x, y } = arguments[0].getBoundingClientRect(); return [x, y]"
    return driver.execute_script(script, driver.find_element(*MENU))


def open_menu(driver, wait, x=0, y=0):
    right_click(driver, x, y)
    return wait.until(EC.visibility_of_element_located(MENU))


def open_by_keys(driver, wait):
    driver.execute_script("arguments[0].focus()", driver.find_element(*by_test_id("context-menu-trigger")))
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).perform()
    return wait.until(EC.visibility_of_element_located(MENU))


def is_closed(driver):
    return driver.find_elements(*MENU) == []


# WebDriver sees neither the browser's menu nor the place of its cursor in the window. The event has both.
NOTE_EVENT = "addEventListener('contextmenu', (event) => { window.seen = event })"


def test_opens(driver, wait):
    """opens: a right click opens the menu at the cursor"""
    driver.execute_script(NOTE_EVENT)
    open_menu(driver, wait, -40, -20)
    assert corner(driver) == pytest.approx(driver.execute_script("return [seen.clientX, seen.clientY]"), abs=1)


def test_native(driver, wait):
    """native: the browser’s own menu does not open"""
    driver.execute_script(NOTE_EVENT)
    open_menu(driver, wait)
    assert driver.execute_script("return seen.defaultPrevented")


def test_left_click(driver):
    """left-click: a left click opens no menu"""
    driver.find_element(*by_test_id("context-menu-trigger")).click()
    assert is_closed(driver)


def test_items(driver, wait):
    """items: the menu has “Edit”, “Delete” and “Properties”"""
    items = open_menu(driver, wait).find_elements(By.CSS_SELECTOR, "[role=menuitem]")
    assert texts(items) == ["Edit", "Delete", "Properties"]


def test_closes(driver, wait):
    """closes: a click on an item closes the menu"""
    for name in ["edit", "delete", "properties"]:
        open_menu(driver, wait).find_element(*by_test_id(f"context-menu-{name}")).click()
        wait.until(is_closed)


def test_elsewhere(driver, wait):
    """elsewhere: a click anywhere else closes the menu"""
    open_menu(driver, wait)
    driver.find_element(By.TAG_NAME, "h1").click()
    wait.until(is_closed)
    # Opens it to the right of the middle and below it, so that it does not cover the middle of the area.
    open_menu(driver, wait, 40, 40)
    driver.find_element(*by_test_id("context-menu-trigger")).click()
    wait.until(is_closed)


def test_moves(driver, wait):
    """moves: a second right click moves the menu"""
    open_menu(driver, wait)
    x, y = corner(driver)
    right_click(driver, -150, -30)
    wait.until(lambda _: corner(driver) == pytest.approx([x - 150, y - 30], abs=1))


def test_result(driver, wait):
    """result: the line names the item that was clicked last"""
    result = driver.find_element(*by_test_id("context-menu-result"))
    for name in ["Edit", "Delete", "Properties"]:
        open_menu(driver, wait).find_element(*by_test_id(f"context-menu-{name.lower()}")).click()
        wait.until(lambda _: result.text == f"Last action: {name}")


def test_kept(driver, wait):
    """kept: a click anywhere else leaves the line as it is"""
    open_menu(driver, wait).find_element(*by_test_id("context-menu-edit")).click()
    wait.until(is_closed)
    open_menu(driver, wait)
    driver.find_element(By.TAG_NAME, "h1").click()
    wait.until(is_closed)
    assert driver.find_element(*by_test_id("context-menu-result")).text == "Last action: Edit"


def test_empty(driver, wait):
    """empty: the line is empty until an item is clicked"""
    open_menu(driver, wait)
    driver.find_element(By.TAG_NAME, "h1").click()
    # A closed menu is no proof: a click that misses its item closes it too.
    wait.until(is_closed)
    assert driver.find_element(*by_test_id("context-menu-result")).text == ""


def test_window(driver, wait):
    """window: the whole menu is within the window"""
    # The window is so small that the area reaches its right and its lower edge.
    driver.set_window_size(800, 500)
    script = "const { right, bottom } = arguments[0].getBoundingClientRect(); return [right, bottom]"
    right, bottom = driver.execute_script(script, driver.find_element(*by_test_id("context-menu-trigger")))
    width, height = driver.execute_script("return [innerWidth, innerHeight]")
    chain = ActionChains(driver)
    chain.w3c_actions.pointer_action.move_to_location(int(min(right, width)) - 4, int(min(bottom, height)) - 4)
    chain.context_click().perform()
    menu = wait.until(EC.visibility_of_element_located(MENU))
    right, bottom = driver.execute_script(script, menu)
    left, top = corner(driver)
    assert 0 <= left and right <= width and 0 <= top and bottom <= height


def test_keys(driver, wait):
    """keys: Shift+F10 opens the menu"""
    assert open_by_keys(driver, wait).is_displayed()


def test_first_item(driver, wait):
    """first-item: opened by a key, the menu has the focus on “Edit”"""
    open_by_keys(driver, wait)
    wait.until(lambda _: driver.switch_to.active_element.text == "Edit")


def test_arrows(driver, wait):
    """arrows: ↓ and ↑ move the focus round the items"""
    items = open_menu(driver, wait).find_elements(By.CSS_SELECTOR, "[role=menuitem]")
    assert len(items) == 3
    for key, index in [
        (Keys.ARROW_DOWN, 0),
        (Keys.ARROW_DOWN, 1),
        (Keys.ARROW_DOWN, 2),
        (Keys.ARROW_DOWN, 0),
        (Keys.ARROW_UP, 2),
        (Keys.ARROW_UP, 1),
    ]:
        ActionChains(driver).send_keys(key).perform()
        wait.until(lambda _: driver.switch_to.active_element == items[index])


def test_escape(driver, wait):
    """escape: Escape closes the menu"""
    open_menu(driver, wait)
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(is_closed)


def test_returned(driver, wait):
    """returned: the focus is on the area after Escape"""
    open_by_keys(driver, wait)
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    area = driver.find_element(*by_test_id("context-menu-trigger"))
    wait.until(lambda _: driver.switch_to.active_element == area)
