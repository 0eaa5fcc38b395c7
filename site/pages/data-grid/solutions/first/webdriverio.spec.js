import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('data grid', () => {
  beforeEach(() => browser.url('/data-grid'));

  it('all: the header selects all filtered rows', async () => {
    await byTestId('grid-quick-filter').setValue('S-19');
    await expect(byTestId('grid-row-count')).toHaveText('100 of 2,000 rows');
    await $('.ag-header-select-all input').click();
    // Not: a count of the selected rows in the document, which has only those in view.
    await expect(byTestId('grid-selected')).toHaveText('100 selected');
  });

  it('changes: edits are listed', async () => {
    // The grid draws its rows after the page, and its buttons last.
    await expect(byTestId('grid-open-S-0007')).toBeDisplayed();
    await $('[row-id="S-0007"] [col-id="price"]').doubleClick();
    await expect($('[row-id="S-0007"] [col-id="price"] input')).toBeFocused();
    await browser.keys(['Control', 'a']);
    await browser.keys(['1', '3', 'Enter']);
    await expect(byTestId('grid-changes')).toHaveText('S-0007 Price 12.50 → 13.00');
  });
});
