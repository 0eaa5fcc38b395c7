import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/notifications")
    wait.until(EC.visibility_of_element_located(by_test_id("notification-example")))


def add(driver, *kinds):
    """All in one script, because the first one leaves after five seconds, and the driver may be slow."""
    script = "for (const kind of arguments[0]) document.querySelector(`[data-testid=add-${kind}]`).click()"
    driver.execute_script(script, kinds)


def names(driver):
    script = "return [...arguments[0].children].map((each) => each.dataset.testid)"
    return driver.execute_script(script, driver.find_element(*by_test_id("notification-container")))


def text_of(driver, wait, number):
    return wait.until(EC.visibility_of_element_located(by_test_id(f"notification-{number}"))).text


def close(driver, wait, number):
    """With a slow driver, the notification may disappear before the click."""
    wait.until(EC.element_to_be_clickable(by_test_id(f"close-notification-{number}"))).click()


def test_added(driver, wait):
    """added: “Success Message” adds a success message"""
    driver.find_element(By.XPATH, '//button[.="Success Message"]').click()
    assert text_of(driver, wait, 1) == "This is a success notification message"


def test_error(driver, wait):
    """error: “Error Message” adds an error message"""
    driver.find_element(By.XPATH, '//button[.="Error Message"]').click()
    assert text_of(driver, wait, 1) == "This is a error notification message"


def test_info(driver, wait):
    """info: “Info Message” adds an info message"""
    driver.find_element(By.XPATH, '//button[.="Info Message"]').click()
    assert text_of(driver, wait, 1) == "This is a info notification message"


def test_order(driver, wait):
    """order: notifications are numbered in the order of their arrival"""
    add(driver, "info", "success", "error")
    wait.until(lambda _: names(driver) == ["notification-1", "notification-2", "notification-3"])


def test_numbers(driver, wait):
    """numbers: the number of a closed notification is not used again"""
    add(driver, "success", "success")
    close(driver, wait, 2)
    add(driver, "success")
    wait.until(EC.visibility_of_element_located(by_test_id("notification-3")))


def stays_for(driver, number):
    """Call this before it is added. The browser itself records when it appears and disappears."""
    return Stopwatch(driver, f"document.querySelector('[data-testid=notification-{number}]')", "click", longest=5)


@pytest.mark.parametrize("kind", ["success", "error", "info"])
def test_timeout(driver, wait, kind):
    """timeout: each notification is gone after 5 seconds"""
    stopwatch = stays_for(driver, 1)
    add(driver, kind)
    assert stopwatch.seconds(wait) >= 5


def test_unscaled(driver, site, wait):
    """unscaled: the delay scale does not change the 5 seconds"""
    driver.get(f"{site}/notifications?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("notification-example")))
    stopwatch = stays_for(driver, 1)
    add(driver, "success")
    assert stopwatch.seconds(wait) >= 5


def test_own(driver, wait):
    """own: a new notification leaves the time of the others alone"""
    add(driver, "success")
    # Counts from now, and not from the click that adds the second one.
    stopwatch = Stopwatch(driver, "document.querySelector('[data-testid=notification-1]')", longest=5)
    add(driver, "success")
    stopwatch.seconds(wait)


def test_apart(driver, wait):
    """apart: a notification that disappears removes no other"""
    add(driver, "success")
    stopwatch = stays_for(driver, 2)
    add(driver, "success")
    assert stopwatch.seconds(wait) >= 5


def test_closing(driver, wait):
    """closing: closing a notification leaves the time of the others alone"""
    add(driver, "success", "success")
    # Counts from now, and not from the click that closes the other one.
    stopwatch = Stopwatch(driver, "document.querySelector('[data-testid=notification-2]')", longest=5)
    close(driver, wait, 1)
    stopwatch.seconds(wait)


def test_close(driver, wait):
    """close: the button of a notification removes it at once"""
    add(driver, "success")
    stopwatch = Stopwatch(driver, "document.querySelector('[data-testid=notification-1]')", "click", longest=0.5)
    close(driver, wait, 1)
    stopwatch.seconds(wait)


def test_others(driver, wait):
    """others: the button of a notification removes no other"""
    add(driver, "success", "success", "success")
    close(driver, wait, 2)
    wait.until(lambda _: names(driver) == ["notification-1", "notification-3"])


def test_named(driver, wait):
    """named: the name of each button has the number"""
    add(driver, "success", "success")
    for number in [1, 2]:
        button = driver.find_element(*by_test_id(f"close-notification-{number}"))
        assert button.accessible_name == f"Close notification {number}"


def test_announced(driver):
    """announced: the container is a polite live region"""
    assert driver.find_element(*by_test_id("notification-container")).get_attribute("aria-live") == "polite"


def test_ready(driver):
    """ready: the live region is there before the first notification"""
    # The region must be there before its text. Otherwise it is not announced.
    region = driver.find_element(*by_test_id("notification-container"))
    assert region.aria_role == "log"
    assert region.accessible_name == "Notifications"
    assert names(driver) == []
