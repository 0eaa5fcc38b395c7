"""A site and a browser for the tests."""

import os
import re
import shutil
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture(scope="session")
def practice_site():
    """The command. npm brings it, because Python's packages do not have it."""
    return [shutil.which("npx"), "--yes", "practice-site@latest"]


@pytest.fixture(scope="session")
def site(practice_site):
    """The address of the site. A grade serves one for each run, and says where; else one is started."""
    if served := os.environ.get("BASE_URL"):
        yield served.rstrip("/")
        return
    with subprocess.Popen([*practice_site, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as process:
        ready = next(filter(None, (re.search(r"ready at (\S+)", line) for line in process.stdout)))
        yield ready[1].rstrip("/")
        process.terminate()


@pytest.fixture(scope="session")
def downloads(tmp_path_factory):
    """The folder in which the browser saves files."""
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def chrome_options(downloads):
    options = webdriver.ChromeOptions()
    options.add_argument("--headless=new")
    # Chrome does not run with its sandbox as root, the usual user in a container. Windows has no user ids.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return options


@pytest.fixture(scope="session")
def browser(chrome_options):
    with webdriver.Chrome(options=chrome_options) as browser:
        yield browser


@pytest.fixture
def driver(browser, downloads):
    """One browser for all tests, because a new one takes seconds. Each test starts without cookies and logs."""
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
    """Longer than any page takes. A test that fails takes as long."""
    return WebDriverWait(driver, 10)
