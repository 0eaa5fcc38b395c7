import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('notifications', () => {
  // With a stopped clock, no notification leaves before it is read.
  beforeEach(async () => {
    await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/notifications');
  });

  it('added: “Success Message” adds a success message', async () => {
    await $('button=Success Message').click();
    await expect(byTestId('notification-1')).toHaveText('This is a success notification message');
  });

  it('error: “Error Message” adds an error message', async () => {
    await $('button=Success Message').click();
    await $('button=Error Message').click();
    // Not: $('.notification'), to read it or to wait until it is gone; two are on the page, and this is the first.
    await expect(byTestId('notification-2')).toHaveText('This is a error notification message');
  });
});
