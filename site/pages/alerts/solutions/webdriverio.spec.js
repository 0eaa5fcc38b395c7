import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('alerts', () => {
  beforeEach(() => browser.url('/alerts'));

  const expectResult = (result) => expect(byTestId('result-container')).toHaveText(result);

  it('alert: “Show Alert” opens an alert', async () => {
    const dialog = answer((dialog) => dialog.accept());
    await $('button=Show Alert').click();
    expect(await dialog).toEqual(['alert', 'This is a simple alert!']);
  });

  it('shown: the result says that an alert was shown', async () => {
    const dialog = answer((dialog) => dialog.accept());
    await $('button=Show Alert').click();
    await dialog;
    await expectResult('Last action: Alert shown');
  });

  it('confirm: “Show Confirm” opens a confirm', async () => {
    const dialog = answer((dialog) => dialog.accept());
    await $('button=Show Confirm').click();
    expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
  });

  it('ok: an accepted confirm has the result OK', async () => {
    const dialog = answer((dialog) => dialog.accept());
    await $('button=Show Confirm').click();
    await dialog;
    await expectResult('Last action: Confirm dialog: OK');
  });

  it('cancel: a dismissed confirm has the result Cancel', async () => {
    const dialog = answer((dialog) => dialog.dismiss());
    await $('button=Show Confirm').click();
    await dialog;
    await expectResult('Last action: Confirm dialog: Cancel');
  });

  it('prompt: “Show Prompt” opens a prompt', async () => {
    const dialog = answer((dialog) => dialog.accept('Nancy'));
    await $('button=Show Prompt').click();
    expect(await dialog).toEqual(['prompt', 'Please enter your name:']);
  });

  it('name: the result of a prompt has the name in quotation marks', async () => {
    const dialog = answer((dialog) => dialog.accept('Nancy'));
    await $('button=Show Prompt').click();
    await dialog;
    await expectResult('Last action: Prompt dialog: "Nancy"');
  });

  it('no-name: a dismissed prompt has the result Cancel', async () => {
    const dialog = answer((dialog) => dialog.dismiss());
    await $('button=Show Prompt').click();
    await dialog;
    await expectResult('Last action: Prompt dialog: Cancel');
  });

  it('empty: an empty name counts as a dismissed prompt', async () => {
    const dialog = answer((dialog) => dialog.accept(''));
    await $('button=Show Prompt').click();
    await dialog;
    await expectResult('Last action: Prompt dialog: Cancel');
  });

  const modal = () => byTestId('dialog');
  const openModal = async () => {
    await $('button=Show Dialog Modal').click();
    await expect(modal()).toBeDisplayed();
  };

  it('modal: “Show Dialog Modal” opens a dialog of the page', async () => {
    await openModal();
    await expect($('[role=dialog]')).toHaveComputedLabel('Alert');
    await expect(byTestId('dialog-text')).toHaveText('This is a simple alert!');
  });

  it('opened: the result says that the dialog was shown', async () => {
    await openModal();
    await expectResult('Last action: Dialog Model shown');
  });

  it('closed: “OK” closes the dialog', async () => {
    await openModal();
    await modal().$('button=OK').click();
    await expect(modal()).not.toExist();
  });

  it('accepted: the result after “OK” is that of an alert', async () => {
    await openModal();
    await modal().$('button=OK').click();
    await expectResult('Last action: Alert shown');
  });

  it('escape: Escape closes the dialog', async () => {
    await openModal();
    await browser.keys('Escape');
    await expect(modal()).not.toExist();
  });

  it('dismissed: Escape leaves the result as it was', async () => {
    await openModal();
    const before = await byTestId('result-container').getText();
    await browser.keys('Escape');
    await expectResult(before);
  });

  it('none: no result is in the document before the first dialog', async () => {
    await expect($('button=Show Alert')).toBeDisplayed();
    await expect(byTestId('result-container')).not.toExist();
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
