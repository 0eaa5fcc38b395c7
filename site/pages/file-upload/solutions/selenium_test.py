import json
import re

import pytest
from locators import by_test_id, by_test_id_prefix
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


@pytest.fixture(autouse=True)
def page(open_page):
    # Uploads take no time, except in the tests of their time.
    open_page("delayScale=0")


@pytest.fixture
def open_page(driver, site, wait):
    def open_with(options):
        driver.get(f"{site}/file-upload?{options}")
        wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))

    return open_with


@pytest.fixture
def zone(driver):
    return driver.find_element(*by_test_id("drop-zone"))


@pytest.fixture
def file(tmp_path):
    def make(name, size=24):
        path = tmp_path / name
        path.write_text("x" * size)
        return str(path)

    return make


def upload(driver, *files):
    # The hidden input accepts files as it is. No dialog opens, because that belongs to the system.
    driver.find_element(*by_test_id("file-input")).send_keys("\n".join(files))


def listed(driver):
    return driver.find_elements(*by_test_id_prefix("uploaded-file-"))


def names_are(*names):
    def all_listed(driver):
        items = listed(driver)
        return len(items) == len(names) and all(item.text.startswith(name) for item, name in zip(items, names))

    return all_listed


DRAG = """
  const [element, type] = arguments;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['hello'], 'dropped.txt'));
  element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
"""


def drag(driver, name, event):
    """Sends the events of a drag from the desktop, because WebDriver cannot drag from there."""
    driver.execute_script(DRAG, driver.find_element(*by_test_id(name)), event)


def look(element):
    return [element.value_of_css_property(name) for name in ("background-color", "border-top-color")]


LOADING = by_test_id("upload-loading")


def test_dialog(driver, wait):
    """dialog: “browse” opens the file dialog"""
    # WebDriver does not see the dialog. A click on the input opens it, so this notes the click and prevents the dialog.
    driver.execute_script(
        "arguments[0].addEventListener('click', (event) => { event.preventDefault(); window.opened = true; })",
        driver.find_element(*by_test_id("file-input")),
    )
    driver.find_element(By.XPATH, '//button[.="browse"]').click()
    wait.until(lambda _: driver.execute_script("return window.opened"))


def test_several(driver, wait, file):
    """several: several files can be chosen at once"""
    upload(driver, file("first.txt"), file("second.txt"))
    wait.until(names_are("first", "second"))


def test_dropped(driver, wait):
    """dropped: a dropped file is uploaded"""
    drag(driver, "drop-zone", "drop")
    wait.until(names_are("dropped"))


def test_highlight(driver, wait, zone):
    """highlight: the drop zone looks different under a drag"""
    before = look(zone)
    for event in ["dragenter", "dragover"]:
        drag(driver, "drop-zone", event)
        wait.until(lambda _: look(zone) != before)


def test_inside(driver, wait, zone):
    """inside: it stays highlighted over the button inside"""
    drag(driver, "drop-zone", "dragenter")
    over = look(zone)
    # Drags onto the button. Then the element of the zone is left, but not the zone.
    drag(driver, "file-select-button", "dragenter")
    drag(driver, "drop-zone", "dragleave")
    wait.until(lambda _: look(zone) == over)


def test_plain(driver, wait, zone):
    """plain: it looks as before after the drag"""
    before = look(zone)
    for event in ["dragleave", "drop"]:
        drag(driver, "drop-zone", "dragenter")
        drag(driver, "drop-zone", event)
        wait.until(lambda _: look(zone) == before)


def test_busy(driver, wait, open_page, file):
    """busy: upload-loading shows “Uploading...”"""
    # So slow that the upload is still under way when the driver looks.
    open_page("delayScale=10")
    upload(driver, file("first.txt"))
    assert wait.until(EC.visibility_of_element_located(LOADING)).text == "Uploading..."


def test_time(driver, wait, open_page, file):
    """time: an upload takes two to four seconds"""
    open_page("delayScale=1")
    no_file = "!document.querySelector('[data-testid=\"uploaded-files\"]')"
    stopwatch = Stopwatch(driver, no_file, "change", longest=4)
    upload(driver, file("first.txt"))
    assert stopwatch.seconds(wait) >= 2


def test_done(driver, wait, file):
    """done: upload-loading is gone afterwards"""
    upload(driver, file("first.txt"))
    wait.until(names_are("first"))
    wait.until(EC.invisibility_of_element_located(LOADING))


def test_listed(driver, wait, file):
    """listed: a file is listed by its name"""
    upload(driver, file("first.txt"))
    wait.until(names_are("first.txt"))
    assert driver.find_element(By.CSS_SELECTOR, '[data-testid="uploaded-files"] h3').text == "Uploaded Files"


def test_order(driver, wait, file):
    """order: a new file is listed below the earlier ones"""
    upload(driver, file("b.txt"))
    wait.until(names_are("b"))
    upload(driver, file("a.txt"))
    wait.until(names_are("b", "a"))


def test_twice(driver, wait, file):
    """twice: the same file is listed again"""
    upload(driver, file("first.txt"))
    wait.until(names_are("first"))
    upload(driver, file("first.txt"))
    wait.until(names_are("first", "first"))


def listed_as(name):
    """The file that is listed with this name, without its extension."""
    return lambda driver: next((item for item in listed(driver) if re.match(rf"{name}\b", item.text)), None)


def expect_size(driver, wait, file, size, text):
    upload(driver, file(f"{size}.txt", size))
    # Found by its name, because another test checks the order.
    item = wait.until(listed_as(size))
    assert item.find_element(By.TAG_NAME, "span").text == text


def test_size(driver, wait, file):
    """size: the size is in KB of 1024 bytes"""
    for size, text in [(24, "0.02 KB"), (1024, "1.00 KB"), (1536, "1.50 KB"), (2_000_000, "1953.13 KB")]:
        expect_size(driver, wait, file, size, text)


def test_bytes(driver, wait, file):
    """bytes: “0.00 KB” is followed by the bytes"""
    for size, text in [(0, "0.00 KB (0 bytes)"), (2, "0.00 KB (2 bytes)")]:
        expect_size(driver, wait, file, size, text)


# Noted in the page, because the moment between two uploads may be over before the driver looks.
NOTE_CHANGES = """
  window.seen = [];
  new MutationObserver(() => seen.push([
    document.querySelectorAll('[data-testid^="uploaded-file-"]').length,
    document.querySelector('[data-testid="upload-loading"]') !== null,
  ])).observe(document.body, { childList: true, subtree: true });
"""


@pytest.fixture
def seen(driver, wait, open_page, file):
    """Uploads two files at once. How many files were listed after each change, and whether upload-loading was there."""
    # A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
    open_page("delayScale=1&seed=1")
    driver.execute_script(NOTE_CHANGES)
    upload(driver, file("first.txt"))
    upload(driver, file("second.txt"))
    wait.until(listed_as("second"))
    return driver.execute_script("return seen")


def test_both(driver, seen):
    """both: two uploads at once are both listed, each after its own time"""
    assert 1 in [files for files, _ in seen]
    assert listed_as("first")(driver) and listed_as("second")(driver)


def test_idle(seen):
    """idle: upload-loading shows until the second has ended"""
    files_at_the_end, _ = seen[-1]
    assert [1, True] in seen
    assert [state for state in seen if state[0] < files_at_the_end and not state[1]] == []


def test_local(driver, wait, file):
    """local: an upload makes no request"""
    # Waits until the page has fetched its own files.
    wait.until(lambda _: driver.execute_script("return document.readyState") == "complete")
    driver.get_log("performance")
    upload(driver, file("first.txt"))
    wait.until(names_are("first"))
    events = [json.loads(entry["message"])["message"]["method"] for entry in driver.get_log("performance")]
    assert "Network.requestWillBeSent" not in events
