import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('date pickers', () => {
  beforeEach(async () => {
    // Not: '/date-pickers' alone; then today is the real day, and next month the 6th may be on a weekend.
    await browser.url('/date-pickers?now=2026-03-05T09:30');
    const field = $('//input[@id=//label[.="Appointment"]/@for]');
    await field.scrollIntoView({ block: 'center' });
    await field.click();
  });

  it('chosen: a chosen day is in the field', async () => {
    await byTestId('date-appointment-day-2026-03-06').click();
    await expect($('//input[@id=//label[.="Appointment"]/@for]')).toHaveValue('6 Mar 2026');
  });

  it('closed: the calendar closes when a day is chosen', async () => {
    await byTestId('date-appointment-day-2026-03-12').click();
    await expect(byTestId('date-appointment-calendar')).not.toBeDisplayed();
  });
});
