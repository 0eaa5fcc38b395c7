import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, findFirefox } from './tests/browser';

const firefox = findFirefox();
const chromium = { launchOptions: chromiumLaunch() };

// PRACTICE_SITE_URL names a site that is served already: an export, or one behind a load balancer.
const served = process.env.PRACTICE_SITE_URL;

// What a document holds and asks for is the same in every engine and size, and so is what chance chooses.
const oncePerSite = ['hooks.spec.ts', 'nothing-foreign.spec.ts', 'same-seed.spec.ts'];
// In the whole suite alone: a normal run takes pictures of one size.
const phoneIgnore = process.env.WHOLE_SUITE ? oncePerSite : [...oncePerSite, 'screenshots.spec.ts'];
const chromiumOnly = [...oncePerSite, 'accessibility.spec.ts', 'screenshots.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  // Generous, because test machines are shared: a test that passes takes as long as it takes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // A path keeps its prefix only below a base that ends in a slash.
    baseURL: served,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: served ? chromiumOnly : [], use: { ...devices['Desktop Chrome'], ...chromium } },
    { name: 'phone', testIgnore: phoneIgnore, use: { ...devices['Pixel 7'], ...chromium } },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testIgnore: chromiumOnly,
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
