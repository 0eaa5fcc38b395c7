"""A site and a browser for the solutions in Selenium."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.wait import WebDriverWait

COMMAND = Path(__file__).parents[3] / "bin/practice-site.js"


@pytest.fixture(scope="session")
def site():
    """The address of the site: PRACTICE_SITE_URL, or that of one started for this run."""
    if served := os.environ.get("PRACTICE_SITE_URL"):
        yield served.rstrip("/")
        return
    serve = ["node", str(COMMAND), "serve", "--port", "0"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as process:
        ready = next(filter(None, (re.search(r"ready at (\S+)", line) for line in process.stdout)))
        yield ready[1].rstrip("/")
        process.terminate()


@pytest.fixture(scope="session")
def downloads(tmp_path_factory):
    """The folder in which the browser saves files."""
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def browser(downloads):
    options = webdriver.ChromeOptions()
    options.add_argument("--headless=new")
    # Chromium does not run with its sandbox as root, the usual user in a container.
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    if path := os.environ.get("CHROMIUM_PATH"):
        options.binary_location = path
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    service = Service(os.environ.get("CHROMEDRIVER_PATH", "/usr/bin/chromedriver"))
    with webdriver.Chrome(options=options, service=service) as browser:
        yield browser


@pytest.fixture
def driver(browser, downloads):
    """One browser for all tests, because a new one takes seconds. Each starts without cookies and logs."""
    browser.set_window_size(1280, 900)
    # Again for each test, because Chromium's headless shell forgets the preference after some of them.
    browser.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(downloads)})
    browser.get_log("browser")
    browser.get_log("performance")
    yield browser
    browser.switch_to.default_content()
    browser.delete_all_cookies()


@pytest.fixture
def wait(driver):
    return WebDriverWait(driver, 30)
