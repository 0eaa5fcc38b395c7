import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, findFirefox } from './tests/browser';
import { wholeSuite } from './tests/depth';
import { webServer } from './tests/web-server';

const firefox = findFirefox();
// Tests share one context, which Playwright resets between them, because a new one takes longer than most tests do. Not
// in Firefox, where every test then takes longer than the one before it.
const chromium = { launchOptions: chromiumLaunch(), reuseContext: true };

// Firefox keeps no document for back: Playwright would wait for ever for the load of one that is shown again.
const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 };
const firefoxLaunch = { executablePath: firefox, firefoxUserPrefs };

// PRACTICE_SITE_URL is the address of a site that is already served: an export, or instances behind a load balancer.
const served = process.env.PRACTICE_SITE_URL;

// A file's name says what its tests need, and each project leaves out the files that it cannot run:
// `forms.spec.ts` runs everywhere, `hover.touch.spec.ts` only where there is a touch screen.
const mouse = '**/*.mouse.*spec.ts';
const touch = '**/*.touch.*spec.ts';
const chromiumOnly = '**/*.chromium.*spec.ts';
const firefoxOnly = '**/*.firefox.*spec.ts';
const layout = '**/*.layout.*spec.ts';
const axe = '**/*.axe.*spec.ts';

// Where specs are. Not everywhere, because the solutions that bugs are tried with have copies in test-results.
const folders = '**/{tests/e2e,site/app/home,site/pages/*}';

const specs = (...names: string[]) => names.map((name) => `${folders}/${name}.*spec.ts`);

// Once, because content, requests and random choices are the same in every engine and size.
const oncePerSite = specs('every-state', 'test-ids', 'nothing-foreign', 'picture', 'same-ids', 'same-run');
const chromiumSpecs = specs('redesigns', 'screenshots');
// Where engines differ most: keys, files and fonts. Every state of every page is reached in Firefox anyway, by its
// input.
const aboutEngines = [firefoxOnly, layout, ...specs('at-once', 'same-task', 'file-upload', 'key-press', 'typeface')];
// A phone differs from a desktop in its size and its touch screen.
const aboutPhones = [touch, layout, ...specs('home', 'shell')];

export default defineConfig({
  // The specs of the shell and the site, and those of each page in its folder.
  testDir: '.',
  testMatch: `${folders}/*.spec.ts`,
  // A separate folder, because Playwright empties it at the start of a run.
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Once more for a trace, which would make each test a sixth slower. A test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  workers: availableParallelism(),
  // Long, because test machines are shared and can be slow. No test measures time.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: 'docs/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: 'docs/{arg}{ext}' },
  },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { baseURL: served, trace: 'on-first-retry' },
  projects: [
    {
      name: 'desktop',
      testIgnore: [touch, firefoxOnly, ...(served ? [...oncePerSite, ...chromiumSpecs] : [])],
      use: { ...devices['Desktop Chrome'], ...chromium },
    },
    {
      name: 'phone',
      ...(!wholeSuite && { testMatch: aboutPhones }),
      testIgnore: [mouse, firefoxOnly, ...oncePerSite],
      use: { ...devices['Pixel 7'], ...chromium },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            ...(!wholeSuite && { testMatch: aboutEngines }),
            // axe reads the same document as in Chromium, and takes ten times as long.
            testIgnore: [touch, chromiumOnly, ...(wholeSuite ? [] : [axe]), ...oncePerSite, ...chromiumSpecs],
            use: { ...devices['Desktop Firefox'], channel: 'moz-firefox', launchOptions: firefoxLaunch },
          },
        ]
      : []),
  ],
  ...(!served && { webServer }),
});
