from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

BOXES = (By.XPATH, '//label[starts-with(., "Checkbox")]//input')


def test_all(driver, site, wait):
    """all: “Check All” ticks all three"""
    driver.get(f"{site}/checkboxes")
    wait.until(EC.element_to_be_clickable((By.XPATH, '//button[.="Check All"]'))).click()
    wait.until(lambda _: [box.is_selected() for box in driver.find_elements(*BOXES)] == [True, True, True])


def test_none(driver, site, wait):
    """none: “Uncheck All” removes every tick"""
    driver.get(f"{site}/checkboxes")
    for box in wait.until(EC.presence_of_all_elements_located(BOXES)):
        # Not: box.click() alone; the second box is ticked already, so the click would remove the tick.
        if not box.is_selected():
            box.click()
    driver.find_element(By.XPATH, '//button[.="Uncheck All"]').click()
    wait.until(lambda _: [box.is_selected() for box in driver.find_elements(*BOXES)] == [False, False, False])
