import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('masked-inputs', () => {
  beforeEach(() => browser.url('/masked-inputs'));

  it('phone: the mask formats ten digits', async () => {
    // Not: execute((input) => { input.value = '2125550134'; }); no event is fired, so the mask does not see it.
    await byTestId('mask-input-phone').addValue('2125550134');
    await expect(byTestId('mask-input-phone')).toHaveValue('+1 (212) 555-0134');
  });

  it('luhn: a wrong check digit is an error', async () => {
    await byTestId('mask-input-card').addValue('4242424242424241');
    await browser.keys('Tab');
    await expect(byTestId('mask-error-card')).toHaveText('This card number is not valid');
  });

  it('raw: raw values have no signs of the mask', async () => {
    await byTestId('mask-input-phone').addValue('2125550134');
    await expect(byTestId('mask-raw-phone')).toHaveText('12125550134');
  });
});
