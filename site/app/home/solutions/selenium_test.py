import pytest
from locators import by_test_id, by_test_id_prefix, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def test_heading(driver):
    """heading: the page is headed by the name of the site"""
    assert driver.find_element(By.TAG_NAME, "h1").text == "Test Automation Practice (Web and Mobile Web)"


def test_cards(driver):
    """cards: a card for each page of the sidebar, in the same groups and order"""
    # Groups and pages as one list, in the order in which they stand. Not spelled out: a new page would change it.
    entries = driver.find_elements(By.CSS_SELECTOR, "nav h3, nav li a")
    # The text of the document, because headings may be shown in capitals.
    listed = [entry.get_attribute("textContent") for entry in entries]
    assert listed[:2] == ["Basic", "About"]
    assert texts(driver.find_elements(By.CSS_SELECTOR, "main h2, main h3")) == listed
    for card in driver.find_elements(*by_test_id_prefix("feature-card-")):
        # A line of description: the card says more than its name.
        name = card.find_element(By.TAG_NAME, "h3").text
        assert len(card.text) > len(name) + 10


def test_links(driver, wait):
    """links: a click anywhere on a card shows its page"""
    for card in ["feature-card-forms", "feature-card-drag-drop", "feature-card-shadow-dom", "feature-card-alerts"]:
        # By its test id and not by its place: a new exercise would move it.
        driver.find_element(*by_test_id(card)).click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(by_test_id(card)))
        driver.find_element(*by_test_id(card)).find_element(By.TAG_NAME, "p").click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(by_test_id(card)))


def test_search(driver, wait):
    """search: what is typed leaves the cards of the pages that have it, and counts them"""
    field = driver.find_element(*by_test_id("page-search"))
    total = len(driver.find_elements(*by_test_id_prefix("nav-")))
    for text, names in {
        "slider": ["Dynamic Elements", "Slider"],
        "login-form": ["Forms"],
        "invalid username or password": ["Authentication"],
    }.items():
        field.clear()
        field.send_keys(text)
        # Requirements and test ids arrive a moment after the field is first used.
        wait.until(EC.text_to_be_present_in_element(by_test_id("page-search-result"), f"{len(names)} of {total} pages"))
        assert texts(driver.find_elements(By.CSS_SELECTOR, "main h3")) == names


def test_nothing(driver, wait):
    """nothing: where no page has it, no card is left, and the result says so"""
    driver.find_element(*by_test_id("page-search")).send_keys("no such page")
    wait.until(EC.text_to_be_present_in_element(by_test_id("page-search-result"), "Nothing found for"))
    assert driver.find_elements(*by_test_id_prefix("feature-card-")) == []


def test_shortcut(driver, wait):
    """shortcut: the key / leads to the search field, and Enter to the first page found"""
    ActionChains(driver).send_keys("/").perform()
    field = driver.find_element(*by_test_id("page-search"))
    assert driver.switch_to.active_element == field
    field.send_keys("slider")
    wait.until(EC.invisibility_of_element_located(by_test_id("feature-card-forms")))
    # The page that only mentions it stands first, and arrives a moment after the other. Enter is not to open it.
    wait.until(EC.visibility_of_element_located(by_test_id("feature-card-dynamic-elements")))
    field.send_keys(Keys.ENTER)
    wait.until(EC.url_matches("/slider$"))


def test_command(driver, site, wait):
    """command: it starts this very site, with the options in force"""
    assert driver.find_element(*by_test_id("run-command")).text.startswith("npx practice-site serve")
    driver.get(f"{site}/?seed=7&variant=B")
    wait.until(EC.text_to_be_present_in_element(by_test_id("run-command"), "--seed 7 --variant B"))


def test_copy(driver, wait):
    """copy: the button beside the command copies it, and says so for a moment"""
    command = driver.find_element(*by_test_id("run-command")).text
    button = driver.find_element(By.CSS_SELECTOR, '[data-testid="run-bar"] button')
    button.click()
    wait.until(lambda _: "Copied" in button.text)
    # Pasted into the search field, because a script may not read the clipboard.
    field = driver.find_element(*by_test_id("page-search"))
    field.send_keys(Keys.CONTROL, "v")
    assert field.get_property("value") == command
    wait.until(lambda _: "Copied" not in button.text)
