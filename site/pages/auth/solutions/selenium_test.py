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


def test_busy(driver, opened, wait):
    """busy: the button shows “Loading...” while a login is checked"""
    opened("delayScale=1")
    button = driver.find_element(*by_test_id("login-button"))
    button.click()
    wait.until(lambda _: button.text == "Loading...")
    wait.until(lambda _: button.text == "Login")


def test_disabled(driver, opened, wait):
    """disabled: the button is disabled while a login is checked"""
    opened("delayScale=1")
    button = driver.find_element(*by_test_id("login-button"))
    button.click()
    wait.until(lambda _: not button.is_enabled())
    wait.until(lambda _: button.is_enabled())


def test_duration(driver, opened, wait):
    """duration: a login is checked for one to three seconds"""
    opened("delayScale=1")
    button = driver.find_element(*by_test_id("login-button"))
    stopwatch = Stopwatch(driver, "element.textContent === 'Loading...'", "click", longest=3, element=button)
    button.click()
    assert stopwatch.seconds(wait) >= 1


def success(wait):
    return wait.until(EC.visibility_of_element_located(by_test_id("auth-success")))


def test_accepted(driver, opened, wait):
    """accepted: the right name and password show a success"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "admin")
    assert "Successfully authenticated!" in success(wait).text


def test_gone(driver, opened, wait):
    """gone: the form is gone after a successful login"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "admin")
    success(wait)
    assert driver.find_elements(*by_test_id("auth-form")) == []


def test_offered(driver, opened, wait):
    """offered: a successful login shows the button “Logout”"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "admin")
    assert success(wait).find_element(*by_test_id("logout-button")).text == "Logout"


@pytest.mark.parametrize(
    "username, password",
    [("admin", "wrong"), ("wrong", "admin"), ("Admin", "admin"), ("admin", ""), ("", "admin"), ("", "")],
)
def test_refused(driver, opened, wait, username, password):
    """refused: a wrong or empty name or password is refused"""
    # Each login gets a new page, so that the error of an earlier login cannot pass for its own.
    opened("delayScale=0.1")
    log_in(driver, username, password)
    assert wait.until(EC.visibility_of_element_located(ERROR)).text == "Invalid username or password"
    assert driver.find_element(*by_test_id("auth-form")).find_elements(*ERROR) != []


def test_red(driver, opened, wait):
    """red: the message is red"""
    opened("delayScale=0.1")
    log_in(driver, "wrong", "wrong")
    error = wait.until(EC.visibility_of_element_located(ERROR))
    red, green, blue = map(int, re.findall(r"\d+", error.value_of_css_property("color"))[:3])
    assert red > max(green, blue)


def test_cleared(driver, opened, wait):
    """cleared: the message is gone as soon as the next login is sent"""
    opened("delayScale=1")
    log_in(driver, "wrong", "wrong")
    wait.until(EC.visibility_of_element_located(ERROR))
    button = driver.find_element(*by_test_id("login-button"))
    button.click()
    # A login takes a second at least, so it is still under way.
    wait.until(lambda _: button.text == "Loading...")
    assert driver.find_elements(*ERROR) == []


def test_retry(driver, opened, wait):
    """retry: a right login after a refused one is successful"""
    opened("delayScale=0.1")
    log_in(driver, "wrong", "wrong")
    wait.until(EC.visibility_of_element_located(ERROR))
    log_in(driver, "admin", "admin")
    success(wait)


def log_out(driver, wait):
    log_in(driver, "admin", "admin")
    wait.until(EC.element_to_be_clickable(by_test_id("logout-button"))).click()
    wait.until(EC.visibility_of_element_located(by_test_id("auth-form")))


def test_logout(driver, opened, wait):
    """logout: “Logout” shows the form again, with empty fields"""
    opened("delayScale=0.1")
    log_out(driver, wait)
    for name in ["username", "password"]:
        assert driver.find_element(*by_test_id(f"{name}-input")).get_attribute("value") == ""


def test_fresh(driver, opened, wait):
    """fresh: the form has no message after “Logout”"""
    opened("delayScale=0.1")
    log_out(driver, wait)
    assert driver.find_elements(*ERROR) == []


# Records the delays that the page sets. How long they really take depends on the machine.
NOTE_WAITS = """
  const setTimeout = window.setTimeout;
  window.waits = [];
  window.setTimeout = (callback, delay, ...rest) => {
    waits.push(delay);
    return setTimeout(callback, delay, ...rest);
  };
"""


def longest_wait(driver, wait):
    driver.execute_script(NOTE_WAITS)
    log_in(driver, "admin", "admin")
    success(wait)
    return max(driver.execute_script("return waits"), default=0)


def test_repeated(driver, opened, wait):
    """repeated: the same seed gives the same wait"""
    times = set()
    for _ in range(3):
        opened("seed=7&delayScale=1")
        times.add(longest_wait(driver, wait))
    assert len(times) == 1


def test_unscaled(driver, opened, wait):
    """unscaled: a login takes no time with ?delayScale=0"""
    opened("delayScale=0")
    assert longest_wait(driver, wait) == 0
