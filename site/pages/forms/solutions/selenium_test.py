import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

VALUES = {"username": "nancy", "email": "nancy@example.com", "password": "secret1"}


# The length of the wait is tested, so the address sets the real one: delayScale=1.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/forms?delayScale=1")
    wait.until(EC.visibility_of_element_located(by_test_id("login-form")))


@pytest.fixture
def button(driver):
    return driver.find_element(*by_test_id("submit-button"))


def field(driver, name):
    return driver.find_element(*by_test_id(f"{name}-input"))


def fill(driver, name, value):
    field(driver, name).clear()
    field(driver, name).send_keys(value)


def fill_in(driver):
    for name, value in VALUES.items():
        fill(driver, name, value)


def error(wait, name):
    return wait.until(EC.visibility_of_element_located(by_test_id(f"{name}-error")))


def error_is(name, text):
    return EC.text_to_be_present_in_element(by_test_id(f"{name}-error"), text)


def no_error(name):
    return EC.invisibility_of_element_located(by_test_id(f"{name}-error"))


def send(button, wait):
    """Sends the form and waits until it is sent."""
    button.click()
    # First busy, then ready again, because the button is enabled before the click, too.
    wait.until(lambda _: not button.is_enabled())
    wait.until(lambda _: button.is_enabled())


def test_fields(driver):
    """fields: the fields are labelled"""
    for name in ["Username", "Email", "Password"]:
        assert field(driver, name.lower()).accessible_name == name


def test_hidden(driver):
    """hidden: the password is hidden"""
    assert field(driver, "password").get_attribute("type") == "password"


def test_required(button, wait):
    """required: the empty form shows every message at once"""
    button.click()
    for name in ["username", "email", "password"]:
        assert error(wait, name).text == f"{name.capitalize()} is required"


def test_below(driver, button, wait):
    """below: each message is below its field"""
    button.click()
    for name in ["username", "email", "password"]:
        box = field(driver, name).rect
        assert error(wait, name).rect["y"] >= box["y"] + box["height"]


def test_described(driver, button, wait):
    """described: each message describes its field"""
    button.click()
    for name in ["username", "email", "password"]:
        message = error(wait, name).get_attribute("id")
        assert message in field(driver, name).get_attribute("aria-describedby").split()


def test_email(driver, button, wait):
    """email: an email without a name, an @ or a dot is invalid"""
    fill(driver, "username", VALUES["username"])
    for email in ["nancy123@gmail", "nancy.gmail.com", "@gmail.com", "nancy"]:
        fill(driver, "email", email)
        button.click()
        wait.until(error_is("email", "Email is invalid"))
        # Empties the field in between, so that the next message cannot be the old one.
        fill(driver, "email", "")
        button.click()
        wait.until(error_is("email", "Email is required"))


def test_password(driver, button, wait):
    """password: a password of 5 characters is too short"""
    fill(driver, "username", VALUES["username"])
    fill(driver, "password", "12345")
    button.click()
    wait.until(error_is("password", "Password must be at least 6 characters"))


def test_shortest(driver, button, wait):
    """shortest: a password of 6 characters is long enough"""
    fill(driver, "password", "123456")
    button.click()
    # The message of another field shows that the form was checked.
    error(wait, "username")
    wait.until(no_error("password"))


def test_unchanged(driver, button, wait):
    """unchanged: a message stays while its field is corrected"""
    button.click()
    error(wait, "username")
    fill(driver, "username", "nancy")
    field(driver, "email").click()
    assert error(wait, "username").text == "Username is required"


def test_corrected(driver, button, wait):
    """corrected: a message is gone after the next submit"""
    button.click()
    error(wait, "username")
    fill(driver, "username", "nancy")
    button.click()
    wait.until(no_error("username"))
    fill_in(driver)
    button.click()
    for name in VALUES:
        wait.until(no_error(name))


def test_busy(driver, button, wait):
    """busy: the button is disabled for one to three seconds"""
    fill_in(driver)
    stopwatch = Stopwatch(driver, "element.disabled", "click", longest=3, element=button)
    button.click()
    assert stopwatch.seconds(wait) >= 1


def test_loading(driver, button, wait):
    """loading: the button shows “Loading...” while the form is sent"""
    fill_in(driver)
    button.click()
    wait.until(lambda _: button.text == "Loading...")


def test_ready(driver, button, wait):
    """ready: the button shows “Sign In” again once the form is sent"""
    fill_in(driver)
    send(button, wait)
    assert button.text == "Sign In"


def logs(driver):
    # The log does not show what is in an object, so this only counts the entries.
    return [entry for entry in driver.get_log("browser") if entry["source"] == "console-api"]


def test_logged(driver, button, wait):
    """logged: the values are logged once the form is sent"""
    fill_in(driver)
    button.click()
    wait.until(lambda _: not button.is_enabled())
    assert logs(driver) == []
    wait.until(logs)


def test_once(driver, button, wait):
    """once: the values are logged once"""
    fill_in(driver)
    send(button, wait)
    assert len(logs(driver)) == 1


def test_kept(driver, button, wait):
    """kept: the fields still have their values"""
    fill_in(driver)
    send(button, wait)
    for name, value in VALUES.items():
        assert field(driver, name).get_attribute("value") == value
