import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('alerts', () => {
  beforeEach(() => browser.url('/alerts'));

  it('none: no result is in the document before the first dialog', async () => {
    await expect($('button=Show Alert')).toBeDisplayed();
    await expect(byTestId('result-container')).not.toExist();
  });

  it('alert: Show Alert opens an alert, and the result says so', async () => {
    const dialog = answer((dialog) => dialog.accept());
    await $('button=Show Alert').click();
    expect(await dialog).toEqual(['alert', 'This is a simple alert!']);
    await expect(byTestId('result-container')).toHaveText('Last action: Alert shown');
  });

  it('confirm: Show Confirm asks, and the result is OK or Cancel', async () => {
    let dialog = answer((dialog) => dialog.accept());
    await $('button=Show Confirm').click();
    expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
    await expect(byTestId('result-container')).toHaveText('Last action: Confirm dialog: OK');

    dialog = answer((dialog) => dialog.dismiss());
    await $('button=Show Confirm').click();
    expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
    await expect(byTestId('result-container')).toHaveText('Last action: Confirm dialog: Cancel');
  });

  it('prompt: Show Prompt asks for a name, and the result has it', async () => {
    const dialog = answer((dialog) => dialog.accept('Nancy'));
    await $('button=Show Prompt').click();
    expect(await dialog).toEqual(['prompt', 'Please enter your name:']);
    await expect(byTestId('result-container')).toHaveText('Last action: Prompt dialog: "Nancy"');
  });

  it('no-name: a prompt that was cancelled or left empty counts as cancelled', async () => {
    for (const reply of [(dialog) => dialog.dismiss(), (dialog) => dialog.accept('')]) {
      await browser.url('/alerts');
      const dialog = answer(reply);
      await $('button=Show Prompt').click();
      await dialog;
      await expect(byTestId('result-container')).toHaveText('Last action: Prompt dialog: Cancel');
    }
  });

  it('modal: Show Dialog Modal opens a dialog of the page', async () => {
    await $('button=Show Dialog Modal').click();
    const modal = $('[role=dialog]');
    await expect(modal).toHaveComputedLabel('Alert');
    await expect(modal).toHaveText(expect.stringContaining('This is a simple alert!'));
    await expect(byTestId('result-container')).toHaveText('Last action: Dialog Model shown');
  });

  it('closed: OK closes it and is noted, Escape leaves the result as it was', async () => {
    const modal = $('[role=dialog]');
    await $('button=Show Dialog Modal').click();
    await expect(modal).toBeDisplayed();
    await browser.keys('Escape');
    await expect(modal).not.toExist();
    await expect(byTestId('result-container')).toHaveText('Last action: Dialog Model shown');
    await $('button=Show Dialog Modal').click();
    await modal.$('button=OK').click();
    await expect(modal).not.toExist();
    await expect(byTestId('result-container')).toHaveText('Last action: Alert shown');
  });
});

/** Answers the next native dialog. Without a listener WebdriverIO dismisses each one by itself. */
function answer(reply) {
  return new Promise((resolve) => {
    browser.once('dialog', async (dialog) => {
      await reply(dialog);
      resolve([dialog.type(), dialog.message()]);
    });
  });
}
