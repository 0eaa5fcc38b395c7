from contextlib import contextmanager

import pytest
from locators import by_test_id
from selenium.common.exceptions import NoSuchWindowException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from stopwatch import Stopwatch

BLOCK_NEXT = """
  const { open } = window;
  window.open = () => {
    window.open = open;
    return null;
  };
"""


@pytest.fixture(autouse=True)
def page(driver, site, wait):
    # Waits take a tenth of their time. The test compares them with that, so it runs faster.
    driver.get(f"{site}/windows?delayScale=0.1")
    wait.until(EC.visibility_of_element_located(by_test_id("windows")))
    own = driver.current_window_handle
    yield own
    for handle in driver.window_handles:
        if handle != own:
            driver.switch_to.window(handle)
            driver.close()
    driver.switch_to.window(own)


def click(driver, label):
    driver.find_element(By.XPATH, f'//*[self::button or self::a][.="{label}"]').click()


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def reads(name, text):
    # Compares the whole text, so that "Count: 12" cannot pass for "Count: 1".
    return lambda driver: find(driver, name).text == text


def opened_by(driver, wait, label):
    """The handle of the window that a click opens. The driver does not wait for it, and stays in the old window."""
    before = set(driver.window_handles)
    click(driver, label)
    return wait.until(lambda driver: set(driver.window_handles) - before).pop()


@contextmanager
def inside(driver, handle):
    """Works in another window, and returns even if that one closed itself."""
    own = driver.current_window_handle
    driver.switch_to.window(handle)
    yield
    driver.switch_to.window(own)


def has_heading(text):
    return EC.visibility_of_element_located((By.XPATH, f'//h1[.="{text}"]'))


def has_text(text):
    return EC.visibility_of_element_located((By.XPATH, f'//p[.="{text}"]'))


def has_beginning(text):
    return EC.visibility_of_element_located((By.XPATH, f'//p[starts-with(., "{text}")]'))


def test_opener(driver, wait):
    """opener: the new tab knows its opener"""
    with inside(driver, opened_by(driver, wait, "Open with opener")):
        wait.until(has_heading("Opened Document"))
        wait.until(has_text("Opener: yes"))


def test_noopener(driver, wait):
    """noopener: the new tab has no opener"""
    with inside(driver, opened_by(driver, wait, "Open without opener")):
        wait.until(has_heading("Opened Document"))
        wait.until(has_text("Opener: no"))


def test_size(driver, wait):
    """size: the window has the chosen size"""
    for size in ["480 × 360", "640 × 400"]:
        Select(find(driver, "windows-size")).select_by_visible_text(size)
        with inside(driver, opened_by(driver, wait, "Open window")):
            wait.until(has_heading("Opened Document"))
            # Only the width, because the bar "controlled by automated test software" takes some of the height.
            wait.until(has_beginning(f"Size: {size.split('×')[0]}× "))
            driver.close()


def test_named(driver, wait):
    """named: the window has a name"""
    with inside(driver, opened_by(driver, wait, "Open window")):
        wait.until(has_text("Name: preview"))


def test_opened(driver, wait):
    """opened: the result shows the size"""
    Select(find(driver, "windows-size")).select_by_visible_text("640 × 400")
    opened_by(driver, wait, "Open window")
    wait.until(reads("windows-result", "Last action: opened 640 × 400"))


def test_again(driver, wait):
    """again: “Open window” loads the open window again"""
    opened = opened_by(driver, wait, "Open window")
    with inside(driver, opened):
        wait.until(EC.title_is("Opened Document"))
        # A mark that is gone when the document is loaded again.
        driver.execute_script("document.title = 'Seen'")
    click(driver, "Open window")
    with inside(driver, opened):
        wait.until(EC.title_is("Opened Document"))
    wait.until(reads("windows-result", "Last action: loaded again"))
    assert len(driver.window_handles) == 2


def test_closed(driver, wait):
    """closed: “Close window” closes the window"""
    opened_by(driver, wait, "Open window")
    click(driver, "Close window")
    wait.until(reads("windows-result", "Last action: closed"))
    wait.until(EC.number_of_windows_to_be(1))


def test_nothing_open(driver, wait):
    """nothing-open: without a window there is nothing to close"""
    click(driver, "Close window")
    wait.until(reads("windows-result", "Last action: nothing to close"))


def test_answer(driver, wait):
    """answer: the chosen colours are listed in order"""
    for colour, answers in [("Green", "Answers: Green"), ("Red", "Answers: Green, Red")]:
        popup = opened_by(driver, wait, "Ask")
        wait.until(reads("windows-ask-status", "Waiting"))
        choose(driver, wait, popup, colour)
        wait.until(reads("windows-ask-status", "Answered"))
        wait.until(reads("windows-answers", answers))


def test_closes(driver, wait):
    """closes: the popup closes itself"""
    choose(driver, wait, opened_by(driver, wait, "Ask"), "Green")
    wait.until(EC.number_of_windows_to_be(1))


def test_cancelled(driver, wait):
    """cancelled: “Cancel” adds no colour"""
    before = find(driver, "windows-answers").text
    choose(driver, wait, opened_by(driver, wait, "Ask"), "Cancel")
    wait.until(reads("windows-ask-status", "Cancelled"))
    assert find(driver, "windows-answers").text == before


def close_by(driver, label):
    try:
        click(driver, label)
    except NoSuchWindowException:
        # The click closes the window, sometimes before the driver can report the click.
        pass


def choose(driver, wait, popup, label):
    with inside(driver, popup):
        wait.until(has_heading("Question"))
        close_by(driver, label)


def test_ignored(driver, wait):
    """ignored: only the colours that the popup sends are listed"""
    popup = opened_by(driver, wait, "Ask")
    driver.execute_script("postMessage({ answer: 'Red' })")
    with inside(driver, popup):
        wait.until(has_heading("Question"))
        driver.execute_script("""
          for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }]) opener.postMessage(message);
          // What the browser would make of a message that a document of another site sends from this window.
          const foreign = { data: { answer: 'Blue' }, origin: 'https://other.example', source: window };
          opener.dispatchEvent(new MessageEvent('message', foreign));
        """)
        # Messages keep their order. Once this answer is listed, the page has seen all others.
        close_by(driver, "Green")
    wait.until(reads("windows-ask-status", "Answered"))
    assert find(driver, "windows-answers").text == "Answers: Green"


def count_is(count):
    return has_text(f"Count: {count}")


def test_counter(driver, wait, page):
    """counter: “Add one” counts in all tabs"""
    counters = [page, opened_by(driver, wait, "Open counter"), opened_by(driver, wait, "Open counter")]

    def all_read(count):
        for counter in counters:
            with inside(driver, counter):
                wait.until(count_is(count))

    all_read(0)
    for count, counting in enumerate([*counters, page], start=1):
        with inside(driver, counting):
            click(driver, "Add one")
        all_read(count)


def test_reset(driver, wait, page):
    """reset: “Reset” resets all tabs"""
    tab = opened_by(driver, wait, "Open counter")
    with inside(driver, tab):
        wait.until(count_is(0))
    click(driver, "Add one")
    with inside(driver, tab):
        wait.until(count_is(1))
    click(driver, "Reset")
    for counter in (page, tab):
        with inside(driver, counter):
            wait.until(count_is(0))


def test_newcomer(driver, wait, page):
    """newcomer: a new counter starts with the current count"""
    for count in [1, 2, 3]:
        click(driver, "Add one")
        wait.until(count_is(count))
    tab = opened_by(driver, wait, "Open counter")
    with inside(driver, tab):
        wait.until(count_is(3))
    for reloaded in [page, tab]:
        with inside(driver, reloaded):
            driver.refresh()
            wait.until(count_is(3))


def block(driver):
    # Test browsers block no window, so this mocks the result of a browser that does.
    driver.execute_script(BLOCK_NEXT)
    click(driver, "Open now")
def test_blocked(driver, wait):
    """blocked: the page reads “Blocked” when no window opens"""
    block(driver)
    wait.until(reads("windows-blocked", "Blocked"))


def test_link(driver, wait):
    """link: the link opens the blocked document"""
    block(driver)
    with inside(driver, opened_by(driver, wait, find(driver, "windows-blocked-link").text)):
        wait.until(has_heading("Opened Document"))


def test_allowed(driver, wait):
    """allowed: the link is gone once a window opens"""
    block(driver)
    wait.until(EC.visibility_of_element_located(by_test_id("windows-blocked-link")))
    with inside(driver, opened_by(driver, wait, "Open now")):
        wait.until(has_heading("Opened Document"))
    wait.until(reads("windows-blocked", "Opened"))
    assert driver.find_elements(*by_test_id("windows-blocked-link")) == []


def test_later(driver, wait):
    """later: the window opens after 6 seconds"""
    before = set(driver.window_handles)
    waiting = """document.querySelector('[data-testid="windows-blocked"]').textContent === 'Waiting'"""
    stopwatch = Stopwatch(driver, waiting, "click", longest=0.6)
    click(driver, "Open after a wait")
    assert stopwatch.seconds(wait) >= 0.6
    wait.until(reads("windows-blocked", "Opened"))
    opened = wait.until(lambda driver: set(driver.window_handles) - before).pop()
    with inside(driver, opened):
        wait.until(has_heading("Opened Document"))


def test_waiting(driver, wait):
    """waiting: the button is disabled while it waits"""
    driver.execute_script(BLOCK_NEXT)
    later = find(driver, "windows-later")
    stopwatch = Stopwatch(driver, "element.disabled", "click", longest=0.6, element=later)
    later.click()
    assert stopwatch.seconds(wait) >= 0.6
    wait.until(reads("windows-blocked", "Blocked"))
    assert later.is_enabled()


def test_unsaved(driver, wait):
    """unsaved: with an unsaved note the browser warns"""
    # Types and saves in turn, because a note that is unsaved again has to ask again.
    for text in ["Ada", "Bess"]:
        find(driver, "windows-note").send_keys(text)
        wait.until(reads("windows-note-status", "Unsaved changes"))
        assert would_ask(driver)
        click(driver, "Save")


def test_saved(driver, wait):
    """saved: with a saved note the browser does not warn"""
    note, status = find(driver, "windows-note"), "windows-note-status"
    note.send_keys("Ada")
    click(driver, "Save")
    wait.until(reads(status, "All changes saved"))
    assert not would_ask(driver)
    note.send_keys("!")
    wait.until(reads(status, "Unsaved changes"))
    note.send_keys(Keys.BACKSPACE)
    wait.until(reads(status, "All changes saved"))
    assert not would_ask(driver)
    click(driver, "Leave this page")
    wait.until(EC.staleness_of(note))


def would_ask(driver):
    """Sends the page the browser's event, because the driver itself closes the real question."""
    return driver.execute_script("return !dispatchEvent(new Event('beforeunload', { cancelable: true }))")
