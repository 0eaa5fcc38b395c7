import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

VALUES = {"username": "nancy", "email": "nancy@example.com", "password": "123456"}


# The length of the wait is part of what is tested, so it is the real one wherever this site is served.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/forms?delayScale=1")
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))


def fill(driver, name, value):
    field = driver.find_element(*by_test_id(f"{name}-input"))
    field.clear()
    field.send_keys(value)


def submit(driver):
    driver.find_element(*by_test_id("submit-button")).click()


def test_fields(driver):
    """fields: the fields are labelled, and the password is hidden"""
    for name in ["Username", "Email", "Password"]:
        assert driver.find_element(*by_test_id(f"{name.lower()}-input")).accessible_name == name
    assert driver.find_element(*by_test_id("password-input")).get_attribute("type") == "password"


def test_required(driver, wait):
    """required: sent empty, the form shows every message at once, each tied to its field"""
    submit(driver)
    for name in ["username", "email", "password"]:
        message = wait.until(EC.visibility_of_element_located(by_test_id(f"{name}-error")))
        assert message.text == f"{name.capitalize()} is required"
        field = driver.find_element(*by_test_id(f"{name}-input"))
        assert message.get_attribute("id") in field.get_attribute("aria-describedby").split()
        assert message.rect["y"] >= field.rect["y"] + field.rect["height"]


def test_email(driver, wait):
    """email: an email without a name, an @ or a dot is invalid"""
    for email in ["nancy123@gmail", "nancy.gmail.com", "@gmail.com", "nancy"]:
        fill(driver, "email", email)
        submit(driver)
        wait.until(EC.text_to_be_present_in_element(by_test_id("email-error"), "Email is invalid"))
        # Emptied in between, so that the next message cannot be the old one.
        fill(driver, "email", "")
        submit(driver)
        wait.until(EC.text_to_be_present_in_element(by_test_id("email-error"), "Email is required"))
    fill(driver, "email", "nancy123@gmail.com")
    submit(driver)
    wait.until(EC.invisibility_of_element_located(by_test_id("email-error")))


def test_password(driver, wait):
    """password: one of 5 characters is too short, one of 6 is not"""
    fill(driver, "password", "12345")
    submit(driver)
    wait.until(
        EC.text_to_be_present_in_element(by_test_id("password-error"), "Password must be at least 6 characters")
    )
    fill(driver, "password", "123456")
    submit(driver)
    wait.until(EC.invisibility_of_element_located(by_test_id("password-error")))


def test_corrected(driver, wait):
    """corrected: a message stays until the next submit, and is gone after it"""
    submit(driver)
    wait.until(EC.visibility_of_element_located(by_test_id("username-error")))
    fill(driver, "username", "nancy")
    driver.find_element(*by_test_id("email-input")).click()
    assert driver.find_element(*by_test_id("username-error")).text == "Username is required"
    submit(driver)
    wait.until(EC.invisibility_of_element_located(by_test_id("username-error")))
    assert driver.find_element(*by_test_id("email-error")).text == "Email is required"


BUSY = "element.disabled && element.textContent === 'Loading...'"


def test_busy(driver, wait):
    """busy: the button is disabled and reads Loading... for one to three seconds"""
    for name, value in VALUES.items():
        fill(driver, name, value)
    button = driver.find_element(*by_test_id("submit-button"))
    stopwatch = Stopwatch(driver, BUSY, "click", longest=3, element=button)
    submit(driver)
    assert stopwatch.seconds(wait) >= 1
    assert button.text == "Sign In"


def test_logged(driver, wait):
    """logged: at the end the values are logged once, and stay in the fields"""
    for name, value in VALUES.items():
        fill(driver, name, value)
    submit(driver)
    button = driver.find_element(*by_test_id("submit-button"))
    wait.until(lambda _: button.text == "Loading...")
    wait.until(lambda _: button.text == "Sign In")
    # The log has objects only by their kind, so this counts the entries: what was logged is not in it.
    logs = [entry["message"] for entry in driver.get_log("browser") if entry["source"] == "console-api"]
    assert len(logs) == 1
    for name, value in VALUES.items():
        assert driver.find_element(*by_test_id(f"{name}-input")).get_attribute("value") == value
