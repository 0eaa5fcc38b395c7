import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('web-components', () => {
  beforeEach(() => browser.url('/web-components'));

  it('counted: the card counts its guests', async () => {
    // Not: a count of the “p” in `wc-card`; “Members only” is one of them, and never shown, because it has no slot.
    await expect(byTestId('wc-guest-count')).toHaveText('2 guests');
    await $('button=Remove guest').click();
    await expect(byTestId('wc-guest-count')).toHaveText('1 guest');
  });

  it('review: stars and comment are sent', async () => {
    await byTestId('wc-star-4').click();
    await byTestId('wc-comment').setValue('Good');
    await $('button=Send review').click();
    await expect(byTestId('wc-review-result')).toHaveText('Sent: 4 stars, Good');
  });
});
