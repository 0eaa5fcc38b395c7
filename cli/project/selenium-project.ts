import { toolFiles } from './begun';
import { type Requirement, type Subject, type ToolProject, testName } from './project';

const tests = ({ id }: Subject) => `test_${id.replaceAll('-', '_')}.py`;

const { 'conftest.py': conftest = '', ...modules } = toolFiles.selenium ?? {};

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
  files: ({ version }) => ({
    ...modules,
    'conftest.py': conftest.replace('practice-site@latest', `practice-site@${version}`),
    'requirements.txt': 'pytest==8.3.3\nselenium==4.25.0\n',
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
