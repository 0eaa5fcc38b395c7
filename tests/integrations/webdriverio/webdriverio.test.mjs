// npm i -D practice-site webdriverio && node --test webdriverio.test.mjs
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startPracticeSite } from 'practice-site';
import { remote } from 'webdriverio';

let site;
let browser;

before(async () => {
  site = await startPracticeSite({ port: 0, variant: 'B' });
  browser = await remote({
    baseUrl: site.url,
    logLevel: 'error',
    // In milliseconds: a machine that runs pipelines may be busy.
    waitforTimeout: 30_000,
    capabilities: {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        // Chromium does not run with its sandbox as root, the usual user in a container.
        args: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      },
      'wdio:chromedriverOptions': { binary: process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver' },
    },
  });
});

after(async () => {
  await browser?.deleteSession();
  await site?.close();
});

test('counts clicks on version B', async () => {
  await browser.url('/ab-testing');
  const title = browser.$('[data-test=variant-title]');
  await title.waitForDisplayed();
  assert.equal(await title.getText(), 'Experience Version B');
  const button = browser.$('[data-test=variant-button]');
  await button.click();
  await browser.waitUntil(async () => (await button.getText()) === 'Click Me (1)');
});
