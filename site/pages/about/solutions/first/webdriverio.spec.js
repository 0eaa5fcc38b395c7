import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('about', () => {
  beforeEach(() => browser.url('/about'));

  it('heading: the page has its heading', async () => {
    await expect($('h1')).toHaveText('About Test Automation Practice');
  });

  it('install: the command that starts the site is shown', async () => {
    await expect(byTestId('about-install')).toHaveText(/npx practice-site serve/);
  });

  it('licence: the licence is MIT', async () => {
    // Not: toHaveText('practice-site 1.0.0, under the MIT licence. The libraries that …'); any correction fails it.
    await expect(byTestId('about-version')).toHaveText(/MIT/);
  });
});
