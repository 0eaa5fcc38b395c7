import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('dropdowns', () => {
  beforeEach(() => browser.url('/dropdowns'));

  it('twins: both cities of one name can be chosen', async () => {
    const listbox = byTestId('dropdown-listbox');
    await listbox.$('[role=combobox]').click();
    // Not: $('span=Springfield'); two options read so, and it takes the first one that it finds.
    await listbox.$$('//*[@role="option"][.="Springfield"]')[1].click();
    await expect(byTestId('dropdown-value-listbox')).toHaveText('springfield-2');
  });

  it('several: the values of all chosen cities are shown', async () => {
    const multiple = byTestId('dropdown-multiple').$('select');
    for (const city of ['lima', 'tokyo']) await multiple.selectByAttribute('value', city);
    await expect(byTestId('dropdown-value-multiple')).toHaveText('lima, tokyo');
  });
});
