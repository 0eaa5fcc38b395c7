from locators import by_test_id
from selenium.webdriver.common.by import By


def test_quotes(driver, site):
    """quotes: the label has both kinds of quotes"""
    driver.get(f"{site}/text-and-locators")
    assert driver.find_element(*by_test_id("text-row-quotes")).text.startswith("Rename \"Tom's list\"")


def test_spaces(driver, site):
    """spaces: the label has plain spaces when normalised"""
    driver.get(f"{site}/text-and-locators")
    # Not: an XPath with [.="Book 2 seats now"]; its no-break spaces look like those of your keyboard, but differ.
    label = driver.find_element(By.CSS_SELECTOR, "[data-testid=text-row-spaces] button").get_property("textContent")
    assert " ".join(label.split()) == "Book 2 seats now"


def test_twin(driver, site):
    """twin: only one of two buttons is visible"""
    driver.get(f"{site}/text-and-locators")
    # Not: find_element, which finds the hidden one.
    twins = driver.find_elements(By.XPATH, '//button[.="Subscribe"]')
    assert [twin.is_displayed() for twin in twins].count(True) == 1
