import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('multi-tiered-menu', () => {
  beforeEach(async () => {
    // The pointer stays where the last test left it.
    await browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await browser.url('/multi-tiered-menu');
    // Not: the pointer moved straight to where “Tutorials” will be; on its way it crosses and opens other items.
    for (const id of ['support', 'documentation', 'tutorials']) {
      await byTestId(`multi-tier-menu-item-${id}`).waitForDisplayed();
      await byTestId(`multi-tier-menu-item-${id}`).moveTo();
    }
    await byTestId('multi-tier-menu-item-tutorials').click();
  });

  it('leaf: a click on an item without children opens the dialog', async () => {
    await expect(byTestId('dialog-title')).toHaveText('Item Clicked');
  });

  it('named: the dialog names the item', async () => {
    await expect(byTestId('dialog-text')).toHaveText('You clicked: Tutorials');
  });
});
