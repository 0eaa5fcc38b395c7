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
    # High enough for the whole page, because a drag does not scroll.
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
    """All columns, because a card may still be in its old place, or be there twice."""
    return lambda driver: {column: texts(cards(driver, column)) for column in START} == {**START, **board}


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
    wait.until(board_is(START))


def test_between(driver, wait):
    """between: a card dropped below the others goes to the end"""
    drop_below(driver, "Write", "doing")
    wait.until(board_is({"todo": ["Review", "Test"], "doing": ["Build", "Paint", "Write"]}))
    drop_below(driver, "Ship", "todo")
    wait.until(board_is({"todo": ["Review", "Test", "Ship"], "doing": ["Build", "Paint", "Write"], "done": []}))
    # An empty column takes a card, too.
    drop_below(driver, "Paint", "done")
    wait.until(board_is({"todo": ["Review", "Test", "Ship"], "doing": ["Build", "Write"], "done": ["Paint"]}))


def test_report(driver, wait):
    """report: each move is named"""
    drop_below(driver, "Write", "doing")
    wait.until(shows("native-report", "Moved Write to Doing, place 3 of 3"))
    drop_below(driver, "Review", "done")
    wait.until(shows("native-report", "Moved Review to Done, place 2 of 2"))


def test_place(driver, wait):
    """place: a card goes right before or after another one"""
    drop_on(driver, "Write", "Build", "upper")
    wait.until(board_is({"todo": ["Review", "Test"], "doing": ["Write", "Build", "Paint"]}))
    drop_on(driver, "Review", "Build", "lower")
    wait.until(board_is({"todo": ["Test"], "doing": ["Write", "Build", "Review", "Paint"]}))


def test_own(driver, wait):
    """own: a card goes right before or after another one in its own column"""
    # Down and up, because the dragged card itself is no longer among the others.
    drop_on(driver, "Write", "Test", "upper")
    wait.until(board_is({"todo": ["Review", "Write", "Test"]}))
    drop_on(driver, "Test", "Review", "lower")
    wait.until(board_is({"todo": ["Review", "Test", "Write"]}))


def test_copy(driver, wait):
    """copy: with Control the card stays in its column"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(lambda driver: len(cards(driver, "done")) == 2)
    assert [texts(cards(driver, column)) for column in ("todo", "doing")] == [START["todo"], START["doing"]]


def test_named(driver, wait):
    """named: each copy has its own name"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(shows("native-report", "Copied Write to Done as Write copy, place 2 of 2"))
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(board_is({"done": ["Ship", "Write copy", "Write copy 2"]}))


def test_effect(driver, wait):
    """effect: the effect is copy with Control, else move"""
    drop_below(driver, "Write", "done", Keys.CONTROL)
    wait.until(shows("native-effect", "Effect: copy"))
    drop_below(driver, "Write", "done")
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
    drag(driver, find(driver, name), find(driver, place))
    wait.until(shows("native-effect", "Effect: none"))
    assert board_is(START)(driver)


def test_undropped(driver, wait):
    """undropped: a drag without a drop is reported"""
    drag(driver, find(driver, "native-phrase"), find(driver, "native-archive"))
    wait.until(shows("native-report", "Not dropped: Meeting at ten"))
    drag(driver, card(driver, "Build"), driver.find_element(By.TAG_NAME, "h1"))
    wait.until(shows("native-report", "Not dropped: Build"))
    assert board_is(START)(driver)


def test_note(driver, wait):
    """note: phrases and cards are added at the end"""
    note = find(driver, "native-note")
    drag(driver, find(driver, "native-phrase"), note)
    wait.until(note_is("Meeting at ten"))
    drag(driver, card(driver, "Ship"), note)
    wait.until(note_is("Meeting at ten Ship"))
    assert board_is(START)(driver)


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
    choose(driver, "Write")
    find(driver, "native-down").click()
    wait.until(board_is({"todo": ["Review", "Write", "Test"]}))
    find(driver, "native-up").click()
    wait.until(board_is(START))


def test_sides(driver, wait):
    """sides: “Left” and “Right” move the chosen card to the next column"""
    choose(driver, "Write")
    find(driver, "native-right").click()
    wait.until(board_is({"todo": ["Review", "Test"], "doing": ["Build", "Paint", "Write"]}))
    find(driver, "native-left").click()
    wait.until(board_is({"todo": ["Review", "Test", "Write"]}))


def test_duplicate(driver, wait):
    """duplicate: “Copy” copies the chosen card"""
    choose(driver, "Build")
    find(driver, "native-copy").click()
    wait.until(board_is({"doing": ["Build", "Build copy", "Paint"]}))


def test_edges(driver, wait):
    """edges: no card moves beyond the columns"""
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


def test_announced(driver):
    """announced: the report is a live region"""
    assert find(driver, "native-report").aria_role == "status"
