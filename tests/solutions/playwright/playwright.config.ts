import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../../browser';

// PRACTICE_SITE_URL is the address of a site that is already served. Without it the built command is started.
const served = process.env.PRACTICE_SITE_URL;

export default defineConfig({
  testDir: '../../../site',
  testMatch: '**/solutions/**/playwright.spec.ts',
  outputDir: '../../../test-results/solutions',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Long, because test machines are shared and can be slow. No test measures time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // `data-testid` is the attribute that getByTestId looks for unless told otherwise.
  use: { ...devices['Desktop Chrome'], baseURL: served, launchOptions: chromiumLaunch() },
  ...(!served && {
    webServer: {
      command: 'node bin/practice-site.js serve --port 0',
      cwd: '../../..',
      wait: { stdout: /practice-site ready at (?<PRACTICE_SITE_URL>\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  }),
});
