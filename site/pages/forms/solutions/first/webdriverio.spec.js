import { $, browser, expect } from '@wdio/globals';

describe('forms', () => {
  it('required: the empty form shows every message at once', async () => {
    await browser.url('/forms');
    await $('button=Sign In').click();
    for (const label of ['Username', 'Email', 'Password']) {
      await expect($(`//main//*[text()="${label} is required"]`)).toBeDisplayed();
    }
  });

  it('ready: the button shows “Sign In” again once the form is sent', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/forms?delayScale=1');
    await $('//input[@id=//label[.="Username"]/@for]').setValue('nancy');
    await $('//input[@id=//label[.="Email"]/@for]').setValue('nancy@example.com');
    await $('//input[@id=//label[.="Password"]/@for]').setValue('123456');
    await $('button=Sign In').click();
    // Not: “Sign In” at once; the button may not be busy yet, so the check passes before the form was sent.
    await expect($('button=Loading...')).toBeDisplayed();
    await clock.tick(10_000);
    await expect($('button=Sign In')).toBeDisplayed();
  });
});
