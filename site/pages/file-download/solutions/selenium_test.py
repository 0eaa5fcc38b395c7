import csv
import re
import time

import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

FAILURE = "Failed to download Sample Text. Please try again later or contact support if the issue persists."


@pytest.fixture
def opened(driver, site, wait):
    def open_page(options):
        driver.get(f"{site}/file-download?{options}")
        wait.until(EC.element_to_be_clickable(by_test_id("download-button-0")))

    return open_page


@pytest.fixture
def saved(driver, wait, downloads):
    def save(index, filename):
        path = downloads / filename
        # The file of an earlier test would be taken for this one.
        path.unlink(missing_ok=True)
        driver.find_element(*by_test_id(f"download-button-{index}")).click()
        # Chromium writes under another name and renames the file once it is complete.
        wait.until(lambda _: path.exists())
        return path.read_bytes()

    return save


def test_cards(driver, opened):
    """cards: three cards with their texts, and buttons named after their files"""
    opened("")
    for index, (name, details) in enumerate(
        [("Sample Text", "TXT • 1 KB"), ("Sample CSV", "CSV • 2 KB"), ("Sample PDF", "PDF • 20 KB")]
    ):
        card = driver.find_element(*by_test_id(f"download-card-{index}"))
        assert card.find_element(By.TAG_NAME, "h3").text == name
        assert details in card.text.split("\n")
        assert card.find_element(*by_test_id(f"download-button-{index}")).accessible_name == f"Download {name}"


def test_saved(opened, saved):
    """saved: the files have their names and sizes"""
    opened("delayScale=0&downloadFailure=none")
    assert len(saved(0, "sample.txt")) == 1024
    assert len(saved(1, "sample.csv")) == 2048
    assert len(saved(2, "sample.pdf")) == 20480


def test_contents(opened, saved):
    """contents: a text, a table and a PDF of one page"""
    opened("delayScale=0&downloadFailure=none")
    assert saved(0, "sample.txt").decode().replace("\n", "").isprintable()
    header, *rows = csv.reader(saved(1, "sample.csv").decode().splitlines())
    assert len(header) > 1 and rows
    assert {len(row) for row in rows} == {len(header)}
    pdf = saved(2, "sample.pdf")
    assert pdf.startswith(b"%PDF-") and pdf.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1


def test_busy(driver, wait, opened, downloads):
    """busy: only the pressed button is disabled, for half a second and until its file is there"""
    opened("delayScale=1&downloadFailure=none")
    path = downloads / "sample.csv"
    path.unlink(missing_ok=True)
    pressed = driver.find_element(*by_test_id("download-button-1"))
    start = time.monotonic()
    pressed.click()
    wait.until(lambda _: not pressed.is_enabled())
    assert driver.find_element(*by_test_id("download-button-0")).is_enabled()
    assert driver.find_element(*by_test_id("download-button-2")).is_enabled()
    wait.until(lambda _: pressed.is_enabled())
    assert time.monotonic() - start >= 0.5
    wait.until(lambda _: path.exists())


def test_failed(driver, wait, opened, downloads):
    """failed: a failure is alerted in red, and no file is saved"""
    opened("delayScale=0&downloadFailure=http")
    before = set(downloads.iterdir())
    driver.find_element(*by_test_id("download-button-0")).click()
    message = wait.until(EC.visibility_of_element_located(by_test_id("error-message")))
    assert message.text == FAILURE
    assert message.aria_role == "alert"
    red, green, blue = map(int, re.findall(r"\d+", message.value_of_css_property("color"))[:3])
    assert red > max(green, blue)
    wait.until(EC.element_to_be_clickable(by_test_id("download-button-0")))
    assert set(downloads.iterdir()) == before


def test_empty(driver, wait, opened, downloads):
    """empty: an empty file is refused with the same message"""
    opened("delayScale=0&downloadFailure=empty")
    before = set(downloads.iterdir())
    driver.find_element(*by_test_id("download-button-0")).click()
    assert wait.until(EC.visibility_of_element_located(by_test_id("error-message"))).text == FAILURE
    wait.until(EC.element_to_be_clickable(by_test_id("download-button-0")))
    assert set(downloads.iterdir()) == before


def test_reason(driver, wait, opened):
    """reason: the console says why a download failed"""
    for failure, reason in [("http", "HTTP error! status: 503"), ("empty", "File is empty")]:
        opened(f"delayScale=0&downloadFailure={failure}")
        driver.find_element(*by_test_id("download-button-0")).click()
        wait.until(EC.visibility_of_element_located(by_test_id("error-message")))
        assert any(reason in entry["message"] for entry in driver.get_log("browser"))


def test_cleared(driver, wait, opened):
    """cleared: the message is gone as soon as the next download begins"""
    opened("delayScale=1&downloadFailure=http")
    driver.find_element(*by_test_id("download-button-0")).click()
    wait.until(EC.visibility_of_element_located(by_test_id("error-message")))
    # Both in one script: the second download lasts half a second, and a round trip of the driver may be as long.
    cleared = """
      const [button, done] = arguments;
      button.click();
      requestAnimationFrame(() => done(button.disabled && !document.querySelector('[data-testid="error-message"]')));
    """
    assert driver.execute_async_script(cleared, driver.find_element(*by_test_id("download-button-1")))
