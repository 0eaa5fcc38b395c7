// npm i -D practice-site selenium-webdriver && node --test selenium.test.mjs
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startPracticeSite } from 'practice-site';
import { Browser, Builder, By, until } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/chrome.js';

let site;
let driver;

before(async () => {
  site = await startPracticeSite({ port: 0, variant: 'B' });
  const options = new Options().addArguments('--headless=new');
  // Chromium does not run with its sandbox as root, the usual user in a container.
  if (process.getuid?.() === 0) options.addArguments('--no-sandbox');
  if (process.env.CHROMIUM_PATH) options.setChromeBinaryPath(process.env.CHROMIUM_PATH);
  driver = await new Builder()
    .forBrowser(Browser.CHROME)
    .setChromeOptions(options)
    // Without a path Selenium would look for a driver, and download one if there is none.
    .setChromeService(new ServiceBuilder(process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver'))
    .build();
});

after(async () => {
  await driver?.quit();
  await site?.close();
});

test('counts clicks on version B', async () => {
  await driver.get(`${site.url}/ab-testing`);
  const title = await driver.wait(until.elementLocated(By.css('[data-test=variant-title]')));
  assert.equal(await title.getText(), 'Experience Version B');
  const button = await driver.findElement(By.css('[data-test=variant-button]'));
  await button.click();
  await driver.wait(until.elementTextIs(button, 'Click Me (1)'));
});
