import time

import pytest
from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/notifications?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("notification-example")))


def add(driver, *kinds):
    """All in one script, because the first leaves after five seconds, and the driver may be slow."""
    script = "for (const kind of arguments[0]) document.querySelector(`[data-testid=add-${kind}]`).click()"
    driver.execute_script(script, kinds)


def all_texts(driver):
    script = "return [...arguments[0].children].map((each) => [each.dataset.testid, each.innerText.trim()])"
    return driver.execute_script(script, driver.find_element(*by_test_id("notification-container")))


def test_added(driver, wait):
    """added: each button adds a notification of its kind"""
    for number, kind in enumerate(["success", "error", "info"], start=1):
        button = driver.find_element(*by_test_id(f"add-{kind}"))
        assert button.text == f"{kind.capitalize()} Message"
        button.click()
        text = f"This is a {kind} notification message"
        wait.until(EC.text_to_be_present_in_element(by_test_id(f"notification-{number}"), text))


def test_order(driver, wait):
    """order: they stand in the order of arrival and are numbered from 1"""
    add(driver, "info", "success", "error")
    wait.until(lambda _: len(all_texts(driver)) == 3)
    assert all_texts(driver) == [
        ["notification-1", "This is a info notification message"],
        ["notification-2", "This is a success notification message"],
        ["notification-3", "This is a error notification message"],
    ]


def test_timeout(driver, wait):
    """timeout: each is gone 5 seconds after it was added"""
    stopwatch = Stopwatch(driver, "document.querySelector('[data-testid=notification-1]')", "click", longest=5)
    add(driver, "info")
    assert stopwatch.seconds(wait) >= 5


def test_own(driver, wait):
    """own: adding or closing one leaves the time of the others alone"""
    start = time.monotonic()
    add(driver, "success", "error")
    stopwatch = Stopwatch(driver, "document.querySelector('[data-testid=notification-1]')", longest=5)
    wait.until(EC.element_to_be_clickable(by_test_id("close-notification-2"))).click()
    wait.until(EC.invisibility_of_element_located(by_test_id("notification-2")))
    add(driver, "info")
    # Named one by one: "a notification is gone" would be true of any of them.
    stopwatch.seconds(wait)
    assert time.monotonic() - start >= 5
    wait.until(EC.invisibility_of_element_located(by_test_id("notification-3")))


def test_close(driver, wait):
    """close: its button takes this notification away and no other"""
    add(driver, "success", "error", "info")
    button = driver.find_element(*by_test_id("close-notification-2"))
    assert button.accessible_name == "Close notification 2"
    button.click()
    wait.until(EC.invisibility_of_element_located(by_test_id("notification-2")))
    assert [name for name, _ in all_texts(driver)] == ["notification-1", "notification-3"]


def test_announced(driver, wait):
    """announced: the container is a polite live region"""
    # It has to be there before its first message: what comes with its text is not announced.
    region = driver.find_element(*by_test_id("notification-container"))
    assert region.get_attribute("aria-live") == "polite"
    add(driver, "info")
    wait.until(lambda _: region.find_elements(*by_test_id("notification-1")))
