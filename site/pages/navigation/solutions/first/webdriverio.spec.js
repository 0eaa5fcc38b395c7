import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('navigation', () => {
  beforeEach(() => browser.url('/navigation'));

  it('script: another document opens after a second', async () => {
    await $('=Redirect by script').click();
    // Not: expect(await browser.getUrl()); it reads the address once, often that of the document in between.
    await expect($('h1=Arrived by script')).toBeDisplayed();
  });

  it('get: the name is in the address', async () => {
    await byTestId('go-name-get').setValue('Ada');
    await $('button=Send by GET').click();
    await expect($('h1=Received by GET')).toBeDisplayed();
    await expect(browser).toHaveUrl(expect.stringContaining('name=Ada'));
  });
});
