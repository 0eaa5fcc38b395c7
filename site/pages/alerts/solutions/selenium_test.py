import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

MODAL = By.CSS_SELECTOR, "[role=dialog]"


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/alerts")
    wait.until(EC.visibility_of_element_located(by_test_id("alert-button")))


def click(driver, label):
    driver.find_element(By.XPATH, f'//button[.="{label}"]').click()


def result_reads(text):
    # Compared as a whole: "Last action: Alert shown" must not pass for anything that begins like it.
    return lambda driver: [each.text for each in driver.find_elements(*by_test_id("result-container"))] == [text]


def test_none(driver):
    """none: no result is in the document before the first dialog"""
    assert driver.find_elements(*by_test_id("result-container")) == []


def test_alert(driver, wait):
    """alert: Show Alert opens an alert, and the result says so"""
    click(driver, "Show Alert")
    # A native dialog stops the page. The driver answers nothing else until it is closed.
    alert = wait.until(EC.alert_is_present())
    assert alert.text == "This is a simple alert!"
    alert.accept()
    wait.until(result_reads("Last action: Alert shown"))


def test_confirm(driver, wait):
    """confirm: Show Confirm asks, and the result is OK or Cancel"""
    click(driver, "Show Confirm")
    alert = wait.until(EC.alert_is_present())
    assert alert.text == "Do you want to proceed?"
    alert.accept()
    wait.until(result_reads("Last action: Confirm dialog: OK"))
    click(driver, "Show Confirm")
    wait.until(EC.alert_is_present()).dismiss()
    wait.until(result_reads("Last action: Confirm dialog: Cancel"))


def test_prompt(driver, wait):
    """prompt: Show Prompt asks for a name, and the result has it"""
    click(driver, "Show Prompt")
    alert = wait.until(EC.alert_is_present())
    assert alert.text == "Please enter your name:"
    alert.send_keys("Nancy")
    alert.accept()
    wait.until(result_reads('Last action: Prompt dialog: "Nancy"'))


def test_no_name(driver, wait):
    """no-name: a prompt that was cancelled or left empty counts as cancelled"""
    for answer in ["dismiss", "accept"]:
        driver.refresh()
        wait.until(EC.visibility_of_element_located(by_test_id("prompt-button")))
        click(driver, "Show Prompt")
        getattr(wait.until(EC.alert_is_present()), answer)()
        wait.until(result_reads("Last action: Prompt dialog: Cancel"))


def test_modal(driver, wait):
    """modal: Show Dialog Modal opens a dialog of the page"""
    click(driver, "Show Dialog Modal")
    modal = wait.until(EC.visibility_of_element_located(MODAL))
    assert modal.accessible_name == "Alert"
    assert "This is a simple alert!" in modal.text
    wait.until(result_reads("Last action: Dialog Model shown"))


def test_closed(driver, wait):
    """closed: OK closes it and is noted, Escape leaves the result as it was"""
    click(driver, "Show Dialog Modal")
    wait.until(EC.visibility_of_element_located(MODAL))
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(EC.invisibility_of_element_located(MODAL))
    wait.until(result_reads("Last action: Dialog Model shown"))
    click(driver, "Show Dialog Modal")
    modal = wait.until(EC.visibility_of_element_located(MODAL))
    modal.find_element(By.XPATH, './/button[.="OK"]').click()
    wait.until(EC.invisibility_of_element_located(MODAL))
    wait.until(result_reads("Last action: Alert shown"))
