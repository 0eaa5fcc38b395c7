import { type Requirement, type Subject, type ToolProject, testName } from './project';

const tests = ({ id }: Subject) => `test_${id.replaceAll('-', '_')}.py`;

export const selenium: ToolProject = {
  install: 'pip install -r requirements.txt',
  // Systems with a Python of their own refuse to install outside of one.
  installNote: ', in a virtual environment where your system needs one',
  test: 'pytest',
  graded: 'pytest --junitxml={junit}',
  tests,
  beginning: ({ address }) => `import pytest
from locators import by_test_id
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC

TO_DO = pytest.mark.skip(reason="to do")


@pytest.fixture(autouse=True)
def opened(driver, site):
    driver.get(f"{site}${address}")


# One test for each requirement. Write its steps, then remove @TO_DO.
`,
  empty: pythonTest,
  files: (subject) => ({
    'requirements.txt': 'pytest==8.3.3\nselenium==4.25.0\n',
    'conftest.py': `"""A site and a browser for the tests."""

import os
import re
import shutil
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture(scope="session")
def site():
    """The address of the site. A grade serves one for each run, and says where; else one is started."""
    if served := os.environ.get("BASE_URL"):
        yield served.rstrip("/")
        return
    serve = [shutil.which("npx"), "--yes", "practice-site@${subject.version}", "serve", "--port", "0"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as process:
        ready = next(filter(None, (re.search(r"ready at (\\S+)", line) for line in process.stdout)))
        yield ready[1].rstrip("/")
        process.terminate()


@pytest.fixture(scope="session")
def browser():
    options = webdriver.ChromeOptions()
    options.add_argument("--headless=new")
    options.add_argument("--window-size=1280,900")
    with webdriver.Chrome(options=options) as browser:
        yield browser


@pytest.fixture
def driver(browser):
    """One browser for all tests, because a new one takes seconds. Each test starts without cookies."""
    yield browser
    browser.switch_to.default_content()
    browser.delete_all_cookies()


@pytest.fixture
def wait(driver):
    return WebDriverWait(driver, 10)
`,
    'locators.py': `"""Locators by the site's test ids, which are in the attribute data-testid."""

from selenium.webdriver.common.by import By


def by_test_id(name):
    return By.CSS_SELECTOR, f'[data-testid="{name}"]'


def by_test_id_prefix(beginning):
    return By.CSS_SELECTOR, f'[data-testid^="{beginning}"]'


def texts(elements):
    return [element.text for element in elements]
`,
    '.gitignore': '__pycache__/\n.pytest_cache/\n.venv/\n',
  }),
};

function pythonTest(requirement: Requirement): string {
  const [id] = requirement;
  return `

@TO_DO
def test_${id.replaceAll('-', '_')}(driver, wait):
    """${testName(requirement).replaceAll('\\', '\\\\')}"""
`;
}
