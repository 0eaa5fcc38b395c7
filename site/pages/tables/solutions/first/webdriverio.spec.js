import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('tables', () => {
  beforeEach(() => browser.url('/tables'));

  it('reverse: a click on the same header reverses the order', async () => {
    await expect(byTestIdPrefix('table-cell-id-')).toHaveText(['3', '2', '1']);
    await byTestId('table-header-name').click();
    // Not: the element of the first row, read before and after; it moved with its row and reads what it did before.
    await expect(byTestIdPrefix('table-cell-id-')).toHaveText(['1', '2', '3']);
  });

  it('result: the line names the last pressed button and its row', async () => {
    await $('button=Delete').click();
    await browser.keys('Escape');
    await expect(byTestId('editable-action-result')).toHaveText('Last action: Delete on row 3');
  });
});
