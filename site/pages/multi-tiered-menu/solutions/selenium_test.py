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
DIALOG = By.CSS_SELECTOR, "[role=dialog]"


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/multi-tiered-menu")
    wait.until(EC.visibility_of_element_located(by_test_id("menu-antd")))
    move_away(driver)


def move_away(driver):
    ActionChains(driver).move_to_element(driver.find_element(*by_test_id("theme-toggle"))).perform()


def item(menu, label):
    """The same items have other tags and roles in each menu: what they share is their name."""
    is_item = "(self::button or @role='menuitem')"
    return By.XPATH, f'//*[@data-testid="{menu}"]//*[{is_item} and normalize-space(.)="{label}"]'


def hover(driver, wait, menu, *labels):
    # One by one: the pointer's straight way to a deep item would cross others and open theirs.
    for label in labels:
        target = wait.until(EC.visibility_of_element_located(item(menu, label)))
        ActionChains(driver).move_to_element(target).perform()


def test_top(driver):
    """top: three menus with Products, Services and Support, each with a caret"""
    assert texts(driver.find_elements(By.TAG_NAME, "h1")) == [
        "Simple Multi Tiered Menu",
        "Simple Multi Tiered Menu Use MUI",
        "Simple Multi Tiered Menu Use Antd",
    ]
    for menu in MENUS:
        for label in ["Products", "Services", "Support"]:
            top = driver.find_element(*item(menu, label))
            assert top.is_displayed()
            assert top.find_element(By.TAG_NAME, "svg").is_displayed()


def test_tree(driver, wait):
    """tree: all three lead to the same items, six levels deep"""
    shown = []
    for menu in MENUS:
        hover(driver, wait, menu, *PATH)
        items = driver.find_elements(By.CSS_SELECTOR, f"[data-testid={menu}] :is(button, [role=menuitem])")
        shown.append(sorted(each.text for each in items if each.is_displayed()))
        ActionChains(driver).send_keys(Keys.ESCAPE).perform()
        move_away(driver)
        wait.until(EC.invisibility_of_element_located(item(menu, "Electronics")))
    assert set(PATH) <= set(shown[0])
    assert shown[0] == shown[1] == shown[2]


def test_hover(driver, wait):
    """hover: a submenu opens 0.1 s after the pointer has come, and closes 0.1 s after it has left"""
    for menu in MENUS:
        products = driver.find_element(*item(menu, "Products"))
        opening = Stopwatch(driver, "element.ariaExpanded === 'false'", "pointerenter", longest=0.8, element=products)
        ActionChains(driver).move_to_element(products).perform()
        assert opening.seconds(wait) >= 0.095
        closing = Stopwatch(driver, "element.ariaExpanded === 'true'", "pointerleave", longest=0.8, element=products)
        move_away(driver)
        assert closing.seconds(wait) >= 0.095


def test_place(driver, wait):
    """place: a submenu opens below an item of the bar, and to the right of a deeper one"""
    # A window with room below the last bar: where there is none, submenus open above.
    driver.set_window_size(1280, 1400)
    for menu in MENUS:
        hover(driver, wait, menu, *PATH[:3])
        bar, second, third = [driver.find_element(*item(menu, label)).rect for label in PATH[:3]]
        assert second["y"] >= bar["y"] + bar["height"] - 1
        assert third["x"] >= second["x"] + second["width"] - 1
        ActionChains(driver).send_keys(Keys.ESCAPE).perform()
        move_away(driver)
        wait.until(EC.invisibility_of_element_located(item(menu, "Electronics")))


def test_mounted(driver, wait):
    """mounted: in the first menu the items of a submenu are there only while it is open"""
    top = ["Products", "Services", "Support"]
    assert texts(driver.find_elements(*by_test_id_prefix("multi-tier-menu-item-"))) == top
    hover(driver, wait, "menu-simple", "Products")
    wait.until(EC.visibility_of_element_located(by_test_id("multi-tier-menu-item-electronics")))
    move_away(driver)
    wait.until(lambda _: texts(driver.find_elements(*by_test_id_prefix("multi-tier-menu-item-"))) == top)


def test_leaf(driver, wait):
    """leaf: a click on an item without children opens its dialog, which Close and Escape close"""
    for menu in MENUS:
        hover(driver, wait, menu, *PATH)
        driver.find_element(*item(menu, "Galaxy S Series")).click()
        dialog = wait.until(EC.visibility_of_element_located(DIALOG))
        assert dialog.accessible_name == "Item Clicked"
        assert "You clicked: Galaxy S Series" in dialog.text
        dialog.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located(DIALOG))

        hover(driver, wait, menu, "Support", "Documentation", "Tutorials")
        driver.find_element(*item(menu, "Tutorials")).click()
        assert "You clicked: Tutorials" in wait.until(EC.visibility_of_element_located(DIALOG)).text
        ActionChains(driver).send_keys(Keys.ESCAPE).perform()
        wait.until(EC.invisibility_of_element_located(DIALOG))


def test_parent(driver, wait):
    """parent: a click on an item with children opens no dialog"""
    for menu in MENUS:
        for label, child in zip(PATH, PATH[1:]):
            wait.until(EC.element_to_be_clickable(item(menu, label))).click()
            # The next level shows that the click has had its effect, so a dialog would be there by now.
            wait.until(EC.visibility_of_element_located(item(menu, child)))
            assert driver.find_elements(*DIALOG) == []
        # What a click has opened stays open when the pointer leaves. A click elsewhere closes all of it.
        driver.find_element(*by_test_id(menu)).find_element(By.TAG_NAME, "h1").click()
        wait.until(EC.invisibility_of_element_located(item(menu, "Electronics")))


def test_keyboard(driver, wait):
    """keyboard: arrows move and open, Enter chooses, Escape closes one submenu"""
    for menu in MENUS:
        driver.execute_script("arguments[0].focus()", driver.find_element(*item(menu, "Products")))
        for key, focused in [
            (Keys.ARROW_RIGHT, "Services"),
            (Keys.ARROW_LEFT, "Products"),
            (Keys.ARROW_DOWN, "Electronics"),
            (Keys.ARROW_DOWN, "Clothing"),
            (Keys.ARROW_UP, "Electronics"),
            (Keys.ARROW_RIGHT, "Smartphones"),
            (Keys.ARROW_RIGHT, "Android Phones"),
            (Keys.ESCAPE, "Smartphones"),
            (Keys.ARROW_RIGHT, "Android Phones"),
            (Keys.ARROW_RIGHT, "Samsung"),
            (Keys.ARROW_RIGHT, "Galaxy S Series"),
        ]:
            ActionChains(driver).send_keys(key).perform()
            wait.until(lambda _: driver.switch_to.active_element.text == focused)
        ActionChains(driver).send_keys(Keys.ENTER).perform()
        dialog = wait.until(EC.visibility_of_element_located(DIALOG))
        assert "You clicked: Galaxy S Series" in dialog.text
        dialog.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located(DIALOG))


def test_slashes(driver, site, wait):
    """slashes: //multi-tiered-menu shows this page too"""
    driver.get(f"{site}//multi-tiered-menu")
    wait.until(EC.visibility_of_element_located(by_test_id("menu-simple")))
    wait.until(lambda _: urlsplit(driver.current_url).path == f"{urlsplit(site).path}/multi-tiered-menu")
