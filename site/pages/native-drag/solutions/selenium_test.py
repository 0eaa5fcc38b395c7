import pytest
from locators import by_test_id, texts
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select

COLUMNS = ("todo", "doing", "done")


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    # High enough for the whole page, because a drag does not scroll.
    driver.set_window_size(1280, 1700)
    driver.get(f"{site}/native-drag")
    wait.until(EC.visibility_of_element_located(by_test_id("native-board")))


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def cards(driver, column):
    return find(driver, f"native-column-{column}").find_elements(By.CSS_SELECTOR, "[data-testid^=native-card-]")


def card(driver, name):
    return next(card for column in COLUMNS for card in cards(driver, column) if card.text == name)


def board_of(driver):
    """What the columns have now, because only “start” is about what they have at first."""
    return {column: texts(cards(driver, column)) for column in COLUMNS}


def board_is(board):
    """All columns, because a card may still be in its old place, or be there twice."""
    return lambda driver: {column: texts(cards(driver, column)) for column in board} == board


def shows(name, text):
    """The whole text, because some texts have the same beginning."""
    return lambda driver: find(driver, name).text == text


def note_is(text):
    return lambda driver: find(driver, "native-note").get_attribute("value") == text


def drag(driver, source, target, dy=0, key=None):
    """Drops on the middle of the target, or below it. The key that is held at the drop counts."""
    actions = ActionChains(driver).click_and_hold(source)
    if key:
        actions.key_down(key)
    # A first move starts the drag. Then it goes to the target.
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
    wait.until(board_is({"todo": ["Write", "Review", "Test"], "doing": ["Build", "Paint"], "done": ["Ship"]}))


def test_between(driver, wait):
    """between: a card dropped below the others goes to the end"""
    # At last into an empty column, which takes a card, too.
    for name, column in [("Write", "doing"), ("Ship", "todo"), ("Build", "done")]:
        names = board_of(driver)[column]
        drop_below(driver, name, column)
        wait.until(board_is({column: [*names, name]}))
        assert len(driver.find_elements(*by_test_id(f"native-card-{name}"))) == 1


def test_report(driver, wait):
    """report: each move is named"""
    board = board_of(driver)
    for name, column, title in [("Write", "doing", "Doing"), ("Review", "done", "Done")]:
        drop_below(driver, name, column)
        place = len(board[column]) + 1
        wait.until(shows("native-report", f"Moved {name} to {title}, place {place} of {place}"))


def test_place(driver, wait):
    """place: a card goes right before or after another one"""
    first, *others = board_of(driver)["doing"]
    drop_on(driver, "Write", first, "upper")
    wait.until(board_is({"doing": ["Write", first, *others]}))
    drop_on(driver, "Review", first, "lower")
    wait.until(board_is({"doing": ["Write", first, "Review", *others]}))


def test_own(driver, wait):
    """own: a card goes right before or after another one in its own column"""
    # Down and up, because the dragged card itself is no longer among the others.
    board = board_of(driver)
    first, second, third = board["todo"]
    drop_on(driver, first, third, "upper")
    wait.until(board_is({**board, "todo": [second, first, third]}))
    drop_on(driver, third, second, "lower")
    wait.until(board_is({**board, "todo": [second, third, first]}))


def test_copy(driver, wait):
    """copy: with Control the card stays in its column"""
    board = board_of(driver)
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(lambda driver: len(cards(driver, "done")) == 2)
    assert board_is({column: board[column] for column in ("todo", "doing")})(driver)


def test_named(driver, wait):
    """named: each copy has its own name"""
    for copies in (["Build copy"], ["Build copy", "Build copy 2"]):
        drop_below(driver, "Build", "done", Keys.CONTROL)
        wait.until(board_is({"done": ["Ship", *copies]}))


def test_effect(driver, wait):
    """effect: the effect is copy with Control, else move"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(shows("native-effect", "Effect: copy"))
    drop_below(driver, "Review", "done")
    wait.until(shows("native-effect", "Effect: move"))


def test_noted(driver, wait):
    """noted: a drop in the note has the effect copy"""
    drag(driver, card(driver, "Test"), find(driver, "native-note"))
    wait.until(shows("native-effect", "Effect: copy"))


def test_none(driver, wait):
    """none: without a drop the effect is none"""
    drop_below(driver, "Write", "done")
    wait.until(lambda driver: len(cards(driver, "done")) == 2)
    drag(driver, card(driver, "Test"), find(driver, "native-archive"))
    wait.until(shows("native-effect", "Effect: none"))


@pytest.mark.parametrize(
    "name, place",
    [
        ("native-card-Write", "native-archive"),
        ("native-phrase", "native-archive"),
        ("native-phrase", "native-column-done"),
    ],
)
def test_refused(driver, wait, name, place):
    """refused: the archive accepts nothing, and no column accepts a phrase"""
    board = board_of(driver)
    drag(driver, find(driver, name), find(driver, place))
    wait.until(EC.text_to_be_present_in_element(by_test_id("native-report"), "Not dropped"))
    assert board_of(driver) == board


def test_undropped(driver, wait):
    """undropped: a drag without a drop is reported"""
    drag(driver, find(driver, "native-phrase"), find(driver, "native-archive"))
    wait.until(shows("native-report", "Not dropped: Meeting at ten"))
    drag(driver, card(driver, "Build"), driver.find_element(By.TAG_NAME, "h1"))
    wait.until(shows("native-report", "Not dropped: Build"))


def test_note(driver, wait):
    """note: phrases and cards are added at the end"""
    note = find(driver, "native-note")
    drag(driver, find(driver, "native-phrase"), note)
    wait.until(note_is("Meeting at ten"))
    drag(driver, card(driver, "Ship"), note)
    wait.until(note_is("Meeting at ten Ship"))


def test_add(driver, wait):
    """add: the button adds the phrase"""
    find(driver, "native-note").send_keys("Call Ada")
    find(driver, "native-add").click()
    wait.until(note_is("Call Ada Meeting at ten"))


def test_carried(driver, wait):
    """carried: the data types of the drop are listed"""
    drag(driver, find(driver, "native-phrase"), find(driver, "native-note"))
    wait.until(shows("native-carried", "Carried: text/plain"))
    drop_below(driver, "Write", "done")
    wait.until(shows("native-carried", "Carried: application/x-card, text/plain"))


def test_nothing(driver, wait):
    """nothing: without a drop nothing is carried"""
    drop_below(driver, "Write", "done")
    wait.until(lambda driver: len(cards(driver, "done")) == 2)
    drag(driver, card(driver, "Test"), find(driver, "native-archive"))
    wait.until(shows("native-carried", "Carried: nothing"))


def test_buttons(driver, wait):
    """buttons: “Up” and “Down” move the chosen card by one place"""
    board = board_of(driver)
    first, second, third = board["todo"]
    choose(driver, first)
    find(driver, "native-down").click()
    wait.until(board_is({**board, "todo": [second, first, third]}))
    find(driver, "native-up").click()
    wait.until(board_is(board))


def test_sides(driver, wait):
    """sides: “Left” and “Right” move the chosen card to the next column"""
    board = board_of(driver)
    first, *others = board["todo"]
    choose(driver, first)
    find(driver, "native-right").click()
    wait.until(board_is({**board, "todo": others, "doing": [*board["doing"], first]}))
    find(driver, "native-left").click()
    wait.until(board_is({**board, "todo": [*others, first]}))


def test_duplicate(driver, wait):
    """duplicate: “Copy” copies the chosen card"""
    board = board_of(driver)
    first, *others = board["doing"]
    choose(driver, first)
    find(driver, "native-copy").click()
    wait.until(board_is({**board, "doing": [first, f"{first} copy", *others]}))


def test_edges(driver, wait):
    """edges: no card moves beyond the columns"""
    board = board_of(driver)
    first, second, third = board["todo"]
    for name, button, place in [
        (first, "up", "To do, place 1 of 3"),
        (third, "down", "To do, place 3 of 3"),
        (second, "left", "To do, place 2 of 3"),
        ("Ship", "right", "Done, place 1 of 1"),
    ]:
        choose(driver, name)
        find(driver, f"native-{button}").click()
        wait.until(shows("native-report", f"{name} stays in {place}"))
        assert board_of(driver) == board


def test_announced(driver):
    """announced: the report is a live region"""
    assert find(driver, "native-report").aria_role == "status"
