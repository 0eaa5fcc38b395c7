import re

import pytest
from hooks import hook
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

ERROR = hook("auth-error")


@pytest.fixture
def opened(driver, site, wait):
    def open_page(options):
        driver.get(f"{site}/auth?{options}")
        wait.until(EC.visibility_of_element_located(hook("auth-form")))

    return open_page


def log_in(driver, username, password):
    for name, value in [("username", username), ("password", password)]:
        field = driver.find_element(*hook(f"{name}-input"))
        field.clear()
        field.send_keys(value)
    driver.find_element(*hook("login-button")).click()


def test_account(driver, opened):
    """account: the page shows the demo account"""
    opened("")
    assert "username admin, password admin" in driver.find_element(By.TAG_NAME, "main").text


def test_busy(driver, opened):
    """busy: the button is disabled and reads Loading... for one to three seconds"""
    opened("delayScale=1")
    # By the page's own clock, so that the driver's time does not count.
    seconds = driver.execute_async_script(
        """
        const [button, done] = arguments;
        let start;
        new MutationObserver(() => {
          if (button.disabled && button.textContent === 'Loading...') start ??= performance.now();
          else if (start && !button.disabled && button.textContent === 'Login') {
            done((performance.now() - start) / 1000);
          }
        }).observe(button, { attributes: true, childList: true, characterData: true, subtree: true });
        button.click();
        """,
        driver.find_element(*hook("login-button")),
    )
    # Half a second more for a slow machine.
    assert 0.99 <= seconds < 3.5


def test_accepted(driver, opened, wait):
    """accepted: with both right the form gives way to a success"""
    opened("delayScale=0.1")
    log_in(driver, "admin", "admin")
    success = wait.until(EC.visibility_of_element_located(hook("auth-success")))
    assert "Successfully authenticated!" in success.text
    assert success.find_element(*hook("logout-button")).text == "Logout"
    assert driver.find_elements(*hook("auth-form")) == []


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
    assert error.rect["y"] > driver.find_element(*hook("login-button")).rect["y"]
    assert driver.find_element(*hook("auth-form")).is_displayed()
    assert driver.find_elements(*hook("auth-success")) == []


def test_cleared(driver, opened, wait):
    """cleared: the message is gone as soon as the next login is sent"""
    opened("delayScale=1")
    log_in(driver, "admin", "wrong")
    wait.until(EC.visibility_of_element_located(ERROR))
    button = driver.find_element(*hook("login-button"))
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
    wait.until(EC.element_to_be_clickable(hook("logout-button"))).click()
    wait.until(EC.visibility_of_element_located(hook("auth-form")))
    for name in ["username", "password"]:
        assert driver.find_element(*hook(f"{name}-input")).get_attribute("value") == ""
    assert driver.find_elements(*ERROR) == []


LOGIN_TIME = """
  const done = arguments[0];
  for (const name of ['username', 'password']) document.getElementById(name).value = 'admin';
  const start = performance.now();
  new MutationObserver(() => {
    if (document.querySelector('[data-testid="auth-success"]')) done(performance.now() - start);
  }).observe(document.body, { childList: true, subtree: true });
  document.querySelector('[data-testid="login-button"]').click();
"""


def test_repeated(driver, opened):
    """repeated: the same seed gives the same wait, and ?delayScale=0 none"""
    times = []
    for _ in range(3):
        opened("seed=7&delayScale=1")
        # By the page's own clock, so that the driver's time does not count.
        times.append(driver.execute_async_script(LOGIN_TIME))
    assert max(times) - min(times) < 300
    opened("delayScale=0")
    assert driver.execute_async_script(LOGIN_TIME) < 500
