import { defaultPort } from '../../site/run/command';
import { packageJson, quoted, type Subject, type ToolProject, testName } from './project';

/** Where `practice-site` serves the site unless told otherwise, so one that a learner looks at is used. */
const defaultSite = `http://localhost:${defaultPort}`;

const tests = ({ id }: Subject) => `tests/${id}.spec.ts`;

export const playwright: ToolProject = {
  install: 'npm install && npx playwright install chromium',
  test: 'npx playwright test',
  graded: 'npx playwright test --reporter=junit',
  tests,
  beginning: ({ address }) => `import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('${address}');
});

// One test for each requirement. Write its steps, then change test.fixme to test.
`,
  empty: (requirement) => `\ntest.fixme(${quoted(testName(requirement))}, async ({ page }) => {});\n`,
  files: (subject) => ({
    'package.json': packageJson(subject, { test: 'playwright test' }, ['@playwright/test']),
    'playwright.config.ts': `import { defineConfig, devices } from '@playwright/test';

// A grade serves a site of its own for each run, and says where.
const served = process.env.BASE_URL;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // Longer than any page takes. A test that fails takes as long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { ...devices['Desktop Chrome'], baseURL: served ?? '${defaultSite}' },
  ...(!served && {
    webServer: {
      command: 'npx practice-site serve --port ${new URL(defaultSite).port}',
      url: '${defaultSite}/__practice/health',
      reuseExistingServer: true,
    },
  }),
});
`,
    '.gitignore': 'node_modules/\ntest-results/\nplaywright-report/\n',
  }),
};
