import re

import pytest
from hooks import hook
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


def test_team(driver):
    """team: the links of the project team lead to example.com"""
    assert driver.find_element(By.XPATH, '//h2[.="Project Team"]').is_displayed()
    for name in ["github-link", "linkedin-link"]:
        assert driver.find_element(*hook(name)).get_attribute("href").startswith("https://example.com/")
    assert re.fullmatch(r"mailto:[^@]+@example\.com", driver.find_element(*hook("email-link")).get_attribute("href"))
