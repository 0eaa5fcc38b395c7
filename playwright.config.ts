import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium, findFirefox } from './tests/browser';

const firefox = findFirefox();
const chromium = { launchOptions: { executablePath: findChromium(), args: chromiumArguments } };

// PRACTICE_SITE_URL names a site that is served already: an export, or one behind a load balancer.
const served = process.env.PRACTICE_SITE_URL;

// What a page's hooks are is the same in every engine.
const engineFree = 'hooks.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A path keeps its prefix only below a base that ends in a slash.
    baseURL: served,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], ...chromium } },
    { name: 'phone', testIgnore: engineFree, use: { ...devices['Pixel 7'], ...chromium } },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testIgnore: engineFree,
            use: { ...devices['Desktop Firefox'], channel: 'moz-firefox', launchOptions: { executablePath: firefox } },
          },
        ]
      : []),
  ],
  ...(!served && {
    webServer: {
      command: 'node bin/practice-site.js serve --port 0',
      wait: { stdout: /practice-site ready at (?<PRACTICE_SITE_URL>\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
  }),
});
