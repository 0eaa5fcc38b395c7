import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('alerts', () => {
  beforeEach(() => browser.url('/alerts'));

  it('ok: an accepted confirm has the result OK', async () => {
    // Not: the click before this line; without a listener WebdriverIO dismisses the dialog: “Cancel”.
    const closed = new Promise((resolve) => browser.once('dialog', (dialog) => resolve(dialog.accept())));
    await $('button=Show Confirm').click();
    await closed;
    await expect(byTestId('result-container')).toHaveText('Last action: Confirm dialog: OK');
  });

  it('name: the result of a prompt has the name in quotation marks', async () => {
    const closed = new Promise((resolve) => browser.once('dialog', (dialog) => resolve(dialog.accept('Nancy'))));
    await $('button=Show Prompt').click();
    await closed;
    await expect(byTestId('result-container')).toHaveText('Last action: Prompt dialog: "Nancy"');
  });
});
