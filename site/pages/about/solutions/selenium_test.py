import json
import re
from urllib.request import urlopen

import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/about")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def test_heading(driver):
    """heading: the page is headed About Test Automation Practice"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "About Test Automation Practice"


def test_features(driver):
    """features: it lists the six features"""
    for feature in [
        "Form validations and dynamic inputs",
        "Interactive UI and animations",
        "File upload and download",
        "Authentication and authorization flows",
        "Dynamic content loading and state",
        "Cross-browser challenges",
    ]:
        # By its exact name alone: the words around it may change.
        assert driver.find_element(By.XPATH, f'//main//*[text()="{feature}"]').is_displayed()


def test_install(driver):
    """install: it names the command that starts the site"""
    assert "npx practice-site serve" in driver.find_element(*by_test_id("about-install")).text


def test_options(driver):
    """options: it lists the options of a run"""
    listed = [term.text for term in driver.find_elements(By.CSS_SELECTOR, '[data-testid="about-options"] dt')]
    flags = ["--seed", "--variant", "--delay-scale", "--slow", "--late", "--now", "--download-failure", "--other-origin"]
    for flag in flags:
        assert any(flag in term for term in listed)


def test_locators(driver):
    """locators: it has a locator for a test id in each tool"""
    section = driver.find_element(*by_test_id("about-hooks"))
    terms = [term.text for term in section.find_elements(By.TAG_NAME, "dt")]
    assert terms == ["Playwright", "Selenium", "WebdriverIO", "Cypress"]
    assert all("submit-button" in locator.text for locator in section.find_elements(By.TAG_NAME, "dd"))


def test_data(driver):
    """data: it says where programs find all of this"""
    text = driver.find_element(*by_test_id("about-data")).text
    assert "npx practice-site pages --json" in text
    assert "practice-site/catalogue" in text


def test_version(driver, site):
    """version: it names the licence, and the version that the server names too"""
    text = driver.find_element(*by_test_id("about-version")).text
    with urlopen(f"{site}/__practice/health") as answer:
        version = json.load(answer)["version"]
    assert f"practice-site {version}" in text
    assert "MIT" in text


def test_team(driver):
    """team: the links of the project team lead to example.com"""
    assert driver.find_element(By.XPATH, '//h2[.="Project Team"]').is_displayed()
    for name in ["github-link", "linkedin-link"]:
        assert driver.find_element(*by_test_id(name)).get_attribute("href").startswith("https://example.com/")
    email = driver.find_element(*by_test_id("email-link"))
    assert re.fullmatch(r"mailto:[^@]+@example\.com", email.get_attribute("href"))
