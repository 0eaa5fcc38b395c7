from locators import by_test_id
from selenium.webdriver.support import expected_conditions as EC


def press(driver, site, wait, failure):
    driver.get(f"{site}/file-download?downloadFailure={failure}")
    wait.until(EC.element_to_be_clickable(by_test_id("download-button-0"))).click()


def test_text(driver, site, wait, downloads):
    """text: sample.txt is text"""
    path = downloads / "sample.txt"
    path.unlink(missing_ok=True)
    press(driver, site, wait, "none")
    # Not: path.read_bytes() at once; the file is not there yet, or not complete, or from the last run.
    wait.until(lambda _: path.exists())
    assert path.read_bytes().decode().replace("\n", "").isprintable()


def test_failed(driver, site, wait):
    """failed: the message says which download failed"""
    press(driver, site, wait, "http")
    message = wait.until(EC.visibility_of_element_located(by_test_id("error-message"))).text
    expected = "Failed to download Sample Text. Please try again later or contact support if the issue persists."
    assert message == expected
