import pytest
from locators import by_test_id
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def opened(driver, site, wait):
    driver.get(f"{site}/rich-text")
    wait.until(EC.visibility_of_element_located(by_test_id("editor-box"))).send_keys(Keys.CONTROL, Keys.END)


def test_typed(driver, wait):
    """typed: the text of the editor is below it"""
    # Not: the text written into the box by execute_script; the editor does not see it, and draws its own over it.
    driver.switch_to.active_element.send_keys(" Be there.")
    html = "<p>The ferry leaves at nine. Be there.</p>"
    wait.until(EC.text_to_be_present_in_element(by_test_id("editor-html"), html))
    assert driver.find_element(*by_test_id("editor-text")).text == "The ferry leaves at nine. Be there."


def test_list(driver, wait):
    """list: “List” turns a line into an item"""
    driver.find_element(*by_test_id("editor-list")).click()
    wait.until(EC.text_to_be_present_in_element(by_test_id("editor-html"), "<ul><li>The ferry leaves at nine.</li>"))
