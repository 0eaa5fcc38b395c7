"""The page Rich Text: three boxes to write in that are no fields."""

import re

import pytest
from locators import by_test_id
from selenium.webdriver.common.keys import Keys

FIRST = "<p>The ferry leaves at nine.</p>"
# Pastes as a browser does, without the clipboard, which all tests of a machine share. An event of a script pastes
# nothing by itself: where no script of the page takes it, the browser does.
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
    """Clicks on what is in the middle of the window: the header covers what is scrolled to the top."""
    element = find(driver, name)
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    element.click()


def shows(name, text):
    """Compares the text as it stands in the document: drivers join white space."""
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
    """plain: what the box holds is below it, however it came there"""
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
    press(driver, "plain-clear")
    wait.until(shows("plain-html", "empty"))
    wait.until(shows("plain-text", "empty"))
    assert box.text == ""
    assert driver.switch_to.active_element == box


def test_typed(driver, wait):
    """typed: the text of the editor is below it, with each line in an element of its own"""
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


@pytest.mark.parametrize(("name", "key", "tag"), [("editor-bold", "b", "b"), ("editor-italic", "i", "i")])
def test_format(driver, wait, name, key, tag):
    """format: bold and italic by button and by key, for what is selected and what comes next"""
    assert not pressed(driver, name)
    select_all(driver)
    press(driver, name)
    wait.until(shows("editor-html", f"<p><{tag}>The ferry leaves at nine.</{tag}></p>"))
    wait.until(lambda _: pressed(driver, name))
    select_all(driver)
    find(driver, "editor-box").send_keys(Keys.CONTROL, key)
    wait.until(shows("editor-html", FIRST))
    wait.until(lambda _: not pressed(driver, name))

    to_end(driver)
    find(driver, "editor-box").send_keys(Keys.CONTROL, key)
    wait.until(lambda _: pressed(driver, name))
    write(driver, "Go")
    press(driver, name)
    wait.until(lambda _: not pressed(driver, name))
    write(driver, " on")
    wait.until(shows("editor-html", f"<p>The ferry leaves at nine.<{tag}>Go</{tag}> on</p>"))
    # Whoever comes back into the word is told so.
    write(driver, Keys.ARROW_LEFT * 4)
    wait.until(lambda _: pressed(driver, name))


def test_list(driver, wait):
    """list: a line becomes an item and a line again"""
    assert not pressed(driver, "editor-list")
    to_end(driver)
    press(driver, "editor-list")
    wait.until(shows("editor-html", "<ul><li>The ferry leaves at nine.</li></ul>"))
    wait.until(lambda _: pressed(driver, "editor-list"))
    write(driver, Keys.ENTER)
    write(driver, "Bring tea.")
    wait.until(shows("editor-html", "<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>"))
    press(driver, "editor-list")
    wait.until(lambda _: not pressed(driver, "editor-list"))
    assert find(driver, "editor-html").text == f"{FIRST}<p>Bring tea.</p>"


def test_link(driver, wait):
    """link: what is selected leads to an address, until the link is removed"""
    select_all(driver)
    press(driver, "editor-link")
    for wrong in ["example.com", "javascript:alert(1)", ""]:
        enter(driver, "editor-address", wrong)
        press(driver, "editor-link-set")
        wait.until(lambda _: find(driver, "editor-link-error").text != "")
        assert find(driver, "editor-html").text == FIRST
    for right in ["https://example.com/ferry", "http://example.com/", "mailto:ada@example.com"]:
        enter(driver, "editor-address", right)
        press(driver, "editor-link-set")
        wait.until(shows("editor-html", f'<p><a href="{right}">The ferry leaves at nine.</a></p>'))
        select_all(driver)
        press(driver, "editor-link")
        press(driver, "editor-link-remove")
        wait.until(shows("editor-html", FIRST))
        select_all(driver)
        press(driver, "editor-link")


def test_history(driver, wait):
    """history: undo and redo what was typed or formatted"""
    undo, redo = find(driver, "editor-undo"), find(driver, "editor-redo")
    assert not undo.is_enabled()
    assert not redo.is_enabled()
    to_end(driver)
    write(driver, "Go")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Go</p>"))
    press(driver, "editor-undo")
    wait.until(shows("editor-html", FIRST))
    wait.until(lambda _: not undo.is_enabled())
    press(driver, "editor-redo")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Go</p>"))
    wait.until(lambda _: not redo.is_enabled())

    bold = "<p><b>The ferry leaves at nine.Go</b></p>"
    select_all(driver)
    press(driver, "editor-bold")
    wait.until(shows("editor-html", bold))
    press(driver, "editor-undo")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Go</p>"))
    press(driver, "editor-redo")
    wait.until(shows("editor-html", bold))
    press(driver, "editor-undo")
    wait.until(lambda _: redo.is_enabled())
    to_end(driver)
    write(driver, "!")
    wait.until(shows("editor-html", "<p>The ferry leaves at nine.Go!</p>"))
    wait.until(lambda _: not redo.is_enabled())


def test_paste(driver, wait):
    """paste: as plain text, or with what is bold"""
    clipboard = {"text/plain": " Be there.", "text/html": "Be <b>there.</b>"}
    assert find(driver, "editor-plain").is_selected()
    to_end(driver)
    driver.execute_script(PASTE, find(driver, "editor-box"), clipboard)
    wait.until(shows("editor-html", "<p>The ferry leaves at nine. Be there.</p>"))
    press(driver, "editor-plain")
    to_end(driver)
    driver.execute_script(PASTE, find(driver, "editor-box"), clipboard)
    wait.until(shows("editor-html", "<p>The ferry leaves at nine. Be there.Be <b>there.</b></p>"))


def test_position(driver, wait):
    """position: the lines below follow the cursor and the text of the code"""
    assert find(driver, "code-position").text == "Line 1, column 1"
    assert find(driver, "code-current").text == "ferry(1, 'Brill', 'Eyre', 17);"
    assert find(driver, "code-lines").text == "Lines: 500"
    box = find(driver, "code-box")
    driver.execute_script("arguments[0].focus()", box)
    write(driver, Keys.ARROW_DOWN + Keys.ARROW_DOWN + Keys.ARROW_RIGHT)
    wait.until(shows("code-position", "Line 3, column 2"))
    wait.until(shows("code-current", "ferry(3, 'Dunmore', 'Dunmore', 27);"))
    write(driver, Keys.END)
    write(driver, Keys.ENTER)
    write(driver, "// new")
    wait.until(shows("code-position", "Line 4, column 7"))
    wait.until(shows("code-current", "// new"))
    wait.until(shows("code-lines", "Lines: 501"))
    box.send_keys(Keys.CONTROL, Keys.END)
    wait.until(lambda _: find(driver, "code-position").text.startswith("Line 501, "))


def test_jump(driver, wait):
    """jump: to a line that there is, and to none"""

    def go_to(line):
        enter(driver, "code-line", line)
        press(driver, "code-go")

    for line in ["400", "500", "1"]:
        go_to(line)
        wait.until(shows("code-position", f"Line {line}, column 1"))
        assert driver.switch_to.active_element == find(driver, "code-box")
        wait.until(lambda _: is_in_view(driver, f"ferry({line},"))
    go_to("250")
    for line in ["501", "0", "2.5"]:
        go_to(line)
        wait.until(shows("code-error", f"No line {line}"))
        assert find(driver, "code-position").text == "Line 250, column 1"
        go_to("250")
        wait.until(shows("code-error", ""))


def is_in_view(driver, text):
    """Whether a line that begins with the text is drawn, and in the part of the code that can be seen."""
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
    """value: all lines are shown, not only those in view"""
    value = find(driver, "code-value")
    press(driver, "code-show")
    wait.until(lambda _: value.get_property("value") != "")
    lines = value.get_property("value").split("\n")
    assert len(lines) == 500
    assert lines[249].startswith("ferry(250, ")
    assert lines[499] == "ferry(500, 'Dunmore', 'Dunmore', 28);"
    driver.execute_script("arguments[0].focus()", find(driver, "code-box"))
    write(driver, "// first")
    wait.until(lambda _: find(driver, "code-current").text.startswith("// first"))
    assert value.get_property("value").startswith("ferry(1, ")
    press(driver, "code-show")
    wait.until(lambda _: value.get_property("value").startswith("// firstferry(1, "))
