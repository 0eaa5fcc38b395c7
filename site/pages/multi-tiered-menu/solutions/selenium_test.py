from urllib.parse import urlsplit

import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

MENUS = ["menu-simple", "menu-mui", "menu-antd"]
PATH = ["Products", "Electronics", "Smartphones", "Android Phones", "Samsung", "Galaxy S Series"]
# As deep as the first path, whose names another test checks.
SERVICES = ["Services", "Technical Support", "Device Support", "Phone Support", "iOS Support", "Device Setup"]
DIALOG = by_test_id("dialog")


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/multi-tiered-menu")
    wait.until(EC.visibility_of_element_located(by_test_id("menu-antd")))
    move_away(driver)


def move_away(driver):
    ActionChains(driver).move_to_element(driver.find_element(*by_test_id("theme-toggle"))).perform()


def item(menu, label):
    """By their names, because the same items have other tags and roles in each menu."""
    is_item = "(self::button or @role='menuitem')"
    return By.XPATH, f'//*[@data-testid="{menu}"]//*[{is_item} and normalize-space(.)="{label}"]'


def hover(driver, wait, menu, *labels):
    # One by one, because the straight way to a deep item crosses other items and opens their submenus.
    for label in labels:
        target = wait.until(EC.visibility_of_element_located(item(menu, label)))
        ActionChains(driver).move_to_element(target).perform()


def close_all(driver, wait, menu, second="Electronics"):
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    move_away(driver)
    wait.until(EC.invisibility_of_element_located(item(menu, second)))


@pytest.fixture
def click_tutorials(driver, wait):
    def click(menu):
        hover(driver, wait, menu, "Support", "Documentation", "Tutorials")
        driver.find_element(*item(menu, "Tutorials")).click()
        return wait.until(EC.visibility_of_element_located(DIALOG))

    return click


@pytest.fixture
def close_dialog(wait):
    def close(dialog):
        dialog.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located(DIALOG))

    return close


def focus(driver, menu, label):
    driver.execute_script("arguments[0].focus()", driver.find_element(*item(menu, label)))


def press_in_turn(driver, wait, *keys):
    for key, focused in keys:
        ActionChains(driver).send_keys(key).perform()
        wait.until(lambda _: driver.switch_to.active_element.text == focused)


def test_headings(driver):
    """headings: the three menus have their titles"""
    assert texts(driver.find_elements(By.TAG_NAME, "h1")) == [
        "Simple Multi Tiered Menu",
        "Simple Multi Tiered Menu Use MUI",
        "Simple Multi Tiered Menu Use Antd",
    ]


def test_top(driver):
    """top: each bar has Products, Services and Support"""
    for menu in MENUS:
        items = driver.find_elements(By.CSS_SELECTOR, f"[data-testid={menu}] :is(button, [role=menuitem])")
        assert [each.text for each in items if each.is_displayed()] == ["Products", "Services", "Support"]


def test_carets(driver):
    """carets: each item of a bar has a caret"""
    for menu in MENUS:
        for label in ["Products", "Services", "Support"]:
            assert driver.find_element(*item(menu, label)).find_element(By.TAG_NAME, "svg").is_displayed()


def test_tree(driver, wait):
    """tree: all three menus have the same items"""
    shown = []
    for menu in MENUS:
        # Ends at an item without children, so that no other submenu opens while the labels are read.
        hover(driver, wait, menu, *SERVICES)
        items = driver.find_elements(By.CSS_SELECTOR, f"[data-testid={menu}] :is(button, [role=menuitem])")
        shown.append(sorted(each.text for each in items if each.is_displayed()))
        close_all(driver, wait, menu, "Technical Support")
    assert set(SERVICES) <= set(shown[0])
    assert shown[0] == shown[1] == shown[2]


def test_levels(driver, wait):
    """levels: the items go six levels deep"""
    for menu in MENUS:
        hover(driver, wait, menu, *PATH)
        assert all(driver.find_element(*item(menu, label)).is_displayed() for label in PATH)
        close_all(driver, wait, menu)


def test_hover(driver, wait):
    """hover: a submenu opens 0.1 s after the pointer enters"""
    for menu in MENUS:
        products = driver.find_element(*item(menu, "Products"))
        opening = Stopwatch(driver, "element.ariaExpanded === 'false'", "pointerenter", longest=0.8, element=products)
        ActionChains(driver).move_to_element(products).perform()
        assert opening.seconds(wait) >= 0.095
        close_all(driver, wait, menu)


def test_left(driver, wait):
    """left: a submenu closes 0.1 s after the pointer leaves"""
    for menu in MENUS:
        products = driver.find_element(*item(menu, "Products"))
        ActionChains(driver).move_to_element(products).perform()
        wait.until(EC.visibility_of_element_located(item(menu, "Electronics")))
        closing = Stopwatch(driver, "element.ariaExpanded === 'true'", "pointerleave", longest=0.8, element=products)
        move_away(driver)
        assert closing.seconds(wait) >= 0.095


def test_place(driver, wait):
    """place: a submenu opens below an item of the bar"""
    # The window has room below the last bar. Without room, submenus would open above it.
    driver.set_window_size(1280, 1400)
    for menu in MENUS:
        hover(driver, wait, menu, "Products", "Electronics")
        bar, second = [driver.find_element(*item(menu, label)).rect for label in PATH[:2]]
        assert second["y"] >= bar["y"] + bar["height"] - 1
        close_all(driver, wait, menu)


def test_beside(driver, wait):
    """beside: a submenu opens to the right of a deeper item"""
    driver.set_window_size(1280, 1400)
    for menu in MENUS:
        hover(driver, wait, menu, "Products", "Electronics", "Smartphones")
        second, third = [driver.find_element(*item(menu, label)).rect for label in PATH[1:3]]
        assert third["x"] >= second["x"] + second["width"] - 1
        close_all(driver, wait, menu)


def test_mounted(driver, wait):
    """mounted: in the first menu the items of a submenu are there only while it is open"""
    top = ["Products", "Services", "Support"]
    assert texts(driver.find_elements(*by_test_id_prefix("multi-tier-menu-item-"))) == top
    hover(driver, wait, "menu-simple", "Products")
    wait.until(EC.visibility_of_element_located(by_test_id("multi-tier-menu-item-electronics")))
    move_away(driver)
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("multi-tier-menu-item-"))) == top)


def test_leaf(driver, click_tutorials, close_dialog):
    """leaf: a click on an item without children opens the dialog"""
    for menu in MENUS:
        dialog = click_tutorials(menu)
        assert driver.find_element(By.CSS_SELECTOR, "[role=dialog]").accessible_name == "Item Clicked"
        close_dialog(dialog)


def test_named(click_tutorials, close_dialog):
    """named: the dialog names the item"""
    for menu in MENUS:
        dialog = click_tutorials(menu)
        assert dialog.find_element(*by_test_id("dialog-text")).text == "You clicked: Tutorials"
        close_dialog(dialog)


def test_closed(wait, click_tutorials):
    """closed: “Close” closes the dialog"""
    click_tutorials("menu-simple").find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(DIALOG))


def test_escape(driver, wait, click_tutorials):
    """escape: Escape closes the dialog"""
    click_tutorials("menu-simple")
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(DIALOG))


def test_parent(driver, wait):
    """parent: a click on an item with children opens no dialog"""
    for menu in MENUS:
        for label, child in zip(SERVICES, SERVICES[1:]):
            wait.until(EC.element_to_be_clickable(item(menu, label))).click()
            # The next level is open, so the click has had its effect. A dialog would be there by now.
            wait.until(EC.visibility_of_element_located(item(menu, child)))
            assert driver.find_elements(*DIALOG) == []
        # A submenu that a click opened stays open when the pointer leaves. A click elsewhere closes the whole menu.
        driver.find_element(*by_test_id(menu)).find_element(By.TAG_NAME, "h1").click()
        wait.until(EC.invisibility_of_element_located(item(menu, "Technical Support")))


def test_keyboard(driver, wait):
    """keyboard: the arrow keys move along the bar and through a submenu"""
    for menu in MENUS:
        focus(driver, menu, "Products")
        press_in_turn(
            driver,
            wait,
            (Keys.ARROW_RIGHT, "Services"),
            (Keys.ARROW_LEFT, "Products"),
            (Keys.ARROW_RIGHT, "Services"),
            (Keys.ARROW_DOWN, "Technical Support"),
            (Keys.ARROW_DOWN, "Repair Services"),
            (Keys.ARROW_UP, "Technical Support"),
        )


def test_into(driver, wait):
    """into: the key → opens deeper submenus"""
    for menu in MENUS:
        focus(driver, menu, "Services")
        into = [(Keys.ARROW_RIGHT, label) for label in SERVICES[2:]]
        press_in_turn(driver, wait, (Keys.ARROW_DOWN, SERVICES[1]), *into)


def test_enter(driver, wait, close_dialog):
    """enter: Enter on an item without children opens the dialog"""
    for menu in MENUS:
        focus(driver, menu, "Support")
        press_in_turn(driver, wait, (Keys.ARROW_DOWN, "Customer Service"), (Keys.ARROW_RIGHT, "Contact Us"))
        ActionChains(driver).send_keys(Keys.ENTER).perform()
        dialog = wait.until(EC.visibility_of_element_located(DIALOG))
        assert dialog.find_element(*by_test_id("dialog-text")).text == "You clicked: Contact Us"
        close_dialog(dialog)


def test_back(driver, wait):
    """back: Escape closes one submenu"""
    for menu in MENUS:
        focus(driver, menu, "Products")
        press_in_turn(
            driver,
            wait,
            (Keys.ARROW_DOWN, "Electronics"),
            (Keys.ARROW_RIGHT, "Smartphones"),
            (Keys.ESCAPE, "Electronics"),
        )
        wait.until(EC.invisibility_of_element_located(item(menu, "Smartphones")))


def test_slashes(driver, site, wait):
    """slashes: //multi-tiered-menu shows this page too"""
    driver.get(f"{site}//multi-tiered-menu")
    wait.until(EC.visibility_of_element_located(by_test_id("menu-simple")))
    wait.until(lambda _: urlsplit(driver.current_url).path == f"{urlsplit(site).path}/multi-tiered-menu")
