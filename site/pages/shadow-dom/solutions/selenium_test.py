import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/shadow-dom")
    wait.until(EC.visibility_of_element_located(by_test_id("shadow-host")))


@pytest.fixture
def root(driver, page):
    # A search from the driver stops at the root. It has to continue from the root itself.
    return driver.find_element(*by_test_id("shadow-host")).shadow_root


@pytest.fixture
def button(root):
    return root.find_element(*by_test_id("shadow-button"))


@pytest.fixture
def dialog(button, wait):
    """The dialog, open."""
    button.click()
    return wait.until(EC.visibility_of_element_located(by_test_id("dialog")))


@pytest.fixture
def inside(root):
    return root.find_element(By.CSS_SELECTOR, ".note")


@pytest.fixture
def outside(driver, page):
    return driver.find_element(By.CSS_SELECTOR, "main .note")


ADD_STYLE = """
  const [element, textContent] = arguments;
  (element.shadowRoot ?? element).append(Object.assign(document.createElement('style'), { textContent }));
"""


def test_root(driver, button):
    """root: plain selectors do not find the button in the open shadow root"""
    assert driver.find_elements(*by_test_id("shadow-button")) == []
    assert button.text == "Click me!"


def test_dialog(driver, dialog):
    """dialog: a click opens the dialog in the page"""
    assert driver.find_element(By.CSS_SELECTOR, "[role=dialog]").accessible_name == "Shadow DOM Button"


def test_text(dialog):
    """text: the dialog names the button"""
    assert dialog.find_element(*by_test_id("dialog-text")).text == "The button inside the Shadow DOM was clicked!"


def test_enter(button, wait):
    """enter: Enter opens the dialog"""
    button.send_keys(Keys.ENTER)
    wait.until(EC.visibility_of_element_located(by_test_id("dialog")))


def test_space(button, wait):
    """space: Space opens the dialog"""
    button.send_keys(Keys.SPACE)
    wait.until(EC.visibility_of_element_located(by_test_id("dialog")))


def test_closed(dialog, wait):
    """closed: “Close” closes the dialog"""
    dialog.find_element(By.XPATH, './/button[.="Close"]').click()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))


def test_escape(driver, dialog, wait):
    """escape: Escape closes the dialog"""
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))


def test_focus(driver, dialog, button, wait):
    """focus: the focus is on the button again"""
    # A click beside the dialog closes it too.
    beside = ActionChains(driver)
    beside.w3c_actions.pointer_action.move_to_location(5, 5).click()
    beside.perform()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))
    # For the document the host has the focus. Only the root knows which of its elements has it.
    has_focus = "return arguments[0].getRootNode().activeElement === arguments[0]"
    wait.until(lambda _: driver.execute_script(has_focus, button))


def test_styles(driver, inside, outside):
    """styles: the page takes no style from the root"""
    assert inside.value_of_css_property("background-color") != outside.value_of_css_property("background-color")
    driver.execute_script(ADD_STYLE, driver.find_element(*by_test_id("shadow-host")), ".note { outline: 7px dotted }")
    assert inside.value_of_css_property("outline-style") == "dotted"
    assert outside.value_of_css_property("outline-style") != "dotted"


def test_sealed(driver, inside, outside):
    """sealed: the root takes no style from the page"""
    assert outside.value_of_css_property("border-left-style") == "solid"
    assert inside.value_of_css_property("border-left-style") == "none"
    driver.execute_script(ADD_STYLE, driver.find_element(By.TAG_NAME, "body"), ".note { text-indent: 7px !important }")
    assert outside.value_of_css_property("text-indent") == "7px"
    assert inside.value_of_css_property("text-indent") == "0px"
