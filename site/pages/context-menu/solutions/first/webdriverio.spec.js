import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('context-menu', () => {
  beforeEach(async () => {
    // The pointer stays where the last test left it. Moved away, so that no menu opens under it.
    await browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await browser.url('/context-menu');
    await $('[aria-label="Area with a context menu"]').click({ button: 'right' });
    await expect($('main [role=menu]')).toBeDisplayed();
  });

  it('items: the menu has “Edit”, “Delete” and “Properties”', async () => {
    await expect($$('main [role=menuitem]')).toHaveText(['Edit', 'Delete', 'Properties']);
  });

  it('result: the line names the item that was clicked last', async () => {
    await $('//main//*[@role="menuitem"][.="Edit"]').click();
    // Not: only that the menu has gone; any click closes it, also one that missed the item.
    await expect(byTestId('context-menu-result')).toHaveText('Last action: Edit');
  });
});
