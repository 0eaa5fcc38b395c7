from urllib.parse import urlsplit

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
    """cards: the cards are the pages of the sidebar"""
    # Groups and pages as one list, in their order. Read from the sidebar, because a new page would change it.
    entries = driver.find_elements(By.CSS_SELECTOR, "nav h3, nav li a")
    # The text of the document, because headings may be shown in capitals.
    listed = [entry.get_attribute("textContent") for entry in entries]
    assert listed[:2] == ["Basic", "About"]
    assert texts(driver.find_elements(By.CSS_SELECTOR, "main h2, main h3")) == listed


def test_described(driver):
    """described: each card has a line that describes its page"""
    for card in driver.find_elements(*by_test_id_prefix("feature-card-")):
        # The description comes before the line that names the skill.
        description = card.find_element(By.TAG_NAME, "p").text
        assert len(description) >= 10 and not description.startswith("For a test that")


def test_links(driver, wait):
    """links: a click anywhere on a card shows its page"""
    for card in ["feature-card-forms", "feature-card-drag-drop", "feature-card-shadow-dom", "feature-card-alerts"]:
        # By its test id and not by its place, because a new page would move it.
        driver.find_element(*by_test_id(card)).click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(by_test_id(card)))
        driver.find_element(*by_test_id(card)).find_element(By.TAG_NAME, "p").click()
        wait.until(EC.url_matches(f"/{card.removeprefix('feature-card-')}$"))
        driver.back()
        wait.until(EC.visibility_of_element_located(by_test_id(card)))


@pytest.fixture
def field(driver):
    return driver.find_element(*by_test_id("page-search"))


@pytest.fixture
def total(driver):
    return len(driver.find_elements(*by_test_id_prefix("nav-")))


def names_are(*names):
    return lambda driver: texts(driver.find_elements(By.CSS_SELECTOR, "main h3")) == [*names]


def test_search(driver, wait, field, total):
    """search: a text leaves only the cards that have it"""
    field.send_keys("validation errors")
    wait.until(names_are("Forms"))
    field.send_keys(Keys.ESCAPE)
    wait.until(lambda _: len(driver.find_elements(*by_test_id_prefix("feature-card-"))) == total)


def test_count(wait, field, total):
    """count: the result counts the cards that are left"""
    field.send_keys("menus")
    wait.until(EC.text_to_be_present_in_element(by_test_id("page-search-result"), f"2 of {total} pages"))


def test_nothing(wait, field):
    """nothing: the result says that nothing was found"""
    field.send_keys("no such page")
    wait.until(EC.text_to_be_present_in_element(by_test_id("page-search-result"), "Nothing found for"))


def test_inside(wait, field):
    """inside: requirements and test ids are searched too"""
    for text, name in [("login-form", "Forms"), ("invalid username or password", "Authentication")]:
        field.clear()
        field.send_keys(text)
        # Requirements and test ids load when the field is first used.
        wait.until(names_are(name))


def test_shortcut(driver, field):
    """shortcut: the key / leads to the search field"""
    ActionChains(driver).send_keys("/").perform()
    assert driver.switch_to.active_element == field


def test_untyped(driver, field):
    """untyped: the key / is not typed into the field"""
    ActionChains(driver).send_keys("/").perform()
    assert field.get_property("value") == ""


def test_start_here(driver, wait):
    """start-here: “Start here” leads to the first page of the track"""
    driver.find_element(By.LINK_TEXT, "Start here").click()
    wait.until(EC.url_matches("/checkboxes$"))


def test_levels(driver):
    """levels: each card shows the level of its page"""
    for page, level in [("checkboxes", 1), ("tables", 2), ("canvas", 3)]:
        assert f"Level {level}" in driver.find_element(*by_test_id(f"level-{page}")).text


def test_tracks(driver):
    """tracks: each card names the track of its page"""
    assert "First week" in driver.find_element(*by_test_id("level-forms")).text
    assert "What is hard" in driver.find_element(*by_test_id("level-canvas")).text


def test_command(driver, site):
    """command: the command starts this site, on its own port"""
    command = driver.find_element(*by_test_id("run-command")).text
    assert command.startswith("npx practice-site serve")
    port = urlsplit(site).port
    assert port == 7357 or f"--port {port}" in command


def test_options(driver, site, wait):
    """options: the command has the options of the address"""
    driver.get(f"{site}/?seed=7&variant=B")
    wait.until(EC.text_to_be_present_in_element(by_test_id("run-command"), "--seed 7 --variant B"))


@pytest.fixture
def button(driver):
    return driver.find_element(By.CSS_SELECTOR, '[data-testid="run-bar"] button')


def test_copy(driver, wait, button, field):
    """copy: the button beside the command copies it"""
    command = driver.find_element(*by_test_id("run-command")).text
    before = button.text
    button.click()
    # Its text changes once the command is copied.
    wait.until(lambda _: button.text != before)
    # Pastes it into the search field, because a script may not read the clipboard.
    field.send_keys(Keys.CONTROL, "v")
    assert field.get_property("value") == command


def test_copied(wait, button):
    """copied: the button shows “Copied” for a moment"""
    button.click()
    wait.until(lambda _: "Copied" in button.text)
    wait.until(lambda _: "Copied" not in button.text)


def test_hunt(driver, wait):
    """hunt: the link “Bug hunt” opens its page"""
    driver.find_element(By.LINK_TEXT, "Bug hunt").click()
    wait.until(EC.url_matches("/hunt$"))
    wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), "Bug hunt"))


def test_shop(driver, wait):
    """shop: the link “Practise on a whole shop” opens the page Shop"""
    driver.find_element(By.LINK_TEXT, "Practise on a whole shop").click()
    wait.until(EC.url_matches("/shop$"))
    wait.until(EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), "Shop"))
