import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/key-press")
    # Waits here, because keys do not wait for the page.
    wait.until(EC.visibility_of_element_located(by_test_id("last-key-pressed")))


def press(driver, *keys):
    for key in keys:
        ActionChains(driver).send_keys(key).perform()


def history_is(*keys):
    # The whole list, so that a lost key or a double one fails the test.
    by = (By.CSS_SELECTOR, '[data-testid="key-history"] [data-testid^="key-"]')
    return lambda driver: texts(driver.find_elements(*by)) == list(keys)


def test_none(driver):
    """none: before the first key there is no key and no history"""
    assert driver.find_element(*by_test_id("last-key-pressed")).text == "No key pressed"
    assert driver.find_element(*by_test_id("key-history")).text == ""
    assert history_is()(driver)


def test_last(driver, wait):
    """last: the name of the last key is shown, wherever the focus is"""
    # Selenium and the page use other names: Keys.ENTER is a code point that the driver turns into a key.
    for key, name in [("a", "a"), ("A", "A"), (Keys.ENTER, "Enter"), (Keys.ARROW_LEFT, "ArrowLeft")]:
        press(driver, key)
        wait.until(lambda _: driver.find_element(*by_test_id("last-key-pressed")).text == name)
    driver.find_element(*by_test_id("theme-toggle")).send_keys("x")
    wait.until(lambda _: driver.find_element(*by_test_id("last-key-pressed")).text == "x")


def test_history(driver, wait):
    """history: the five most recent keys are listed, the newest first"""
    press(driver, "a", "b", Keys.ENTER, "c", Keys.ESCAPE, Keys.ARROW_UP, "d")
    wait.until(history_is("d", "ArrowUp", "Escape", "c", "Enter"))
    assert driver.find_element(*by_test_id("key-0")).text == "d"
    assert driver.find_element(*by_test_id("key-4")).text == "Enter"


def test_every(driver, wait):
    """every: every press is listed, even modifiers and repeated keys"""
    ActionChains(driver).key_down(Keys.SHIFT).send_keys("x").key_up(Keys.SHIFT).perform()
    wait.until(history_is("X", "Shift"))
    press(driver, "x", "x")
    wait.until(history_is("x", "x", "X", "Shift"))
