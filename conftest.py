"""The fixtures of the solutions in Selenium, for all folders below: those of a started project, on this machine."""

import os
from pathlib import Path

import pytest
from selenium.webdriver.support.wait import WebDriverWait

pytest_plugins = ["started"]

if driver := os.environ.get("CHROMEDRIVER_PATH"):
    os.environ["PATH"] = os.pathsep.join([str(Path(driver).parent), os.environ["PATH"]])


@pytest.fixture(scope="session")
def practice_site():
    """The built command."""
    return ["node", str(Path(__file__).parent / "bin/practice-site.js")]


@pytest.fixture
def wait(driver):
    """Longer than in a started project, because test machines are shared and can be slow."""
    return WebDriverWait(driver, 30)


@pytest.fixture(scope="session")
def chrome_options(chrome_options):
    if path := os.environ.get("CHROMIUM_PATH"):
        chrome_options.binary_location = path
    return chrome_options
