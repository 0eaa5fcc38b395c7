import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/alerts")
    wait.until(EC.visibility_of_element_located(by_test_id("alert-button")))


@pytest.fixture
def open_alert(driver, wait):
    def click_on(label):
        driver.find_element(By.XPATH, f'//button[.="{label}"]').click()
        # A native dialog blocks the page. The driver can do nothing else until it is closed.
        return wait.until(EC.alert_is_present())

    return click_on


@pytest.fixture
def modal(driver, wait):
    """The dialog of the page, open."""
    driver.find_element(By.XPATH, '//button[.="Show Dialog Modal"]').click()
    return wait.until(EC.visibility_of_element_located(by_test_id("dialog")))


def results(driver):
    return texts(driver.find_elements(*by_test_id("result-container")))


def result_is(text):
    # Compares the whole text, so that a longer text with the same beginning fails.
    return lambda driver: results(driver) == [text]


def test_alert(open_alert):
    """alert: “Show Alert” opens an alert"""
    alert = open_alert("Show Alert")
    assert alert.text == "This is a simple alert!"
    alert.accept()


def test_shown(open_alert, wait):
    """shown: the result says that an alert was shown"""
    open_alert("Show Alert").accept()
    wait.until(result_is("Last action: Alert shown"))


def test_confirm(open_alert):
    """confirm: “Show Confirm” opens a confirm"""
    alert = open_alert("Show Confirm")
    assert alert.text == "Do you want to proceed?"
    alert.accept()


def test_ok(open_alert, wait):
    """ok: an accepted confirm has the result OK"""
    open_alert("Show Confirm").accept()
    wait.until(result_is("Last action: Confirm dialog: OK"))


def test_cancel(open_alert, wait):
    """cancel: a dismissed confirm has the result Cancel"""
    open_alert("Show Confirm").dismiss()
    wait.until(result_is("Last action: Confirm dialog: Cancel"))


def test_prompt(open_alert):
    """prompt: “Show Prompt” opens a prompt"""
    alert = open_alert("Show Prompt")
    assert alert.text == "Please enter your name:"
    # Only a prompt accepts keys.
    alert.send_keys("Nancy")
    alert.accept()


def test_name(open_alert, wait):
    """name: the result of a prompt has the name in quotation marks"""
    alert = open_alert("Show Prompt")
    alert.send_keys("Nancy")
    alert.accept()
    wait.until(result_is('Last action: Prompt dialog: "Nancy"'))


def test_no_name(open_alert, wait):
    """no-name: a dismissed prompt has the result Cancel"""
    open_alert("Show Prompt").dismiss()
    wait.until(result_is("Last action: Prompt dialog: Cancel"))


def test_empty(open_alert, wait):
    """empty: an empty name counts as a dismissed prompt"""
    open_alert("Show Prompt").accept()
    wait.until(result_is("Last action: Prompt dialog: Cancel"))


def test_modal(driver, modal):
    """modal: “Show Dialog Modal” opens a dialog of the page"""
    assert driver.find_element(By.CSS_SELECTOR, "[role=dialog]").accessible_name == "Alert"
    assert modal.find_element(*by_test_id("dialog-text")).text == "This is a simple alert!"


def test_opened(modal, wait):
    """opened: the result says that the dialog was shown"""
    wait.until(result_is("Last action: Dialog Model shown"))


def test_closed(modal, wait):
    """closed: “OK” closes the dialog"""
    modal.find_element(By.XPATH, './/button[.="OK"]').click()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))


def test_accepted(modal, wait):
    """accepted: the result after “OK” is that of an alert"""
    modal.find_element(By.XPATH, './/button[.="OK"]').click()
    wait.until(result_is("Last action: Alert shown"))


def test_escape(driver, modal, wait):
    """escape: Escape closes the dialog"""
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(by_test_id("dialog")))


def test_dismissed(driver, modal):
    """dismissed: Escape leaves the result as it was"""
    before = results(driver)
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    assert results(driver) == before


def test_none(driver):
    """none: no result is in the document before the first dialog"""
    assert driver.find_elements(*by_test_id("result-container")) == []
