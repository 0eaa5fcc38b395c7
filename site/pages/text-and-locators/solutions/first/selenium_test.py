from locators import by_test_id
from selenium.webdriver.common.by import By


def test_quotes(driver, site):
    """quotes: both kinds are in the label"""
    driver.get(f"{site}/text-and-locators")
    assert driver.find_element(*by_test_id("text-row-quotes")).text.startswith("Rename \"Tom's list\"")


def test_spaces(driver, site):
    """spaces: normalised they are plain ones"""
    driver.get(f"{site}/text-and-locators")
    # Not: an XPath with [.="Book 2 seats now"]; its no-break spaces look like those of your keyboard, but differ.
    label = driver.find_element(By.CSS_SELECTOR, "[data-testid=text-row-spaces] button").get_property("textContent")
    assert " ".join(label.split()) == "Book 2 seats now"


def test_twin(driver, site):
    """twin: one of two is visible"""
    driver.get(f"{site}/text-and-locators")
    # Not: find_element, which gives the hidden one.
    twins = driver.find_elements(By.XPATH, '//button[.="Subscribe"]')
    assert [twin.is_displayed() for twin in twins].count(True) == 1
