import pytest
from locators import by_test_id
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/key-press")
    wait.until(EC.visibility_of_element_located(by_test_id("last-key-pressed")))


def test_none(driver):
    """none: before the first key there is no key and no history"""
    assert driver.find_element(*by_test_id("last-key-pressed")).text == "No key pressed"
    assert driver.find_element(*by_test_id("key-history")).text == ""


def test_history(driver, wait):
    """history: the five most recent keys are listed, the newest first"""
    ActionChains(driver).send_keys("a", "b", Keys.ENTER, "c", Keys.ESCAPE, Keys.ARROW_UP, "d").perform()
    # Not: that "last-key-pressed" reads "d" alone; it does so too while other keys are lost or sent twice.
    history = driver.find_element(*by_test_id("key-history"))
    wait.until(lambda _: history.text.split() == ["d", "ArrowUp", "Escape", "c", "Enter"])
