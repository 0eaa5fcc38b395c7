from locators import texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

ITEMS = (By.CSS_SELECTOR, '[aria-label="Reorderable items"] [role=listitem]')


def test_start(driver, site, wait):
    """start: the list has Item 1 to Item 5"""
    driver.get(f"{site}/drag-drop")
    items = wait.until(EC.visibility_of_all_elements_located(ITEMS))
    assert texts(items) == ["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]


def test_drop(driver, site, wait):
    """drop: a dropped item takes the place of another"""
    driver.get(f"{site}/drag-drop")
    first = wait.until(EC.element_to_be_clickable((By.CSS_SELECTOR, '[aria-label="Move Item 1"]')))
    fourth = driver.find_element(By.CSS_SELECTOR, '[aria-label="Move Item 4"]')
    # Not: a drag of “Item 1” itself and a look for “Item 1”; only a handle drags, and the item is there anyway.
    ActionChains(driver).drag_and_drop(first, fourth).perform()
    order = ["Item 2", "Item 3", "Item 4", "Item 1", "Item 5"]
    wait.until(lambda _: texts(driver.find_elements(*ITEMS)) == order)
