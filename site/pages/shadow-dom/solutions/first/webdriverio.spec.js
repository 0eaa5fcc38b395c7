import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('shadow-dom', () => {
  beforeEach(async () => {
    await browser.url('/shadow-dom');
    // Not: $('button=Click me!'); text locators become XPath, which never looks into a shadow root, so it times out.
    await byTestId('shadow-button').click();
  });

  it('dialog: a click opens the dialog in the page', async () => {
    await expect($('[role=dialog]')).toHaveComputedLabel('Shadow DOM Button');
  });

  it('closed: “Close” closes the dialog', async () => {
    await $('[role=dialog]').$('button=Close').click();
    await expect($('[role=dialog]')).not.toExist();
  });
});
