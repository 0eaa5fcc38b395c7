import re

import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

ERROR = by_test_id("auth-error")


@pytest.fixture
def opened(driver, site, wait):
    def open_page(options):
        driver.get(f"{site}/auth?{options}")
        wait.until(EC.visibility_of_element_located(by_test_id("auth-form")))

    return open_page


def log_in(driver, username, password):
    for name, value in [("username", username), ("password", password)]:
        field = driver.find_element(*by_test_id(f"{name}-input"))
        field.clear()
        field.send_keys(value)
    driver.find_element(*by_test_id("login-button")).click()


def test_account(driver, opened):
    """account: the page shows the demo account"""
    opened("")
    assert "username admin, password admin" in driver.find_element(By.TAG_NAME, "main").text


BUSY = "element.disabled && element.textContent === 'Loading...'"


def test_busy(driver, opened, wait):
    """busy: the button is disabled and reads Loading... for one to three seconds"""
    opened("delayScale=1")
    button = driver.find_element(*by_test_id("login-button"))
    stopwatch = Stopwatch(driver, BUSY, "click", longest=3, element=button)
    button.click()
    assert stopwatch.seconds(wait) >= 1
    assert button.text == "Login"


def test_accepted(driver, opened, wait):
    """accepted: with both right the form gives way to a success"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "admin")
    success = wait.until(EC.visibility_of_element_located(by_test_id("auth-success")))
    assert "Successfully authenticated!" in success.text
    assert success.find_element(*by_test_id("logout-button")).text == "Logout"
    assert driver.find_elements(*by_test_id("auth-form")) == []


@pytest.mark.parametrize(
    "username, password",
    [("admin", "wrong"), ("wrong", "admin"), ("Admin", "admin"), ("admin", ""), ("", "admin"), ("", "")],
)
def test_refused(driver, opened, wait, username, password):
    """refused: a wrong or empty name or password is refused"""
    # A page of its own for each, so that no error of an earlier login can be taken for the answer.
    opened("delayScale=0.1")
    log_in(driver, username, password)
    error = wait.until(EC.visibility_of_element_located(ERROR))
    assert error.text == "Invalid username or password"
    red, green, blue = map(int, re.findall(r"\d+", error.value_of_css_property("color"))[:3])
    assert red > max(green, blue)
    assert error.rect["y"] > driver.find_element(*by_test_id("login-button")).rect["y"]
    assert driver.find_element(*by_test_id("auth-form")).is_displayed()
    assert driver.find_elements(*by_test_id("auth-success")) == []


def test_cleared(driver, opened, wait):
    """cleared: the message is gone as soon as the next login is sent"""
    opened("delayScale=1")
    log_in(driver, "admin", "wrong")
    wait.until(EC.visibility_of_element_located(ERROR))
    button = driver.find_element(*by_test_id("login-button"))
    button.click()
    # A login takes a second at least, so it is still under way.
    wait.until(lambda _: button.text == "Loading...")
    assert driver.find_elements(*ERROR) == []


def test_logout(driver, opened, wait):
    """logout: Logout leads back to the form, with empty fields and no message"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "wrong")
    wait.until(EC.visibility_of_element_located(ERROR))
    log_in(driver, "admin", "admin")
    wait.until(EC.element_to_be_clickable(by_test_id("logout-button"))).click()
    wait.until(EC.visibility_of_element_located(by_test_id("auth-form")))
    for name in ["username", "password"]:
        assert driver.find_element(*by_test_id(f"{name}-input")).get_attribute("value") == ""
    assert driver.find_elements(*ERROR) == []


# What the page asks of its clock, because how long it then takes depends on the machine.
NOTE_WAITS = """
  const setTimeout = window.setTimeout;
  window.waits = [];
  window.setTimeout = (callback, delay, ...rest) => {
    waits.push(delay);
    return setTimeout(callback, delay, ...rest);
  };
"""


def test_repeated(driver, opened, wait):
    """repeated: the same seed gives the same wait, and ?delayScale=0 none"""

    def longest_wait():
        driver.execute_script(NOTE_WAITS)
        log_in(driver, "admin", "admin")
        wait.until(EC.visibility_of_element_located(by_test_id("auth-success")))
        return max(driver.execute_script("return waits"), default=0)

    times = set()
    for _ in range(3):
        opened("seed=7&delayScale=1")
        times.add(longest_wait())
    assert len(times) == 1
    assert 1000 <= times.pop() <= 3000
    opened("delayScale=0")
    assert longest_wait() == 0
