import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

START = {"todo": ["Write", "Review", "Test"], "doing": ["Build", "Paint"], "done": ["Ship"]}


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    # High enough for all of the page: a drag does not scroll.
    driver.set_window_size(1280, 1700)
    driver.get(f"{site}/native-drag")
    wait.until(EC.visibility_of_element_located(by_test_id("native-board")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def cards(driver, column):
    return find(driver, f"native-column-{column}").find_elements(By.CSS_SELECTOR, "[data-testid^=native-card-]")


def card(driver, name):
    return next(card for column in START for card in cards(driver, column) if card.text == name)


def board_is(board):
    """All columns, because a card may have been left where it was, or have come twice."""
    return lambda driver: {column: texts(cards(driver, column)) for column in START} == {**START, **board}


def shows(name, text):
    """The whole text, because some texts begin like others."""
    return lambda driver: find(driver, name).text == text


def note_is(text):
    return lambda driver: find(driver, "native-note").get_attribute("value") == text


def drag(driver, source, target, dy=0, key=None):
    """Drops on the middle of the target, or below that. What is held at the drop counts."""
    actions = ActionChains(driver).click_and_hold(source)
    if key:
        actions.key_down(key)
    # This move starts the drag, before the way to the target.
    actions.move_by_offset(5, 5)
    actions.move_to_element_with_offset(target, 0, dy - 1).move_to_element_with_offset(target, 0, dy)
    actions.release()
    if key:
        actions.key_up(key)
    actions.perform()


def drop_below(driver, name, column, key=None):
    target = find(driver, f"native-column-{column}")
    drag(driver, card(driver, name), target, target.rect["height"] // 2 - 20, key)


def drop_on(driver, name, other, half, key=None):
    drag(driver, card(driver, name), card(driver, other), {"upper": -10, "lower": 10}[half], key)


def choose(driver, name):
    Select(find(driver, "native-chosen")).select_by_visible_text(name)


def test_start(driver, wait):
    """start: the columns have their cards in order"""
    wait.until(board_is(START))


def test_between(driver, wait):
    """between: a card dropped below the cards of another column goes to its end"""
    drop_below(driver, "Write", "doing")
    wait.until(shows("native-report", "Moved Write to Doing, place 3 of 3"))
    assert board_is({"todo": ["Review", "Test"], "doing": ["Build", "Paint", "Write"]})(driver)
    drop_below(driver, "Ship", "todo")
    wait.until(shows("native-report", "Moved Ship to To do, place 3 of 3"))
    # A column without a card takes one too.
    drop_below(driver, "Paint", "done")
    wait.until(shows("native-report", "Moved Paint to Done, place 1 of 1"))
    assert board_is({"todo": ["Review", "Test", "Ship"], "doing": ["Build", "Write"], "done": ["Paint"]})(driver)


def test_place(driver, wait):
    """place: the upper half of a card is the place before it, the lower half the one after it"""
    drop_on(driver, "Write", "Build", "upper")
    wait.until(board_is({"todo": ["Review", "Test"], "doing": ["Write", "Build", "Paint"]}))
    drop_on(driver, "Review", "Build", "lower")
    wait.until(board_is({"todo": ["Test"], "doing": ["Write", "Build", "Review", "Paint"]}))
    # In its own column, downwards and upwards: the card itself is gone from among the others.
    drop_on(driver, "Write", "Review", "upper")
    wait.until(board_is({"todo": ["Test"], "doing": ["Build", "Write", "Review", "Paint"]}))
    drop_on(driver, "Paint", "Build", "lower")
    wait.until(board_is({"todo": ["Test"], "doing": ["Build", "Paint", "Write", "Review"]}))


def test_copy(driver, wait):
    """copy: with Control held a copy is put at the place, and the card stays"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(shows("native-report", "Copied Write to Done as Write copy, place 2 of 2"))
    assert board_is({"done": ["Ship", "Write copy"]})(driver)
    drop_on(driver, "Write", "Review", "upper", Keys.CONTROL)
    wait.until(shows("native-report", "Copied Write to To do as Write copy 2, place 2 of 4"))
    assert board_is({"todo": ["Write", "Write copy 2", "Review", "Test"], "done": ["Ship", "Write copy"]})(driver)


def test_effect(driver, wait):
    """effect: it is copy, move or none"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(shows("native-effect", "Effect: copy"))
    drop_below(driver, "Write", "done")
    wait.until(shows("native-effect", "Effect: move"))
    drag(driver, card(driver, "Test"), find(driver, "native-note"))
    wait.until(shows("native-effect", "Effect: copy"))
    drag(driver, card(driver, "Test"), find(driver, "native-archive"))
    wait.until(shows("native-effect", "Effect: none"))


def test_refused(driver, wait):
    """refused: archive, columns and what is beside them do not take it"""
    drag(driver, card(driver, "Write"), find(driver, "native-archive"))
    wait.until(shows("native-report", "Not dropped: Write"))
    drag(driver, find(driver, "native-phrase"), find(driver, "native-column-done"))
    wait.until(shows("native-report", "Not dropped: Meeting at ten"))
    drag(driver, card(driver, "Build"), driver.find_element(By.TAG_NAME, "h1"))
    wait.until(shows("native-report", "Not dropped: Build"))
    assert board_is(START)(driver)
    assert note_is("")(driver)


def test_note(driver, wait):
    """note: phrase and cards are added at the end, and stay"""
    note, phrase = find(driver, "native-note"), find(driver, "native-phrase")
    drag(driver, phrase, note)
    wait.until(note_is("Meeting at ten"))
    drag(driver, card(driver, "Ship"), note)
    wait.until(note_is("Meeting at ten Ship"))
    find(driver, "native-add").click()
    wait.until(note_is("Meeting at ten Ship Meeting at ten"))
    assert phrase.text == "Meeting at ten"
    assert board_is(START)(driver)


def test_carried(driver, wait):
    """carried: the types of the last drag are shown"""
    drag(driver, find(driver, "native-phrase"), find(driver, "native-note"))
    wait.until(shows("native-carried", "Carried: text/plain"))
    drop_below(driver, "Write", "done")
    wait.until(shows("native-carried", "Carried: application/x-card, text/plain"))
    drag(driver, card(driver, "Test"), find(driver, "native-archive"))
    wait.until(shows("native-carried", "Carried: nothing"))


def test_buttons(driver, wait):
    """buttons: they move and copy the chosen card"""
    choose(driver, "Write")
    find(driver, "native-down").click()
    wait.until(board_is({"todo": ["Review", "Write", "Test"]}))
    find(driver, "native-up").click()
    wait.until(board_is(START))
    find(driver, "native-right").click()
    wait.until(board_is({"todo": ["Review", "Test"], "doing": ["Build", "Paint", "Write"]}))
    find(driver, "native-left").click()
    wait.until(board_is({"todo": ["Review", "Test", "Write"]}))
    choose(driver, "Build")
    find(driver, "native-copy").click()
    wait.until(board_is({"todo": ["Review", "Test", "Write"], "doing": ["Build", "Build copy", "Paint"]}))


def test_edges(driver, wait):
    """edges: beyond the columns nothing moves, and the report says so"""
    assert find(driver, "native-report").aria_role == "status"
    for name, button, report in [
        ("Write", "up", "Write stays in To do, place 1 of 3"),
        ("Test", "down", "Test stays in To do, place 3 of 3"),
        ("Review", "left", "Review stays in To do, place 2 of 3"),
        ("Ship", "right", "Ship stays in Done, place 1 of 1"),
    ]:
        choose(driver, name)
        find(driver, f"native-{button}").click()
        wait.until(shows("native-report", report))
        assert board_is(START)(driver)
