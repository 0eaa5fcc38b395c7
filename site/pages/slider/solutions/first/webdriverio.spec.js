import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('slider', () => {
  beforeEach(async () => {
    // The pointer stays where the last test left it.
    await browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await browser.url('/slider');
  });

  it('follows: the line shows a value that is set', async () => {
    // Not: dragAndDrop({ x: 200, y: 0 }); the value depends on the width of the window.
    await byTestId('slider').execute((element) => {
      element.value = 75;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(byTestId('slider-value')).toHaveText('Current value: 75');
  });

  it('step: an arrow key changes the value by 1', async () => {
    await byTestId('slider').execute((element) => element.focus());
    await browser.keys('ArrowRight');
    await expect(byTestId('slider')).toHaveValue('51');
  });
});
