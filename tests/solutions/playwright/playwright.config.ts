import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { chromiumLaunch } from '../../browser';
import { webServer } from '../../web-server';

// PRACTICE_SITE_URL is the address of a site that is already served. Without it the built command is started.
const served = process.env.PRACTICE_SITE_URL;

const site = join(import.meta.dirname, '../../../site');
const solutions = '**/solutions/**/playwright.spec.ts';

// Tests share one context, which Playwright resets between them, because a new one takes as long as half a test. It does
// not reset permissions, so tests that grant some have contexts of their own.
const granting = globSync(solutions, { cwd: site, absolute: true }).filter((file) =>
  readFileSync(file, 'utf8').includes('grantPermissions'),
);

export default defineConfig({
  testDir: site,
  outputDir: '../../../test-results/solutions',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Long, because test machines are shared and can be slow. No test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // `data-testid` is the attribute that getByTestId looks for unless told otherwise.
  use: { ...devices['Desktop Chrome'], baseURL: served, launchOptions: chromiumLaunch() },
  projects: [
    { name: 'shared', testMatch: solutions, testIgnore: granting, use: { reuseContext: true } },
    { name: 'granting', testMatch: granting },
  ],
  ...(!served && { webServer }),
});
