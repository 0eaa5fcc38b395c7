"""The page Rich Text: three boxes for text that are not input fields."""

import re

import pytest
from locators import by_test_id
from selenium.webdriver.common.keys import Keys

FORMATS = [("editor-bold", "b"), ("editor-italic", "i")]
FIRST = "<p>The ferry leaves at nine.</p>"
# Pastes as a browser does, but without the clipboard, because all tests of a machine share it. The event of a script
# pastes nothing: if no script of the page handles it, this inserts the text as the browser would.
PASTE = """
    const [element, types] = arguments;
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, types['text/plain']);
"""


@pytest.fixture(autouse=True)
def opened(driver, site):
    driver.get(f"{site}/rich-text")


def find(driver, name):
    return driver.find_element(*by_test_id(name))


def press(driver, name):
    find(driver, name).click()


def shows(name, text):
    """Compares the text as it is in the document, because WebDriver joins white space."""
    return lambda driver: find(driver, name).get_property("textContent") == text


def pressed(driver, name):
    return find(driver, name).get_attribute("aria-pressed") == "true"


def select_all(driver):
    find(driver, "editor-box").send_keys(Keys.CONTROL, "a")


def to_end(driver):
    find(driver, "editor-box").send_keys(Keys.CONTROL, Keys.END)


def write(driver, text):
    """Types where the cursor is."""
    driver.switch_to.active_element.send_keys(text)


def enter(driver, name, text):
    """Puts another text into a field."""
    find(driver, name).send_keys(Keys.CONTROL, "a")
    find(driver, name).send_keys(text or Keys.DELETE)


def test_plain(driver, wait):
    """plain: the content of the box is shown below it at once"""
    box = find(driver, "plain-box")
    assert find(driver, "plain-html").text == "empty"
    box.send_keys("Milk & tea")
    wait.until(shows("plain-html", "Milk &amp; tea"))
    wait.until(shows("plain-text", "Milk & tea"))
    box.send_keys(Keys.ENTER, "Bread")
    wait.until(shows("plain-text", "Milk & tea\nBread"))
    assert "<div>Bread</div>" in find(driver, "plain-html").text
    driver.execute_script(PASTE, box, {"text/plain": " and jam"})
    wait.until(shows("plain-text", "Milk & tea\nBread and jam"))
    driver.execute_script(
        """
        arguments[0].innerHTML = 'By <b>script</b>';
        arguments[0].dispatchEvent(new InputEvent('input', { bubbles: true }));
        """,
        box,
    )
    wait.until(shows("plain-html", "By <b>script</b>"))
    wait.until(shows("plain-text", "By script"))


def test_clear(driver, wait):
    """clear: “Clear” empties the box"""
    find(driver, "plain-box").send_keys("Milk")
    press(driver, "plain-clear")
    wait.until(shows("plain-html", "empty"))
    wait.until(shows("plain-text", "empty"))
    assert find(driver, "plain-box").text == ""


def test_refocus(driver):
    """refocus: the focus is in the box after “Clear”"""
    find(driver, "plain-box").send_keys("Milk")
    press(driver, "plain-clear")
    assert driver.switch_to.active_element == find(driver, "plain-box")


def test_typed(driver, wait):
    """typed: the text of the editor is below it"""
    assert find(driver, "editor-html").text == FIRST
    assert find(driver, "editor-text").text == "The ferry leaves at nine."
    to_end(driver)
    write(driver, " Be there.")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine. Be there.</p>"))
    wait.until(shows("editor-text", "The ferry leaves at nine. Be there."))
    write(driver, Keys.ENTER)
    write(driver, "Bring tea.")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine. Be there.</p><p>Bring tea.</p>"))
    assert re.fullmatch(r"The ferry leaves at nine. Be there.\s+Bring tea.", find(driver, "editor-text").text)


@pytest.mark.parametrize(("name", "key"), FORMATS)
def test_format(driver, wait, name, key):
    """format: buttons and keys format the selected text"""
    for by_key in (False, True):
        driver.refresh()
        select_all(driver)
        find(driver, "editor-box").send_keys(Keys.CONTROL, key) if by_key else press(driver, name)
        wait.until(shows("editor-html", f"<p><{key}>The ferry leaves at nine.</{key}></p>"))


@pytest.mark.parametrize(("name", "key"), FORMATS)
def test_pressed(driver, wait, name, key):
    """pressed: a button is pressed in text of its format"""
    assert not pressed(driver, name)
    select_all(driver)
    find(driver, "editor-box").send_keys(Keys.CONTROL, key)
    wait.until(lambda _: pressed(driver, name))


def test_list(driver, wait):
    """list: “List” turns a line into an item"""
    to_end(driver)
    press(driver, "editor-list")
    wait.until(shows("editor-html", "<ul><li>The ferry leaves at nine.</li></ul>"))
    write(driver, Keys.ENTER)
    write(driver, "Bring tea.")
    wait.until(shows("editor-html", "<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>"))


def test_unlist(driver, wait):
    """unlist: “List” turns an item back into a line"""
    to_end(driver)
    press(driver, "editor-list")
    wait.until(shows("editor-html", "<ul><li>The ferry leaves at nine.</li></ul>"))
    press(driver, "editor-list")
    wait.until(shows("editor-html", FIRST))


def test_listed(driver, wait):
    """listed: the button is pressed in a list"""
    assert not pressed(driver, "editor-list")
    to_end(driver)
    press(driver, "editor-list")
    wait.until(lambda _: pressed(driver, "editor-list"))


def set_link(driver, address):
    select_all(driver)
    press(driver, "editor-link")
    enter(driver, "editor-address", address)
    press(driver, "editor-link-set")
def test_link(driver, wait):
    """link: “Set link” links the selected text"""
    for address in ["https://example.com/ferry", "http://example.com/", "mailto:ada@example.com"]:
        set_link(driver, address)
        wait.until(shows("editor-html", f'<p><a href="{address}">The ferry leaves at nine.</a></p>'))
        driver.refresh()


def test_unlink(driver, wait):
    """unlink: “Remove link” removes the link"""
    set_link(driver, "http://example.com/")
    wait.until(shows("editor-html", '<p><a href="http://example.com/">The ferry leaves at nine.</a></p>'))
    select_all(driver)
    press(driver, "editor-link")
    press(driver, "editor-link-remove")
    wait.until(shows("editor-html", FIRST))


def test_refused(driver, wait):
    """refused: other addresses are refused"""
    for address in ["example.com", "javascript:alert(1)", ""]:
        set_link(driver, address)
        wait.until(lambda _: find(driver, "editor-link-error").text != "")
        assert find(driver, "editor-html").text == FIRST
        driver.refresh()


def test_history(driver, wait):
    """history: “Undo” takes back typing and formatting"""
    to_end(driver)
    write(driver, "Go")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Go</p>"))
    press(driver, "editor-undo")
    wait.until(shows("editor-html", FIRST))
    select_all(driver)
    press(driver, "editor-bold")
    wait.until(shows("editor-html", "<p><b>The ferry leaves at nine.</b></p>"))
    press(driver, "editor-undo")
    wait.until(shows("editor-html", FIRST))


def test_redo(driver, wait):
    """redo: “Redo” does it again"""
    select_all(driver)
    press(driver, "editor-italic")
    press(driver, "editor-undo")
    wait.until(shows("editor-html", FIRST))
    press(driver, "editor-redo")
    wait.until(shows("editor-html", "<p><i>The ferry leaves at nine.</i></p>"))


def test_idle(driver, wait):
    """idle: a button with nothing to do is disabled"""
    undo, redo = find(driver, "editor-undo"), find(driver, "editor-redo")
    assert not undo.is_enabled()
    assert not redo.is_enabled()
    select_all(driver)
    press(driver, "editor-italic")
    wait.until(lambda _: undo.is_enabled())
    press(driver, "editor-undo")
    wait.until(lambda _: redo.is_enabled() and not undo.is_enabled())
    # After any typing, “Redo” has nothing to do.
    to_end(driver)
    write(driver, "!")
    wait.until(lambda _: not redo.is_enabled())


CLIPBOARD = {"text/plain": " Be there.", "text/html": "Be <b>there.</b>"}
def test_paste(driver, wait):
    """paste: pasted text loses its formats"""
    assert find(driver, "editor-plain").is_selected()
    to_end(driver)
    driver.execute_script(PASTE, find(driver, "editor-box"), CLIPBOARD)
    wait.until(shows("editor-html", "<p>The ferry leaves at nine. Be there.</p>"))


def test_rich(driver, wait):
    """rich: pasted text stays bold"""
    press(driver, "editor-plain")
    to_end(driver)
    driver.execute_script(PASTE, find(driver, "editor-box"), CLIPBOARD)
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Be <b>there.</b></p>"))


def into_code(driver, keys):
    driver.execute_script("arguments[0].focus()", find(driver, "code-box"))
    write(driver, keys)


def go_to(driver, line):
    enter(driver, "code-line", line)
    press(driver, "code-go")
def test_position(driver, wait):
    """position: the position follows the cursor"""
    assert find(driver, "code-position").text == "Line 1, column 1"
    into_code(driver, Keys.ARROW_DOWN + Keys.ARROW_DOWN + Keys.ARROW_RIGHT)
    wait.until(shows("code-position", "Line 3, column 2"))


def test_current(driver, wait):
    """current: the line of the cursor is shown"""
    assert find(driver, "code-current").text == "ferry(1, 'Brill', 'Eyre', 17);"
    into_code(driver, Keys.ARROW_DOWN + Keys.ARROW_DOWN)
    wait.until(shows("code-current", "ferry(3, 'Dunmore', 'Dunmore', 27);"))


def test_lines(driver, wait):
    """lines: the lines are counted"""
    assert find(driver, "code-lines").text == "Lines: 500"
    into_code(driver, Keys.ENTER)
    wait.until(shows("code-lines", "Lines: 501"))


def test_jump(driver, wait):
    """jump: “Go to line” scrolls the line into view"""
    for line in ["400", "500", "1"]:
        go_to(driver, line)
        wait.until(lambda _: is_in_view(driver, f"ferry({line},"))


def test_arrived(driver, wait):
    """arrived: “Go to line” moves the cursor to the line"""
    for line in ["400", "1"]:
        go_to(driver, line)
        wait.until(shows("code-position", f"Line {line}, column 1"))
        assert driver.switch_to.active_element == find(driver, "code-box")


def test_missing(driver, wait):
    """missing: a line that does not exist is refused"""
    for line in ["501", "0", "2.5"]:
        go_to(driver, line)
        wait.until(shows("code-error", f"No line {line}"))
        assert find(driver, "code-position").text == "Line 1, column 1"
        driver.refresh()


def test_recovered(driver, wait):
    """recovered: the error disappears with a line that exists"""
    go_to(driver, "501")
    wait.until(shows("code-error", "No line 501"))
    go_to(driver, "250")
    wait.until(shows("code-error", ""))


def is_in_view(driver, text):
    """Whether a line that begins with the text is in the visible part of the code."""
    return driver.execute_script(
        """
        const box = document.querySelector('[data-test=code-box]');
        const view = box.parentElement.getBoundingClientRect();
        return [...box.children].some((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return line.textContent.startsWith(arguments[0]) && top >= view.top - 1 && bottom <= view.bottom + 1;
        });
        """,
        text,
    )


def test_value(driver, wait):
    """value: all lines are shown, even those out of view"""
    value = find(driver, "code-value")
    press(driver, "code-show")
    wait.until(lambda _: value.get_property("value") != "")
    lines = value.get_property("value").split("\n")
    assert len(lines) == 500
    assert lines[249].startswith("ferry(250, ")
    assert lines[499] == "ferry(500, 'Dunmore', 'Dunmore', 28);"
    driver.execute_script("arguments[0].focus()", find(driver, "code-box"))
    write(driver, "// first")
    wait.until(lambda _: find(driver, "code-box").text.startswith("// firstferry(1, "))
    assert value.get_property("value").startswith("ferry(1, ")
    press(driver, "code-show")
    wait.until(lambda _: value.get_property("value").startswith("// firstferry(1, "))
