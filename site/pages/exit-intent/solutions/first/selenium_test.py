from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

LEAVE_AT = "document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: arguments[0] }))"


def test_edges(driver, site, wait):
    """edges: another edge opens nothing"""
    driver.get(f"{site}/exit-intent")
    toggle = wait.until(EC.element_to_be_clickable(by_test_id("theme-toggle")))
    driver.execute_script(LEAVE_AT, 5000)
    # Not: the last line alone; it passes before anything could happen. An open dialog would be in this click’s way.
    toggle.click()
    assert driver.find_elements(By.CSS_SELECTOR, "[role=dialog]") == []


def test_dismissed(driver, site, wait):
    """dismissed: “Close” closes the dialog"""
    driver.get(f"{site}/exit-intent")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    driver.execute_script(LEAVE_AT, -1)
    wait.until(EC.element_to_be_clickable((By.CSS_SELECTOR, "[role=dialog] [aria-label=Close]"))).click()
    wait.until(lambda _: driver.find_elements(By.CSS_SELECTOR, "[role=dialog]") == [])
