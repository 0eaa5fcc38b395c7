from locators import by_test_id, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def open_menu(driver, site, wait):
    driver.get(f"{site}/context-menu")
    area = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, '[aria-label="Area with a context menu"]')))
    ActionChains(driver).context_click(area).perform()
    return wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "main [role=menu]")))


def test_items(driver, site, wait):
    """items: the menu has “Edit”, “Delete” and “Properties”"""
    items = open_menu(driver, site, wait).find_elements(By.CSS_SELECTOR, "[role=menuitem]")
    assert texts(items) == ["Edit", "Delete", "Properties"]


def test_result(driver, site, wait):
    """result: the line names the item that was clicked last"""
    open_menu(driver, site, wait).find_element(By.XPATH, './/*[@role="menuitem"][.="Edit"]').click()
    # Not: only that the menu has gone; any click closes it, also one that missed the item.
    wait.until(EC.text_to_be_present_in_element(by_test_id("context-menu-result"), "Last action: Edit"))
