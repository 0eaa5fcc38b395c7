import json
import re
from urllib.request import urlopen

import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/about")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def test_heading(driver):
    """heading: the page has its heading"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "About Test Automation Practice"


def test_features(driver):
    """features: forms, interaction and files are listed"""
    for feature in [
        "Form validations and dynamic inputs",
        "Interactive UI and animations",
        "File upload and download",
    ]:
        # Only by its exact name, because the words around it may change.
        assert driver.find_element(By.XPATH, f'//main//*[text()="{feature}"]').is_displayed()


def test_more_features(driver):
    """more-features: logins, late content and browsers are listed"""
    for feature in [
        "Authentication and authorization flows",
        "Dynamic content loading and state",
        "Cross-browser challenges",
    ]:
        assert driver.find_element(By.XPATH, f'//main//*[text()="{feature}"]').is_displayed()


def test_learning(driver):
    """learning: requirements, bugs, redesigns and the hunt are explained"""
    terms = driver.find_elements(By.CSS_SELECTOR, '[data-testid="about-learning"] dt')
    assert texts(terms) == ["Requirements", "Bugs and grade", "Redesigns", "Hunt"]


def test_install(driver):
    """install: the command that starts the site is shown"""
    assert "npx practice-site serve" in driver.find_element(*by_test_id("about-install")).text


def test_options(driver):
    """options: the options of a run are listed"""
    listed = [term.text for term in driver.find_elements(By.CSS_SELECTOR, '[data-testid="about-options"] dt')]
    flags = ["--seed", "--variant", "--delay-scale", "--slow", "--late", "--now", "--download-failure", "--other-origin"]
    for flag in flags:
        assert any(flag in term for term in listed)


def test_locators(driver):
    """locators: each tool has a locator"""
    terms = driver.find_element(*by_test_id("about-hooks")).find_elements(By.TAG_NAME, "dt")
    assert texts(terms) == ["Playwright", "Selenium", "WebdriverIO", "Cypress"]


def test_located(driver):
    """located: each locator finds “submit-button”"""
    locators = driver.find_element(*by_test_id("about-hooks")).find_elements(By.TAG_NAME, "dd")
    assert locators != []
    for locator in locators:
        assert "submit-button" in locator.text


def test_data(driver):
    """data: the command that lists the pages is shown"""
    assert "npx practice-site pages --json" in driver.find_element(*by_test_id("about-data")).text


def test_catalogue(driver):
    """catalogue: the import for the same data is shown"""
    assert "practice-site/catalogue" in driver.find_element(*by_test_id("about-data")).text


def test_version(driver, site):
    """version: the version is that of the server"""
    with urlopen(f"{site}/__practice/health") as response:
        version = json.load(response)["version"]
    assert f"practice-site {version}" in driver.find_element(*by_test_id("about-version")).text


def test_licence(driver):
    """licence: the licence is MIT"""
    assert "MIT" in driver.find_element(*by_test_id("about-version")).text


def test_team(driver):
    """team: the link to the source code leads to example.com"""
    assert driver.find_element(By.XPATH, '//h2[.="Project Team"]').is_displayed()
    assert driver.find_element(*by_test_id("github-link")).get_attribute("href").startswith("https://example.com/")


def test_community(driver):
    """community: the link to the community leads to example.com"""
    assert driver.find_element(*by_test_id("linkedin-link")).get_attribute("href").startswith("https://example.com/")


def test_contact(driver):
    """contact: the link for contact writes to example.com"""
    email = driver.find_element(*by_test_id("email-link"))
    assert re.fullmatch(r"mailto:[^@]+@example\.com", email.get_attribute("href"))
