import pytest
from hooks import hook, hooks, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

GROUPS = {
    "Basic": ["About", "Forms", "Tables"],
    "Interaction": ["Drag & Drop", "Dynamic Elements", "Hover States", "Key Press", "Slider"],
    "Content": ["File Upload", "File Download", "Iframes", "Broken Images", "Shadow DOM"],
    "Advanced": [
        "Context Menu",
        "Multi Tiered Menu",
        "Notifications",
        "A/B Testing",
        "Authentication",
        "Checkboxes",
        "Exit Intent",
        "Alerts",
    ],
}


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def test_heading(driver):
    """heading: the page is headed by the name of the site"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "Test Automation Practice (Web and Mobile Web)"


def test_cards(driver):
    """cards: a card for each page of the sidebar, in the same groups and order"""
    names = [name for group, pages in GROUPS.items() for name in (group, *pages)]
    assert texts(driver.find_elements(By.CSS_SELECTOR, "main h2, main h3")) == names
    assert texts(driver.find_elements(*hooks("nav-"))) == [name for pages in GROUPS.values() for name in pages]
    for card in driver.find_elements(*hooks("feature-card-")):
        # A line of description: the card says more than its name.
        name = card.find_element(By.TAG_NAME, "h3").text
        assert len(card.text) > len(name) + 10


def test_links(driver, wait):
    """links: a click anywhere on a card shows its page"""
    for card in ["feature-card-forms", "feature-card-drag-drop", "feature-card-shadow-dom", "feature-card-alerts"]:
        # By its hook and not by its place: a new exercise would move it.
        driver.find_element(*hook(card)).click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(hook(card)))
        driver.find_element(*hook(card)).find_element(By.TAG_NAME, "p").click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(hook(card)))
