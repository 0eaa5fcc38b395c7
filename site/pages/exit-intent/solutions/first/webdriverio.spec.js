import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('exit-intent', () => {
  beforeEach(() => browser.url('/exit-intent'));

  it('edges: another edge opens nothing', async () => {
    await leaveAt(2000);
    // Not: the last line alone; it passes before anything could happen. An open dialog would be in this click’s way.
    await byTestId('theme-toggle').click();
    await expect($('[role=dialog]')).not.toExist();
  });

  it('dismissed: “Close” closes the dialog', async () => {
    await leaveAt(-1);
    await $('[role=dialog] [aria-label=Close]').click();
    await expect($('[role=dialog]')).not.toExist();
  });
});

function leaveAt(y) {
  const leave = (clientY) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
  return browser.execute(leave, y);
}
