from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


def test_quotes(driver, site, wait):
    """quotes: the label has both kinds of quotes"""
    driver.get(f"{site}/text-and-locators")
    wait.until(EC.visibility_of_element_located((By.XPATH, """//button[.=concat('Rename "Tom', "'", 's list"')]""")))


def test_spaces(driver, site, wait):
    """spaces: the label has plain spaces when normalised"""
    driver.get(f"{site}/text-and-locators")
    # Not: an XPath with [.="Book 2 seats now"]; its no-break spaces look like those of your keyboard, but differ.
    label = wait.until(EC.visibility_of_element_located((By.CSS_SELECTOR, "[data-testid=text-row-spaces] button")))
    assert " ".join(label.get_property("textContent").split()) == "Book 2 seats now"


def test_twin(driver, site, wait):
    """twin: only one of two buttons is visible"""
    driver.get(f"{site}/text-and-locators")
    # Not: find_element, which gives the hidden one.
    twins = wait.until(EC.presence_of_all_elements_located((By.XPATH, '//button[.="Subscribe"]')))
    assert [twin.is_displayed() for twin in twins].count(True) == 1
