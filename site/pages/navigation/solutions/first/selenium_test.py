from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_script(driver, site, wait):
    """script: another document opens after a second"""
    driver.get(f"{site}/navigation")
    wait.until(EC.element_to_be_clickable((By.LINK_TEXT, "Redirect by script"))).click()
    # Not: driver.title right after the click; it reads the title once, often that of the document in between.
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h1[.="Arrived by script"]')))


def test_get(driver, site, wait):
    """get: the name is in the address"""
    driver.get(f"{site}/navigation")
    wait.until(EC.element_to_be_clickable(by_test_id("go-name-get"))).send_keys("Ada")
    driver.find_element(*by_test_id("go-get")).click()
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h1[.="Received by GET"]')))
    assert "name=Ada" in driver.current_url
