from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_a(driver, site, wait):
    """a: the title of variant A"""
    # Not: driver.get(f"{site}/ab-testing"); a first visit gets A or B by chance, so this passes only sometimes.
    driver.get(f"{site}/ab-testing?variant=A")
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h2[.="Welcome to Version A"]')))


def test_b(driver, site, wait):
    """b: the title of variant B"""
    driver.get(f"{site}/ab-testing?variant=B")
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h2[.="Experience Version B"]')))


def test_counter(driver, site, wait):
    """counter: the button shows “Click Me (0)” at first"""
    # Both variants have this button, so no variant is pinned.
    driver.get(f"{site}/ab-testing")
    wait.until(EC.visibility_of_element_located((By.XPATH, '//button[.="Click Me (0)"]')))
