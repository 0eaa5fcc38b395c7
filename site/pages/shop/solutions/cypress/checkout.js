import { byTestId } from './by-test-id';

export const address = { name: 'Ada Lovelace', street: 'Ockham Road 1', postcode: '10115', city: 'Berlin' };
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

export const checkout = {
  country: () => byTestId('checkout-country'),
  total: () => byTestId('checkout-total'),
  error: () => byTestId('checkout-error'),
  next: () => byTestId('checkout-next').click(),
  back: () => byTestId('checkout-back').click(),
  place: () => byTestId('checkout-place').click(),
  placeTwice: () => byTestId('checkout-place').dblclick(),
  /** The step that is shown. */
  currentStep: () => cy.get('[data-test^=checkout-step-][aria-current=step]'),
  field: (name) => byTestId(`checkout-${name}`),
  errorAt: (name) => byTestId(`checkout-error-${name}`),
  by: (way) => byTestId(`checkout-pay-${way}`),

  fillAddress() {
    for (const [name, text] of Object.entries(address)) checkout.field(name).clear().type(text);
    checkout.country().select('DE');
  },
  fillCard(card = cards.pays, { expiry = '12/39', cvc = '123' } = {}) {
    for (const [name, text] of Object.entries({ card, expiry, cvc })) checkout.field(name).clear().type(text);
  },
  /** From the address to the payment. */
  toPayment() {
    checkout.fillAddress();
    checkout.next();
    byTestId('checkout-by-standard').should('exist');
    checkout.next();
    checkout.by('card').should('exist');
  },
  /** From the address to the review. */
  toReview(card = cards.pays) {
    checkout.toPayment();
    checkout.fillCard(card);
    checkout.next();
    byTestId('checkout-place').should('exist');
  },
  /** Sends a code to the bank, whose document is in a frame. */
  confirm(code) {
    const inFrame = (selector) => byTestId('checkout-challenge').its('0.contentDocument.body').find(selector);
    inFrame('input[name=code]').clear();
    inFrame('input[name=code]').type(code);
    inFrame('button').contains('Confirm').click();
  },
};
