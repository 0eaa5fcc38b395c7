import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('dialogs', () => {
  beforeEach(() => browser.url('/dialogs'));

  it('returned: “Confirm” returns the seat', async () => {
    await $('button=Book a seat').click();
    await $('//select[@id=//label[.="Seat"]/@for]').selectByVisibleText('Aisle');
    await $('button=Confirm').click();
    await expect(byTestId('dialog-result')).toHaveText('Returned: aisle');
  });

  it('printed: “Print card” shows the greeting', async () => {
    await $('//label[contains(., "Send as a gift")]//input').click();
    await $('//input[@id=//label[.="Greeting"]/@for]').setValue('Have a good trip');
    // Not: execute((button) => button.click()); it clicks what is covered or inert too, which no visitor can.
    await $('button=Print card').click();
    await expect(byTestId('inert-result')).toHaveText('Printed: Have a good trip');
  });
});
