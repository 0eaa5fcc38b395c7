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
    """A right click so far from the middle of the area."""
    area = driver.find_element(*by_test_id("context-menu-trigger"))
    ActionChains(driver).move_to_element_with_offset(area, x, y).context_click().perform()


def corner(driver):
    script = "const { x, y } = arguments[0].getBoundingClientRect(); return [x, y]"
    return driver.execute_script(script, driver.find_element(*MENU))


def test_opens(driver, wait):
    """opens: a right click opens the menu at the cursor in place of the browser's own"""
    driver.find_element(*by_test_id("context-menu-trigger")).click()
    assert driver.find_elements(*MENU) == []
    # No driver sees the browser's menu: whether the page has prevented it is in the event.
    driver.execute_script("addEventListener('contextmenu', (event) => { window.seen = event })")
    right_click(driver)
    wait.until(EC.visibility_of_element_located(MENU))
    prevented, x, y = driver.execute_script("return [seen.defaultPrevented, seen.clientX, seen.clientY]")
    assert prevented
    assert corner(driver) == pytest.approx([x, y], abs=1)


def test_items(driver, wait):
    """items: the menu has Edit, Delete and Properties, in this order"""
    right_click(driver)
    menu = wait.until(EC.visibility_of_element_located(MENU))
    assert texts(menu.find_elements(By.CSS_SELECTOR, "[role=menuitem]")) == ["Edit", "Delete", "Properties"]
    for name in ["Edit", "Delete", "Properties"]:
        assert menu.find_element(*by_test_id(f"context-menu-{name.lower()}")).text == name


def test_closes(driver, wait):
    """closes: a click closes the menu, on an item or anywhere else"""
    for target in [
        by_test_id("context-menu-edit"),
        by_test_id("context-menu-delete"),
        by_test_id("context-menu-properties"),
        (By.TAG_NAME, "h1"),
    ]:
        right_click(driver)
        wait.until(EC.visibility_of_element_located(MENU))
        driver.find_element(*target).click()
        wait.until(EC.invisibility_of_element_located(MENU))


def test_moves(driver, wait):
    """moves: a second right click moves the menu, and there is never more than one"""
    right_click(driver)
    wait.until(EC.visibility_of_element_located(MENU))
    before = corner(driver)
    right_click(driver, -150, -30)
    wait.until(lambda _: corner(driver) == pytest.approx([before[0] - 150, before[1] - 30], abs=1))
    assert len(driver.find_elements(*MENU)) == 1


def test_result(driver, wait):
    """result: a click on an item is named below the area, and stays there until the next"""
    result = driver.find_element(*by_test_id("context-menu-result"))

    def click_elsewhere():
        right_click(driver)
        wait.until(EC.visibility_of_element_located(MENU))
        driver.find_element(By.TAG_NAME, "h1").click()
        wait.until(EC.invisibility_of_element_located(MENU))

    click_elsewhere()
    assert result.text == ""
    for name in ["Edit", "Delete", "Properties"]:
        right_click(driver)
        wait.until(EC.element_to_be_clickable(by_test_id(f"context-menu-{name.lower()}"))).click()
        wait.until(lambda _: result.text == f"Last action: {name}")
    click_elsewhere()
    assert result.text == "Last action: Properties"


def test_window(driver, wait):
    """window: near an edge all of the menu is within the window"""
    # A window so small that the area reaches to its right and its lower edge.
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
    """keys: Shift+F10 opens the menu with the focus on Edit, and arrows go round"""
    driver.execute_script("arguments[0].focus()", driver.find_element(*by_test_id("context-menu-trigger")))
    ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.F10).key_up(Keys.SHIFT).perform()
    wait.until(lambda _: driver.switch_to.active_element.text == "Edit")
    for key, name in [
        (Keys.ARROW_DOWN, "Delete"),
        (Keys.ARROW_DOWN, "Properties"),
        (Keys.ARROW_DOWN, "Edit"),
        (Keys.ARROW_UP, "Properties"),
    ]:
        ActionChains(driver).send_keys(key).perform()
        wait.until(lambda _: driver.switch_to.active_element.text == name)


def test_escape(driver, wait):
    """escape: Escape closes the menu and gives the focus back to the area"""
    right_click(driver)
    wait.until(EC.visibility_of_element_located(MENU))
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(MENU))
    assert driver.switch_to.active_element == driver.find_element(*by_test_id("context-menu-trigger"))
