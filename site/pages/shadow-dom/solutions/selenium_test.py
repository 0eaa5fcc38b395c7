import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

DIALOG = By.CSS_SELECTOR, "[role=dialog]"


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/shadow-dom")
    wait.until(EC.visibility_of_element_located(by_test_id("shadow-host")))


def shadow_button(driver):
    # A search from the driver stops at the root. It has to go on from the root itself.
    return driver.find_element(*by_test_id("shadow-host")).shadow_root.find_element(*by_test_id("shadow-button"))


def test_root(driver):
    """root: the button is in the open shadow root, where a selector of the document does not find it"""
    assert driver.find_elements(*by_test_id("shadow-button")) == []
    assert shadow_button(driver).text == "Click me!"


def test_dialog(driver, wait):
    """dialog: a click, Enter and Space open the dialog in the page"""
    for act in [
        lambda: shadow_button(driver).click(),
        lambda: ActionChains(driver).send_keys(Keys.ENTER).perform(),
        lambda: ActionChains(driver).send_keys(Keys.SPACE).perform(),
    ]:
        # The focus is on the button again after each dialog, so that the keys go there.
        act()
        dialog = wait.until(EC.visibility_of_element_located(DIALOG))
        assert dialog.accessible_name == "Shadow DOM Button"
        assert "The button inside the Shadow DOM was clicked!" in dialog.text
        dialog.find_element(By.XPATH, './/button[.="Close"]').click()
        wait.until(EC.invisibility_of_element_located(DIALOG))
        wait.until(lambda _: shadow_has_focus(driver))


def shadow_has_focus(driver):
    script = "return arguments[0].shadowRoot.activeElement === arguments[1]"
    return driver.execute_script(script, driver.find_element(*by_test_id("shadow-host")), shadow_button(driver))


def test_closed(driver, wait):
    """closed: Close and Escape close the dialog and put the focus back on the button"""
    for close in [
        lambda dialog: dialog.find_element(By.XPATH, './/button[.="Close"]').click(),
        lambda _: ActionChains(driver).send_keys(Keys.ESCAPE).perform(),
    ]:
        shadow_button(driver).click()
        close(wait.until(EC.visibility_of_element_located(DIALOG)))
        wait.until(EC.invisibility_of_element_located(DIALOG))
        wait.until(lambda _: shadow_has_focus(driver))


def test_styles(driver):
    """styles: no style leaks, neither into the root nor out of it"""
    host = driver.find_element(*by_test_id("shadow-host"))
    inside = host.shadow_root.find_element(By.CSS_SELECTOR, ".note")
    outside = driver.find_element(By.CSS_SELECTOR, "main .note")
    assert inside.value_of_css_property("background-color") != outside.value_of_css_property("background-color")

    add = "arguments[0].append(Object.assign(document.createElement('style'), { textContent: arguments[1] }))"
    driver.execute_script(f"arguments[0] = document.head; {add}", None, ".note { text-indent: 7px !important }")
    assert outside.value_of_css_property("text-indent") == "7px"
    assert inside.value_of_css_property("text-indent") == "0px"
    driver.execute_script(f"arguments[0] = arguments[0].shadowRoot; {add}", host, ".note { outline: 7px dotted }")
    assert inside.value_of_css_property("outline-style") == "dotted"
    assert outside.value_of_css_property("outline-style") != "dotted"
