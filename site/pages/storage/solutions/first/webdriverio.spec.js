import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('storage', () => {
  beforeEach(async () => {
    await browser.url('/storage');
    // All tests share one browser and what it stores.
    await browser.execute(() => localStorage.clear());
    await browser.refresh();
    // Not: “Accept all” in every test; a test that only grants never sees the page of those who refuse.
    await $('button=Only necessary').click();
  });

  it('choices: each choice closes the banner', async () => {
    await expect(byTestId('consent-banner')).not.toBeExisting();
  });

  it('local: the note is kept after reloads', async () => {
    await byTestId('note-local-text').setValue('Milk');
    await byTestId('note-local-save').click();
    await browser.refresh();
    await expect(byTestId('note-local-stored')).toHaveText('Stored: Milk');
  });
});
