import { $, $$, browser, expect } from '@wdio/globals';

describe('iframes', () => {
  beforeEach(async () => {
    await browser.url('/iframes');
    await $('//main//button[normalize-space(.)="Iframe Complex"]').click();
    // Not: $('button=Add Row') without a switch; it is never found, because the button is in the frame's document.
    await browser.waitUntil(async () => {
      await browser.switchFrame(null);
      await browser.switchFrame($('[name="iframe-complex-page"]'));
      return $('h1').isExisting();
    });
  });

  it('rows: an empty row is added', async () => {
    await $('button=Add Row').click();
    await expect($('[aria-label="Row 4 name"]')).toHaveValue('');
  });

  it('deleted: a row is deleted', async () => {
    const third = await $('[aria-label="Row 3 name"]').getValue();
    await $$('button=Delete')[1].click();
    await expect($('[aria-label="Row 2 name"]')).toHaveValue(third);
  });
});
