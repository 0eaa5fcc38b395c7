import json

import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC

MODAL = by_test_id("exit-modal")


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/exit-intent")
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def leave(driver, x, y):
    """No driver can move the pointer out of its window, so this sends the event that the browser would send."""
    script = """
      const [clientX, clientY] = arguments;
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX, clientY }));
    """
    driver.execute_script(script, x, y)


def open_again(driver, wait):
    driver.refresh()
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))


def test_top(driver, wait):
    """top: a dialog opens when the pointer leaves at a vertical position of 0 or less"""
    for y in [0, -1, -250]:
        assert driver.find_elements(*MODAL) == []
        leave(driver, 300, y)
        assert wait.until(EC.visibility_of_element_located(MODAL)).aria_role == "dialog"
        open_again(driver, wait)


def test_edges(driver, wait):
    """edges: leaving by another edge opens nothing"""
    for x, y in [(-1, 300), (5000, 300), (300, 5000), (300, 1)]:
        leave(driver, x, y)
    # An absence can be checked only after something that comes later. The dialog would also be in this click's way.
    driver.find_element(*by_test_id("theme-toggle")).click()
    assert driver.find_elements(*MODAL) == []


def test_dismissed(driver, wait):
    """dismissed: Close, No thanks and Subscribe each close the dialog"""
    for name, label in [("close-modal", "Close"), ("modal-no", "No thanks"), ("modal-yes", "Subscribe")]:
        leave(driver, 300, 0)
        button = wait.until(EC.element_to_be_clickable(by_test_id(name)))
        assert button.accessible_name == label
        button.click()
        wait.until(EC.invisibility_of_element_located(MODAL))
        open_again(driver, wait)


def test_result(driver, wait):
    """result: the line reads Closed, Declined or Subscribed, and nothing before"""
    for name, result in [("close-modal", "Closed"), ("modal-no", "Declined"), ("modal-yes", "Subscribed")]:
        leave(driver, 300, 0)
        button = wait.until(EC.element_to_be_clickable(by_test_id(name)))
        assert driver.find_element(*by_test_id("exit-result")).text == ""
        button.click()
        wait.until(lambda _: driver.find_element(*by_test_id("exit-result")).text == result)
        open_again(driver, wait)


def test_once(driver, wait):
    """once: once closed it does not open again until the page is opened again"""
    for name in ["close-modal", "modal-no", "modal-yes"]:
        leave(driver, 300, 0)
        wait.until(EC.element_to_be_clickable(by_test_id(name))).click()
        wait.until(EC.invisibility_of_element_located(MODAL))
        leave(driver, 300, 0)
        leave(driver, 300, -10)
        driver.find_element(*by_test_id("theme-toggle")).click()
        assert driver.find_elements(*MODAL) == []
        open_again(driver, wait)
    leave(driver, 300, 0)
    wait.until(EC.visibility_of_element_located(MODAL))


def test_unsent(driver, wait):
    """unsent: Subscribe sends nothing"""
    leave(driver, 300, 0)
    button = wait.until(EC.element_to_be_clickable(by_test_id("modal-yes")))
    driver.get_log("performance")
    button.click()
    wait.until(EC.invisibility_of_element_located(MODAL))
    events = [json.loads(entry["message"])["message"]["method"] for entry in driver.get_log("performance")]
    assert "Network.requestWillBeSent" not in events


def test_focus(driver, wait):
    """focus: Tab and Shift+Tab stay in the dialog, and the focus comes back"""

    def has_focus(name):
        return lambda _: driver.switch_to.active_element == driver.find_element(*by_test_id(name))

    driver.execute_script("arguments[0].focus()", driver.find_element(*by_test_id("theme-toggle")))
    leave(driver, 300, 0)
    wait.until(EC.visibility_of_element_located(MODAL))
    driver.execute_script("arguments[0].focus()", driver.find_element(*by_test_id("close-modal")))
    for name in ["modal-no", "modal-yes", "close-modal"]:
        ActionChains(driver).send_keys(Keys.TAB).perform()
        wait.until(has_focus(name))
    for name in ["modal-yes", "modal-no", "close-modal"]:
        ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        wait.until(has_focus(name))
    ActionChains(driver).send_keys(Keys.ENTER).perform()
    wait.until(EC.invisibility_of_element_located(MODAL))
    wait.until(has_focus("theme-toggle"))
