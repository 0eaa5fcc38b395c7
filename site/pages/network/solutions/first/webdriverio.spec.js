import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('network', () => {
  beforeEach(async () => {
    await browser.url('/network');
    await $('button=Load orders').click();
    // Not: the list read as soon as a mock sees the response; it has come, and is perhaps not shown yet.
    await expect(byTestId('net-status')).toHaveText('Loaded');
  });

  it('load: the first five orders are shown', async () => {
    await expect(byTestId('net-count')).toHaveText('23 orders, page 1 of 5');
    await expect($$('tr[data-testid^="net-order-"]')).toBeElementsArrayOfSize(5);
  });

  it('filter: only orders with the chosen status are shown', async () => {
    await byTestId('net-filter').selectByVisibleText('Returned');
    await expect(byTestId('net-count')).toHaveText('4 orders, page 1 of 1');
    await expect($$('tr[data-testid^="net-order-"]')).toBeElementsArrayOfSize(4);
  });
});
