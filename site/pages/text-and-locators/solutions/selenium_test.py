import re
import unicodedata

import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

KEYS = (
    "quotes spaces hyphen zero-width composed decomposed uppercase generated split break cut bidi emoji braces value "
    "labelled-by aria-label title alt svg odd-id digit-id twice-first twice-second changing section-a section-b twin"
).split()


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    open_page(driver, site, wait)


def open_page(driver, site, wait, options=""):
    driver.get(f"{site}/text-and-locators{options}")
    wait.until(EC.visibility_of_element_located(by_test_id("text-and-locators")))


def button_in(driver, key):
    """The visible button of a row."""
    row = driver.find_element(*by_test_id(f"text-row-{key}"))
    buttons = row.find_elements(By.CSS_SELECTOR, "button, input[type=button]")
    return next(button for button in buttons if button.is_displayed())


def as_read(text):
    """A text as a reader sees it: without invisible characters, with plain spaces, and with accents as part of their
    letters.
    """
    visible = re.sub("[\u00ad\u200b]", "", unicodedata.normalize("NFC", text))
    return re.sub(r"\s+", " ", visible).strip()


def label_of(driver, key):
    return as_read(button_in(driver, key).get_property("textContent"))


def test_pressed(driver, wait):
    """pressed: each button shows its key"""
    for key in KEYS:
        button_in(driver, key).click()
        wait.until(lambda d: d.find_element(*by_test_id("text-pressed")).text == f"Pressed: {key}")


def test_keyboard(driver, wait):
    """keyboard: Enter and Space press the focused button"""
    for key, name in [("hyphen", Keys.ENTER), ("title", Keys.SPACE)]:
        button_in(driver, key).send_keys(name)
        wait.until(EC.text_to_be_present_in_element(by_test_id("text-pressed"), key))


def test_quotes(driver):
    """quotes: the label has both kinds of quotes"""
    assert label_of(driver, "quotes") == """Rename "Tom's list\""""


def test_spaces(driver):
    """spaces: the label has plain spaces when normalised"""
    assert label_of(driver, "spaces") == "Book 2 seats now"


def test_invisible(driver):
    """invisible: invisible characters are left out"""
    assert label_of(driver, "hyphen") == "Accessibility statement"
    assert label_of(driver, "zero-width") == "ada.lovelace@example.test"


def test_accents(driver):
    """accents: both spellings are equal when normalised"""
    for key in ["composed", "decomposed"]:
        assert label_of(driver, key) == "Résumé"


def test_uppercase(driver):
    """uppercase: the reader sees capitals"""
    # `text` is what is shown.
    assert button_in(driver, "uppercase").text == "SUBMIT ORDER"


def test_generated(driver):
    """generated: the style sheet adds the first word"""
    assert button_in(driver, "generated").accessible_name == "New: Inbox"


def test_parts(driver):
    """parts: spaces and line breaks keep words apart"""
    assert as_read(button_in(driver, "split").text) == "Add 3 items"
    assert as_read(button_in(driver, "break").text) == "Terms and conditions"


def test_cut(driver):
    """cut: the accessible name is whole"""
    assert button_in(driver, "cut").accessible_name == "Download the complete annual report"


def test_literal(driver):
    """literal: emoji, braces and Arabic are unchanged"""
    assert label_of(driver, "emoji") == "Family 👨‍👩‍👧‍👦"
    assert label_of(driver, "braces") == "Insert {{name}}"
    assert label_of(driver, "bidi") == "طلب 4512"


def test_value(driver):
    """value: the value names the button"""
    assert button_in(driver, "value").accessible_name == "Calculate"


def test_names(driver):
    """names: each name has another source"""
    names = {
        "labelled-by": "Delete invoice 7",
        "aria-label": "Open basket",
        "title": "Print",
        "alt": "Search",
        "svg": "Settings",
    }
    assert {key: button_in(driver, key).accessible_name for key in names} == names


def test_changing(driver, site, wait):
    """changing: the label is the same with every seed"""
    for seed in [1, 2, 3]:
        open_page(driver, site, wait, f"?seed={seed}")
        assert button_in(driver, "changing").accessible_name == "Track parcel"


def test_sections(driver):
    """sections: each region has one “Edit”"""
    for name in ["Billing", "Delivery"]:
        buttons = driver.find_elements(By.XPATH, f'//section[@aria-labelledby=//h3[.="{name}"]/@id]//button')
        assert [button.text for button in buttons] == ["Edit"]


def test_twin(driver):
    """twin: only one of two buttons is visible"""
    twins = driver.find_elements(By.XPATH, '//*[@data-testid="text-row-twin"]//button[.="Subscribe"]')
    assert sorted(twin.is_displayed() for twin in twins) == [False, True]
