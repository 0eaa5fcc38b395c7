import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/storage")
    driver.execute_script("localStorage.clear()")
    driver.refresh()
    # Not: "consent-accept" in every test; a test that only grants never sees the page of those who refuse.
    wait.until(EC.element_to_be_clickable(by_test_id("consent-necessary"))).click()


def test_choices(driver, wait):
    """choices: each choice closes the banner"""
    wait.until(EC.invisibility_of_element_located(by_test_id("consent-banner")))


def test_local(driver, wait):
    """local: the note is kept after reloads"""
    driver.find_element(*by_test_id("note-local-text")).send_keys("Milk")
    driver.find_element(*by_test_id("note-local-save")).click()
    driver.refresh()
    wait.until(EC.text_to_be_present_in_element(by_test_id("note-local-stored"), "Stored: Milk"))
