import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('wizard', () => {
  it('letters: letters change nothing', async () => {
    await browser.url('/wizard');
    await $('aria/Digit 1 of 6').click();
    await browser.keys('a');
    await expect($('aria/Digit 1 of 6')).toHaveValue('');
  });

  it('wrong: a wrong code costs a try', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/wizard?delayScale=1');
    await $('button=Send code').click();
    // Not: a real wait for the code, or for the minute until it expires; it is long, and fails on a slow day.
    await clock.tick(3000);
    const code = await byTestId('otp-code-1').getText();
    await $('aria/Digit 1 of 6').click();
    await browser.keys([...(code === '111111' ? '222222' : '111111')]);
    await $('button=Verify').click();
    await expect(byTestId('otp-result')).toHaveText('Wrong code, tries left: 2');
  });
});
