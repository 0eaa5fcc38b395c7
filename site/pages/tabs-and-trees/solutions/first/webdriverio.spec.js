import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('tabs and trees', () => {
  beforeEach(() => browser.url('/tabs-and-trees'));

  it('visited: a panel is there after the first visit', async () => {
    // Not: not.toBeDisplayed() alone; it passes for a hidden panel, and for one that is not there.
    await expect(byTestId('tabs-panel-guests')).not.toExist();
    await byTestId('tabs-tab-guests').click();
    await expect(byTestId('tabs-panel-guests')).toBeDisplayed();
  });

  it('branches: a branch follows its children', async () => {
    const [italy, rome] = [byTestId('tree-item-europe-italy'), byTestId('tree-item-europe-italy-rome')];
    await italy.$('.ant-tree-switcher').click();
    await rome.$('[role=checkbox]').click();
    await expect(italy).toHaveAttribute('aria-checked', 'mixed');
    await italy.$('[role=checkbox]').click();
    await expect(rome).toHaveAttribute('aria-checked', 'true');
  });
});
