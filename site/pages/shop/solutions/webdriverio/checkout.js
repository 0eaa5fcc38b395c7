import { $, browser } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

export const address = { name: 'Ada Lovelace', street: 'Ockham Road 1', postcode: '10115', city: 'Berlin' };
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

export const checkout = {
  get country() {
    return byTestId('checkout-country');
  },
  get total() {
    return byTestId('checkout-total');
  },
  get error() {
    return byTestId('checkout-error');
  },
  get next() {
    return byTestId('checkout-next');
  },
  get back() {
    return byTestId('checkout-back');
  },
  get place() {
    return byTestId('checkout-place');
  },
  /** The step that is shown. */
  get currentStep() {
    return $('[data-testid^=checkout-step-][aria-current=step]');
  },
  field: (name) => byTestId(`checkout-${name}`),
  errorAt: (name) => byTestId(`checkout-error-${name}`),
  by: (way) => byTestId(`checkout-pay-${way}`),

  async fillAddress() {
    for (const [name, text] of Object.entries(address)) await checkout.field(name).setValue(text);
    await checkout.country.selectByAttribute('value', 'DE');
  },
  async fillCard(card = cards.pays, { expiry = '12/39', cvc = '123' } = {}) {
    for (const [name, text] of Object.entries({ card, expiry, cvc })) await checkout.field(name).setValue(text);
  },
  /** From the address to the payment. */
  async toPayment() {
    await checkout.fillAddress();
    await checkout.next.click();
    await byTestId('checkout-by-standard').waitForExist();
    await checkout.next.click();
    await checkout.by('card').waitForExist();
  },
  /** From the address to the review. */
  async toReview(card = cards.pays) {
    await checkout.toPayment();
    await checkout.fillCard(card);
    await checkout.next.click();
    await checkout.place.waitForExist();
  },
  /** Sends a code to the bank, whose document is in a frame. */
  async confirm(code) {
    const frame = await byTestId('checkout-challenge');
    await browser.switchFrame(frame);
    await $('input[name=code]').setValue(code);
    await $('button=Confirm').click();
    await browser.switchFrame(null);
  },
};
