import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/checkboxes")
    wait.until(EC.visibility_of_element_located(by_test_id("checkbox-group")))


def box(driver, number):
    return driver.find_element(*by_test_id(f"checkbox-checkbox{number}"))


def ticked(*expected):
    return lambda driver: [number for number in [1, 2, 3] if box(driver, number).is_selected()] == list(expected)


def test_initial(driver):
    """initial: only Checkbox 2 is ticked at first"""
    assert [box(driver, number).accessible_name for number in [1, 2, 3]] == ["Checkbox 1", "Checkbox 2", "Checkbox 3"]
    assert ticked(2)(driver)


def test_toggle(driver, wait):
    """toggle: a click on a box or its label, or Space, changes this box and no other"""
    box(driver, 1).click()
    wait.until(ticked(1, 2))
    driver.find_element(*by_test_id("checkbox-label-checkbox2")).click()
    wait.until(ticked(1))
    box(driver, 3).send_keys(Keys.SPACE)
    wait.until(ticked(1, 3))
    box(driver, 1).send_keys(Keys.SPACE)
    wait.until(ticked(3))


def bring_to(driver, state):
    """Clicks only what is in the other state: a click on any box could do the opposite."""
    for number in [1, 2, 3]:
        if box(driver, number).is_selected() is not state:
            box(driver, number).click()


def test_all(driver, wait):
    """all: Check All ticks all three, whatever they were before"""
    button = driver.find_element(By.XPATH, '//button[.="Check All"]')
    button.click()
    wait.until(ticked(1, 2, 3))
    button.click()
    wait.until(ticked(1, 2, 3))
    bring_to(driver, False)
    button.click()
    wait.until(ticked(1, 2, 3))


def test_count(driver, wait):
    """count: the line below follows every change"""

    def count_is(number):
        return EC.text_to_be_present_in_element(by_test_id("ticked-count"), f"Ticked: {number} of 3")

    wait.until(count_is(1))
    box(driver, 3).click()
    wait.until(count_is(2))
    box(driver, 2).click()
    wait.until(count_is(1))
    driver.find_element(*by_test_id("check-all-button")).click()
    wait.until(count_is(3))
    driver.find_element(*by_test_id("uncheck-all-button")).click()
    wait.until(count_is(0))


def test_none(driver, wait):
    """none: Uncheck All leaves none ticked, whatever they were before"""
    button = driver.find_element(By.XPATH, '//button[.="Uncheck All"]')
    button.click()
    wait.until(ticked())
    button.click()
    wait.until(ticked())
    bring_to(driver, True)
    button.click()
    wait.until(ticked())
