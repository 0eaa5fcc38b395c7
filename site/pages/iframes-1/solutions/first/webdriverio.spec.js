import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('iframes-1', () => {
  beforeEach(async () => {
    await browser.url('/iframes-1');
    // Not: this switch where /iframes shows this page in a frame; from the top only the outer frame is found.
    await browser.switchFrame(byTestId('iframe-nested'));
  });

  it('works: the table in the frame can be sorted', async () => {
    await byTestId('editable-header-id').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['1', '2', '3']);
  });

  it('inside: the dialog opens inside the frame', async () => {
    await $('button=Delete').click();
    await expect($('[role=dialog]')).toHaveComputedLabel('Action');
    await browser.switchFrame(null);
    await expect($('[role=dialog]')).not.toExist();
  });
});
