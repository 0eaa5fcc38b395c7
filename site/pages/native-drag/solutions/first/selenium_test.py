import pytest
from locators import by_test_id
from selenium.webdriver import ActionChains
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture
def board(driver, site, wait):
    driver.set_window_size(1280, 1700)  # High enough for the whole page, because a drag does not scroll.
    driver.get(f"{site}/native-drag")
    return wait.until(EC.visibility_of_element_located(by_test_id("native-board")))


def test_start(board):
    """start: the columns have their cards in order"""
    assert board.text.replace("\n", " ") == "To do Write Review Test Doing Build Paint Done Ship"


def test_between(driver, board, wait):
    """between: a card dropped below the others goes to the end"""
    card, doing = (driver.find_element(*by_test_id(f"native-{name}")) for name in ("card-Write", "column-doing"))
    # Not: mouse events sent by execute_script; events of a script start no native drag, so nothing moves.
    drag = ActionChains(driver).click_and_hold(card).move_by_offset(5, 5)
    drag.move_to_element_with_offset(doing, 0, doing.rect["height"] // 2 - 20).move_by_offset(0, 1).release().perform()
    wait.until(lambda _: board.text.replace("\n", " ") == "To do Review Test Doing Build Paint Write Done Ship")
