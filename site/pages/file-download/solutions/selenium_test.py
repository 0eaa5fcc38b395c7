import csv
import re

import pytest
from locators import by_test_id, texts
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from stopwatch import Stopwatch

NAMES = ["Sample Text", "Sample CSV", "Sample PDF"]
WITHOUT_DELAY = "delayScale=0&downloadFailure=none"


@pytest.fixture
def open_page(driver, site, wait):
    def open_with(options=""):
        driver.get(f"{site}/file-download?{options}")
        wait.until(EC.element_to_be_clickable(by_test_id("download-button-0")))

    return open_with


@pytest.fixture
def save(driver, wait, downloads):
    def press_button(index, filename):
        path = downloads / filename
        # Without this, the file of an earlier test could pass for the new one.
        path.unlink(missing_ok=True)
        button(driver, index).click()
        # Chromium saves the file under another name first. It renames the file once it is complete.
        wait.until(lambda _: path.exists())
        return path.read_bytes()

    return press_button


@pytest.fixture
def fail(driver, wait, open_page):
    def press_button(failure="http"):
        """Returns the message of a download that fails."""
        open_page(f"delayScale=0&downloadFailure={failure}")
        button(driver, 0).click()
        return wait.until(EC.visibility_of_element_located(by_test_id("error-message")))

    return press_button


def button(driver, index):
    return driver.find_element(*by_test_id(f"download-button-{index}"))


def test_cards(driver, open_page):
    """cards: the cards have their titles"""
    open_page()
    assert texts(driver.find_elements(By.CSS_SELECTOR, "main h3")) == NAMES


def test_details(driver, open_page):
    """details: each card shows type and size of its file"""
    open_page()
    for index, details in enumerate(["TXT • 1 KB", "CSV • 2 KB", "PDF • 20 KB"]):
        assert details in driver.find_element(*by_test_id(f"download-card-{index}")).text.split("\n")


def test_buttons(driver, open_page):
    """buttons: each button is named after its file"""
    open_page()
    for index, name in enumerate(NAMES):
        assert button(driver, index).accessible_name == f"Download {name}"


def test_saved(open_page, save):
    """saved: the files have their names"""
    open_page(WITHOUT_DELAY)
    for index, name in enumerate(["sample.txt", "sample.csv", "sample.pdf"]):
        assert save(index, name)


def test_sizes(open_page, save):
    """sizes: the files have their sizes"""
    open_page(WITHOUT_DELAY)
    assert len(save(0, "sample.txt")) == 1024
    assert len(save(1, "sample.csv")) == 2048
    assert len(save(2, "sample.pdf")) == 20480


def test_text(open_page, save):
    """text: sample.txt is text"""
    open_page(WITHOUT_DELAY)
    assert save(0, "sample.txt").decode().replace("\n", "").isprintable()


def test_table(open_page, save):
    """table: each row of sample.csv has as many values as its header"""
    open_page(WITHOUT_DELAY)
    header, *rows = csv.reader(save(1, "sample.csv").decode().splitlines())
    assert len(header) > 1 and rows
    assert {len(row) for row in rows} == {len(header)}


def test_pdf(open_page, save):
    """pdf: sample.pdf is a PDF of one page"""
    open_page(WITHOUT_DELAY)
    pdf = save(2, "sample.pdf")
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_busy(driver, wait, open_page):
    """busy: the pressed button is disabled for half a second"""
    open_page("delayScale=1&downloadFailure=none")
    pressed = button(driver, 0)
    stopwatch = Stopwatch(driver, "element.disabled", "click", longest=30, element=pressed)
    pressed.click()
    assert stopwatch.seconds(wait) >= 0.5


def test_until(driver, wait, open_page, downloads):
    """until: it stays disabled until its file is there"""
    open_page(WITHOUT_DELAY)
    # The network is so slow that 20 KB take two seconds.
    slow = {"offline": False, "latency": 0, "downloadThroughput": 10_240, "uploadThroughput": -1}
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", slow)
    stopwatch = Stopwatch(driver, "element.disabled", "click", longest=30, element=button(driver, 2))
    button(driver, 2).click()
    seconds = stopwatch.seconds(wait)
    driver.execute_cdp_cmd("Network.emulateNetworkConditions", {**slow, "downloadThroughput": -1})
    assert seconds >= 1


def test_others(driver, wait, open_page):
    """others: the other buttons stay enabled"""
    # So slow that the download is still under way when the driver looks.
    open_page("delayScale=10&downloadFailure=none")
    button(driver, 0).click()
    wait.until(lambda _: not button(driver, 0).is_enabled())
    assert button(driver, 1).is_enabled()
    assert button(driver, 2).is_enabled()


def test_failed(fail):
    """failed: the message says which download failed"""
    expected = "Failed to download Sample Text. Please try again later or contact support if the issue persists."
    assert fail().text == expected


def test_red(fail):
    """red: the message is red"""
    # More red than green or blue, in both themes.
    red, green, blue = map(int, re.findall(r"\d+", fail().value_of_css_property("color"))[:3])
    assert red > max(green, blue)


def test_alert(fail):
    """alert: the message is an alert"""
    assert fail().aria_role == "alert"


def test_unsaved(driver, wait, fail, downloads):
    """unsaved: no file is saved when a download fails"""
    before = set(downloads.iterdir())
    fail()
    wait.until(EC.element_to_be_clickable(by_test_id("download-button-0")))
    assert set(downloads.iterdir()) == before


def test_empty(fail):
    """empty: an empty file is a failure"""
    assert fail("empty").is_displayed()


def test_reason(driver, fail):
    """reason: the console shows why a download failed"""
    fail("http")
    assert any("HTTP error! status: 503" in entry["message"] for entry in driver.get_log("browser"))


def test_cleared(driver, wait, open_page):
    """cleared: the message is gone when the next download begins"""
    open_page("delayScale=1&downloadFailure=http")
    button(driver, 0).click()
    wait.until(EC.visibility_of_element_located(by_test_id("error-message")))
    # Both steps in one script, because the second download lasts half a second, and one command may take as long.
    cleared = """
      const [button, done] = arguments;
      button.click();
      requestAnimationFrame(() => done(!document.querySelector('[data-testid="error-message"]')));
    """
    assert driver.execute_async_script(cleared, button(driver, 1))
