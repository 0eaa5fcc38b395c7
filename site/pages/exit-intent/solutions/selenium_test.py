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


def modal(wait):
    return wait.until(EC.visibility_of_element_located(MODAL))


def is_closed(driver):
    return driver.find_elements(*MODAL) == []


def close_by(driver, wait, name):
    leave(driver, 300, -1)
    wait.until(EC.element_to_be_clickable(by_test_id(name))).click()


def open_and_close(driver, wait):
    """Escape closes the dialog as “Close” does."""
    leave(driver, 300, -1)
    modal(wait)
    ActionChains(driver).send_keys(Keys.ESCAPE).perform()
    wait.until(is_closed)


def result_is(text):
    return lambda driver: driver.find_element(*by_test_id("exit-result")).text == text


def test_top(driver, wait):
    """top: a dialog opens when the pointer leaves at the top"""
    # Far above the window, where a fast pointer is when the browser notices it.
    leave(driver, 300, -250)
    assert modal(wait).aria_role == "dialog"


def test_zero(driver, wait):
    """zero: a vertical position of 0 is enough"""
    leave(driver, 300, 0)
    assert modal(wait).is_displayed()


def test_edges(driver):
    """edges: another edge opens nothing"""
    for x, y in [(-1, 300), (5000, 300), (300, 5000), (300, 1)]:
        leave(driver, x, y)
    # Checks the absence only after something that comes later. An open dialog would also be in this click's way.
    driver.find_element(*by_test_id("theme-toggle")).click()
    assert is_closed(driver)


def test_dismissed(driver, wait):
    """dismissed: “Close” closes the dialog"""
    leave(driver, 300, -1)
    button = wait.until(EC.element_to_be_clickable(by_test_id("close-modal")))
    assert button.accessible_name == "Close"
    button.click()
    wait.until(is_closed)


def test_declined(driver, wait):
    """declined: “No thanks” closes the dialog"""
    leave(driver, 300, -1)
    modal(wait).find_element(By.XPATH, './/button[.="No thanks"]').click()
    wait.until(is_closed)


def test_subscribed(driver, wait):
    """subscribed: “Subscribe” closes the dialog"""
    leave(driver, 300, -1)
    modal(wait).find_element(By.XPATH, './/button[.="Subscribe"]').click()
    wait.until(is_closed)


def test_result(driver, wait):
    """result: the line reads “Closed” after “Close”"""
    close_by(driver, wait, "close-modal")
    wait.until(result_is("Closed"))


def test_result_declined(driver, wait):
    """result-declined: the line reads “Declined” after “No thanks”"""
    close_by(driver, wait, "modal-no")
    wait.until(result_is("Declined"))


def test_result_subscribed(driver, wait):
    """result-subscribed: the line reads “Subscribed” after “Subscribe”"""
    close_by(driver, wait, "modal-yes")
    wait.until(result_is("Subscribed"))


def test_empty(driver, wait):
    """empty: the line is empty until the dialog is closed"""
    assert result_is("")(driver)
    leave(driver, 300, -1)
    modal(wait)
    assert result_is("")(driver)


def test_once(driver, wait):
    """once: the dialog does not open again"""
    open_and_close(driver, wait)
    leave(driver, 300, -1)
    driver.find_element(*by_test_id("theme-toggle")).click()
    assert is_closed(driver)


def test_reopened(driver, wait):
    """reopened: the dialog can open again when the page is loaded again"""
    open_and_close(driver, wait)
    driver.refresh()
    wait.until(EC.visibility_of_element_located((By.TAG_NAME, "h1")))
    leave(driver, 300, -1)
    assert modal(wait).is_displayed()


def test_unsent(driver, wait):
    """unsent: “Subscribe” sends nothing"""
    leave(driver, 300, -1)
    button = wait.until(EC.element_to_be_clickable(by_test_id("modal-yes")))
    driver.get_log("performance")
    button.click()
    wait.until(is_closed)
    events = [json.loads(entry["message"])["message"]["method"] for entry in driver.get_log("performance")]
    assert "Network.requestWillBeSent" not in events


def focus(driver, name):
    driver.execute_script("arguments[0].focus()", driver.find_element(*by_test_id(name)))


def has_focus(name):
    return lambda driver: driver.switch_to.active_element == driver.find_element(*by_test_id(name))


def test_tab(driver, wait):
    """tab: Tab moves through the buttons in a circle"""
    leave(driver, 300, -1)
    modal(wait)
    focus(driver, "close-modal")
    for name in ["modal-no", "modal-yes", "close-modal"]:
        ActionChains(driver).send_keys(Keys.TAB).perform()
        wait.until(has_focus(name))


def test_shift_tab(driver, wait):
    """shift-tab: Shift+Tab moves in the other direction"""
    leave(driver, 300, -1)
    modal(wait)
    focus(driver, "close-modal")
    for name in ["modal-yes", "modal-no", "close-modal"]:
        ActionChains(driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        wait.until(has_focus(name))


def test_focus(driver, wait):
    """focus: the focus is back where it was"""
    focus(driver, "theme-toggle")
    open_and_close(driver, wait)
    wait.until(has_focus("theme-toggle"))
