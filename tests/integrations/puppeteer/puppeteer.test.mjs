// npm i -D practice-site puppeteer-core && node --test puppeteer.test.mjs
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startPracticeSite } from 'practice-site';
import { launch } from 'puppeteer-core';

let site;
let browser;

before(async () => {
  site = await startPracticeSite({ port: 0, variant: 'B' });
  browser = await launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium does not run with its sandbox as root, the usual user in a container.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});

after(async () => {
  await browser?.close();
  await site?.close();
});

test('counts clicks on version B', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/ab-testing`);
  const title = await page.waitForSelector('[data-test=variant-title]');
  assert.equal(await title.evaluate((element) => element.textContent), 'Experience Version B');
  await page.click('[data-test=variant-button]');
  await page.waitForSelector('::-p-text(Click Me (1))');
});
