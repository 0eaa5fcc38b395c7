import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('key-press', () => {
  beforeEach(() => browser.url('/key-press'));

  it('none: before the first key there is no key and no history', async () => {
    await expect(byTestId('last-key-pressed')).toHaveText('No key pressed');
    await expect(byTestId('key-history')).toHaveText('');
  });

  it('history: the five most recent keys are listed, the newest first', async () => {
    // One by one, because one call of `keys` presses all keys of a list at once, as a shortcut.
    for (const key of ['a', 'b', 'Enter', 'c', 'Escape', 'ArrowUp', 'd']) await browser.keys(key);
    // Not: expect(byTestId('last-key-pressed')).toHaveText('d') alone; it passes while other keys are lost.
    const keys = byTestId('key-history').$$('[data-testid^="key-"]');
    await expect(keys).toHaveText(['d', 'ArrowUp', 'Escape', 'c', 'Enter']);
  });
});
