import json

import pytest
from locators import by_test_id, by_test_id_prefix
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch


# The length of an upload is part of what is tested, so it is the real one wherever this site is served.
@pytest.fixture(autouse=True)
def page(driver, site, wait):
    driver.get(f"{site}/file-upload?delayScale=1")
    wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))


@pytest.fixture
def file(tmp_path):
    def make(name, size=24):
        path = tmp_path / name
        path.write_text("x" * size)
        return str(path)

    return make


def upload(driver, *files):
    # The input is there and not seen. It takes files as it is: the dialog belongs to the system and opens for nobody.
    driver.find_element(*by_test_id("file-input")).send_keys("\n".join(files))


def names_are(*names):
    def listed(driver):
        items = driver.find_elements(*by_test_id_prefix("uploaded-file-"))
        return len(items) == len(names) and all(item.text.startswith(name) for item, name in zip(items, names))

    return listed


DROP = """
  const [zone, type] = arguments;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['hello'], 'dropped.txt'));
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
"""


def test_chosen(driver, wait, file):
    """chosen: browse opens the dialog for several files, and dropped files are uploaded too"""
    # No driver sees the dialog. What opens it is a click on the input, which this keeps from going on.
    driver.execute_script(
        "arguments[0].addEventListener('click', (event) => { event.preventDefault(); window.opened = true; })",
        driver.find_element(*by_test_id("file-input")),
    )
    driver.find_element(*by_test_id("file-select-button")).click()
    wait.until(lambda _: driver.execute_script("return window.opened"))
    assert driver.find_element(*by_test_id("file-select-button")).text == "browse"
    assert driver.find_element(*by_test_id("file-input")).get_attribute("multiple")
    upload(driver, file("first.txt"), file("second.txt"))
    wait.until(names_are("first.txt", "second.txt"))
    driver.execute_script(DROP, driver.find_element(*by_test_id("drop-zone")), "drop")
    wait.until(names_are("first.txt", "second.txt", "dropped.txt"))


def test_highlight(driver, wait):
    """highlight: the drop zone looks different while something is dragged over it"""
    zone = driver.find_element(*by_test_id("drop-zone"))

    def look():
        return [zone.value_of_css_property(name) for name in ("background-color", "border-top-color")]

    plain = look()
    for enter, leave in [("dragenter", "dragleave"), ("dragover", "drop")]:
        driver.execute_script(DROP, zone, enter)
        wait.until(lambda _: look() != plain)
        driver.execute_script(DROP, zone, leave)
        wait.until(lambda _: look() == plain)


def test_busy(driver, wait, file):
    """busy: Uploading... shows for two to four seconds, and no file is listed before"""
    shows_no_file = """
      document.querySelector('[data-testid="upload-loading"]')?.textContent === 'Uploading...' &&
      !document.querySelector('[data-testid="uploaded-files"]')
    """
    stopwatch = Stopwatch(driver, shows_no_file, "change", longest=4)
    upload(driver, file("first.txt"), file("second.txt"))
    assert stopwatch.seconds(wait) >= 2
    wait.until(names_are("first.txt", "second.txt"))
    wait.until(EC.invisibility_of_element_located(by_test_id("upload-loading")))


def test_listed(driver, site, wait, file):
    """listed: files are listed by name below those before, the same one a second time too"""
    driver.get(f"{site}/file-upload?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))
    upload(driver, file("b.txt"), file("a.txt"))
    wait.until(names_are("b.txt", "a.txt"))
    upload(driver, file("c.txt"))
    wait.until(names_are("b.txt", "a.txt", "c.txt"))
    upload(driver, file("b.txt"))
    wait.until(names_are("b.txt", "a.txt", "c.txt", "b.txt"))
    assert driver.find_element(By.CSS_SELECTOR, '[data-testid="uploaded-files"] h3').text == "Uploaded Files"


def test_size(driver, site, wait, file):
    """size: it is given in KB of 1024 bytes with two decimals"""
    driver.get(f"{site}/file-upload?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))
    sizes = {0: "0.00 KB (0 bytes)", 24: "0.02 KB", 1024: "1.00 KB", 1536: "1.50 KB", 2_000_000: "1953.13 KB"}
    upload(driver, *[file(f"{size}.txt", size) for size in sizes])
    wait.until(lambda _: len(driver.find_elements(*by_test_id_prefix("uploaded-file-"))) == len(sizes))
    for item, text in zip(driver.find_elements(*by_test_id_prefix("uploaded-file-")), sizes.values()):
        assert item.text.split("\n")[-1].endswith(f" {text}") or item.text.endswith(f"\n{text}")


def test_both(driver, site, wait, file):
    """both: two uploads at once both arrive, each after its own time"""
    # A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
    driver.get(f"{site}/file-upload?delayScale=1&seed=1")
    wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))
    # Noted in the page, because the moment between the two may be over before the driver looks.
    driver.execute_script(
        """
        window.seen = [];
        new MutationObserver(() => seen.push([
          document.querySelectorAll('[data-testid^="uploaded-file-"]').length,
          document.querySelector('[data-testid="upload-loading"]') !== null,
        ])).observe(document.body, { childList: true, subtree: true });
        """
    )
    upload(driver, file("first.txt"))
    upload(driver, file("second.txt"))
    wait.until(names_are("first.txt", "second.txt"))
    wait.until(EC.invisibility_of_element_located(by_test_id("upload-loading")))
    seen = driver.execute_script("return seen")
    assert [1, True] in seen
    assert [1, False] not in seen
    assert seen[-1] == [2, False]


def test_local(driver, site, wait, file):
    """local: an upload makes no request"""
    driver.get(f"{site}/file-upload?delayScale=0")
    wait.until(EC.visibility_of_element_located(by_test_id("drop-zone")))
    # What the page itself still fetches comes before.
    wait.until(lambda _: driver.execute_script("return document.readyState") == "complete")
    driver.get_log("performance")
    upload(driver, file("first.txt"))
    wait.until(names_are("first.txt"))
    events = [json.loads(entry["message"])["message"]["method"] for entry in driver.get_log("performance")]
    assert "Network.requestWillBeSent" not in events
