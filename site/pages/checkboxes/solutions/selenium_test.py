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


def bring_to(driver, state):
    """Clicks only the boxes in the other state, because a click always changes the state."""
    for number in [1, 2, 3]:
        if box(driver, number).is_selected() is not state:
            box(driver, number).click()


def press(driver, name):
    driver.find_element(By.XPATH, f'//button[.="{name}"]').click()


def test_initial(driver):
    """initial: only “Checkbox 2” is ticked at first"""
    assert [box(driver, number).accessible_name for number in [1, 2, 3]] == ["Checkbox 1", "Checkbox 2", "Checkbox 3"]
    assert ticked(2)(driver)


def test_toggle(driver, wait):
    """toggle: a click on a box ticks it"""
    bring_to(driver, False)
    for number in [3, 2, 1]:
        box(driver, number).click()
        wait.until(lambda _: box(driver, number).is_selected())


def test_untick(driver, wait):
    """untick: a second click removes the tick"""
    bring_to(driver, True)
    box(driver, 1).click()
    wait.until(lambda _: not box(driver, 1).is_selected())


def test_label(driver, wait):
    """label: a click on the label ticks the box"""
    bring_to(driver, False)
    driver.find_element(*by_test_id("checkbox-label-checkbox1")).click()
    wait.until(lambda _: box(driver, 1).is_selected())


def test_space(driver, wait):
    """space: Space ticks the focused box"""
    bring_to(driver, False)
    box(driver, 1).send_keys(Keys.SPACE)
    wait.until(lambda _: box(driver, 1).is_selected())


def test_alone(driver, wait):
    """alone: a click leaves the other boxes as they were"""
    box(driver, 1).click()
    wait.until(ticked(1, 2))
    box(driver, 3).click()
    wait.until(ticked(1, 2, 3))


def test_all(driver, wait):
    """all: “Check All” ticks all three"""
    press(driver, "Check All")
    wait.until(ticked(1, 2, 3))


def test_again(driver, wait):
    """again: “Check All” leaves ticked boxes ticked"""
    bring_to(driver, True)
    press(driver, "Check All")
    wait.until(ticked(1, 2, 3))


def test_none(driver, wait):
    """none: “Uncheck All” removes every tick"""
    bring_to(driver, True)
    press(driver, "Uncheck All")
    wait.until(ticked())


def test_none_again(driver, wait):
    """none-again: “Uncheck All” leaves boxes without a tick as they were"""
    # At the second press no box has a tick.
    press(driver, "Uncheck All")
    press(driver, "Uncheck All")
    wait.until(ticked())


def test_count(driver, wait):
    """count: the line shows how many boxes are ticked"""
    line = driver.find_element(*by_test_id("ticked-count"))
    wait.until(lambda _: line.text == "Ticked: 1 of 3")
    box(driver, 1).click()
    # Counts the ticks now, because what a click does to the other boxes is another requirement.
    wait.until(lambda _: box(driver, 1).is_selected())
    count = len(driver.find_elements(By.CSS_SELECTOR, "input:checked"))
    wait.until(lambda _: line.text == f"Ticked: {count} of 3")
