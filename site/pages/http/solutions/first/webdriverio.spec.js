import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('http', () => {
  beforeEach(() => browser.url('/http'));

  it('status: the status of the response is shown', async () => {
    for (const code of ['404', '204', '503']) {
      await $('//select[@id=//label[.="Status"]/@for]').selectByVisibleText(code);
      await $('button=Send request').click();
      await expect(byTestId('http-status')).toHaveText(`Response: ${code}`);
    }
  });

  it('open: the response with the chosen status is shown', async () => {
    await $('//select[@id=//label[.="Status"]/@for]').selectByVisibleText('500');
    await $('a=Open it').click();
    await expect($('h1')).toHaveText('500 Internal Server Error');
    // Not: the heading alone; a page can show “500” although its response has the status 200.
    const status = await browser.execute(() => performance.getEntriesByType('navigation')[0].responseStatus);
    expect(status).toBe(500);
  });
});
