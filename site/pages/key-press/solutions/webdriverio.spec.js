import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('key-press', () => {
  const keys = () => byTestId('key-history').$$('[data-testid^="key-"]');

  beforeEach(() => browser.url('/key-press'));

  it('none: before the first key there is no key and no history', async () => {
    await expect(byTestId('last-key-pressed')).toHaveText('No key pressed');
    await expect(byTestId('key-history')).toHaveText('');
    await expect(keys()).toBeElementsArrayOfSize(0);
  });

  it('last: the name of the last key is shown, wherever the focus is', async () => {
    for (const key of ['a', 'A', 'Enter', 'ArrowLeft']) {
      await browser.keys(key);
      await expect(byTestId('last-key-pressed')).toHaveText(key);
    }
    await byTestId('theme-toggle').execute((element) => element.focus());
    await browser.keys('x');
    await expect(byTestId('last-key-pressed')).toHaveText('x');
  });

  it('history: the five most recent keys are listed, the newest first', async () => {
    // One by one, because one call of `keys` presses all keys of a list at once, as a shortcut.
    for (const key of ['a', 'b', 'Enter', 'c', 'Escape', 'ArrowUp', 'd']) await browser.keys(key);
    // The whole list, so that a lost key or a double one fails the test.
    await expect(keys()).toHaveText(['d', 'ArrowUp', 'Escape', 'c', 'Enter']);
    await expect(byTestId('key-0')).toHaveText('d');
    await expect(byTestId('key-4')).toHaveText('Enter');
  });

  it('every: every press is listed, even modifiers and repeated keys', async () => {
    await browser.keys(['Shift', 'x']);
    await expect(keys()).toHaveText(['X', 'Shift']);
    await browser.keys('x');
    await browser.keys('x');
    await expect(keys()).toHaveText(['x', 'x', 'X', 'Shift']);
  });
});
