import { packageJson, quoted, type Subject, type ToolProject, testName } from './project';

/** Where `practice-site` serves the site unless told otherwise, so one that a learner looks at is used. */
const address = 'http://localhost:7357';

const tests = ({ id }: Subject) => `tests/${id}.spec.ts`;

export const playwright: ToolProject = {
  install: 'npm install && npx playwright install chromium',
  test: 'npx playwright test',
  graded: 'npx playwright test --reporter=junit',
  tests,
  files: (subject) => ({
    'package.json': packageJson(subject, { test: 'playwright test' }, ['@playwright/test']),
    'playwright.config.ts': `import { defineConfig, devices } from '@playwright/test';

// A grade serves a site of its own for each run, and says where.
const served = process.env.BASE_URL;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], baseURL: served ?? '${address}' },
  ...(!served && {
    webServer: {
      command: 'npx practice-site serve --port ${new URL(address).port}',
      url: '${address}/__practice/health',
      reuseExistingServer: true,
    },
  }),
});
`,
    [tests(subject)]: `import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('${subject.address}');
});

// One test for each requirement. Write its steps, then change test.fixme to test.
${subject.requirements.map((one) => `\ntest.fixme(${quoted(testName(one))}, async ({ page }) => {});\n`).join('')}`,
    '.gitignore': 'node_modules/\ntest-results/\nplaywright-report/\n',
  }),
};
