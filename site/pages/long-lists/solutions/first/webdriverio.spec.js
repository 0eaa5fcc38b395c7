import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('long-lists', () => {
  beforeEach(() => browser.url('/long-lists'));

  it('kept: rows stay selected while they are not in the document', async () => {
    await byTestId('rows-row-2').click();
    // Not: byTestId('rows-row-9000').scrollIntoView(); a row that is not visible is not in the document.
    await byTestId('rows-number').setValue('9000');
    await $('button=Jump').click();
    await expect(byTestId('rows-row-9000')).toBeDisplayed();
    await expect(byTestId('rows-row-2')).not.toExist();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 1');
  });

  it('more: each press adds ten items', async () => {
    for (const count of [20, 30]) {
      await $('button=Load more').waitForEnabled();
      await $('button=Load more').click();
      await expect(byTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
    }
  });
});
