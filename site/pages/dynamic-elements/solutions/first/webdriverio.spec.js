import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('dynamic-elements', () => {
  // Loads take a fifth of their time, so the first one takes one second.
  beforeEach(() => browser.url('/dynamic-elements?delayScale=0.2'));

  it('items: the content is Dynamic Content 1 to 3', async () => {
    // Not: a pause of five seconds before the check; it is too short on a slow day, and too long on a fast one.
    await expect($$('main li')).toHaveText(['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3']);
  });

  it('loaded: loading-indicator is gone once the content is there', async () => {
    await expect($('li=Dynamic Content 1')).toBeDisplayed();
    await expect(byTestId('loading-indicator')).not.toExist();
  });
});
