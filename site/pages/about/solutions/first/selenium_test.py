from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_heading(driver, site, wait):
    """heading: the page has its heading"""
    driver.get(f"{site}/about")
    wait.until(EC.visibility_of_element_located((By.XPATH, '//h1[.="About Test Automation Practice"]')))


def test_install(driver, site, wait):
    """install: the command that starts the site is shown"""
    driver.get(f"{site}/about")
    wait.until(EC.text_to_be_present_in_element(by_test_id("about-install"), "npx practice-site serve"))


def test_licence(driver, site, wait):
    """licence: the licence is MIT"""
    driver.get(f"{site}/about")
    # Not: text == "practice-site 1.0.0, under the MIT licence. The libraries that …"; any correction fails it.
    wait.until(EC.text_to_be_present_in_element(by_test_id("about-version"), "MIT"))
