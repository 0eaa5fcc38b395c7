import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from '@wdio/globals';
import { setFeatureFlags } from 'expect-webdriverio';
import { startPracticeSite } from 'practice-site';

// A grade serves a site of its own for each run. It says where, and where it wants the results.
const { BASE_URL: served, PRACTICE_SITE_JUNIT: results } = process.env;
const viewport = { width: 1280, height: 800 };
let downloads;
let site;

export const config = {
  runner: 'local',
  specs: ['./tests/*.spec.js'],
  baseUrl: served,
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        args: [
          '--headless=new',
          // Without this, a sandboxed frame runs in its own process, and the driver may wait for it forever.
          '--disable-features=IsolateSandboxedIframes',
          // Chrome does not run with its sandbox as root, the usual user in a container.
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
      },
    },
  ],
  logLevel: 'error',
  // Longer than any page takes. A test that fails takes as long.
  waitforTimeout: 10_000,
  framework: 'mocha',
  mochaOpts: { timeout: 60_000 },
  reporters: ['spec', ...(results ? [['junit', { outputDir: results }]] : [])],

  // The tests run in another process, which reads this file again. The environment has the values that it needs.
  async onPrepare(_, [{ 'goog:chromeOptions': chrome }]) {
    downloads = mkdtempSync(join(tmpdir(), 'practice-site-'));
    chrome.prefs = { 'download.default_directory': downloads };
    process.env.DOWNLOADS = downloads;
    if (served) return;
    site = await startPracticeSite({ port: 0 });
    process.env.BASE_URL = site.url;
  },
  async onComplete() {
    await site?.close();
    rmSync(downloads, { recursive: true });
  },

  async before() {
    // Compares a list of texts with the elements one by one. Without this, each element may have any text of the list.
    setFeatureFlags({ useToHaveTextStrictMultiElementsCompareStrategy: true });
    await browser.setViewport(viewport);
    // A page may show its content after the browser has said that it is loaded. Most commands wait for their element,
    // but drags, keys and counts do not.
    for (const command of ['url', 'refresh']) {
      browser.overwriteCommand(command, async (open, ...address) => {
        await open(...address);
        await browser.$('main h1').waitForExist();
      });
    }
  },
  // Again for each test, because Chromium's headless shell forgets the preference after some of them.
  async beforeTest() {
    const behavior = { behavior: 'allow', downloadPath: process.env.DOWNLOADS };
    await browser.sendCommandAndGetResult('Browser.setDownloadBehavior', behavior);
  },
  // Resets what a test may have left: a clock, a frame, cookies, another size of the page.
  async afterTest() {
    await browser.restore();
    await browser.switchFrame(null);
    await browser.deleteCookies();
    await browser.setViewport(viewport);
  },
};
