import type { Page } from '@playwright/test';

export const address = { name: 'Ada Lovelace', street: 'Ockham Road 1', postcode: '10115', city: 'Berlin' };
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

type Step = 'address' | 'delivery' | 'payment' | 'review';
type Field = keyof typeof address | 'card' | 'expiry' | 'cvc';

export class Checkout {
  readonly country;
  readonly total;
  readonly error;
  readonly next;
  readonly back;
  readonly place;
  /** The bank's document, in a frame. */
  readonly challenge;

  constructor(readonly page: Page) {
    this.country = page.getByTestId('checkout-country');
    this.total = page.getByTestId('checkout-total');
    this.error = page.getByTestId('checkout-error');
    this.next = page.getByTestId('checkout-next');
    this.back = page.getByTestId('checkout-back');
    this.place = page.getByTestId('checkout-place');
    this.challenge = page.getByTestId('checkout-challenge').contentFrame();
  }

  step(name: Step) {
    return this.page.getByTestId(`checkout-step-${name}`);
  }

  /** The step that is shown. */
  get currentStep() {
    return this.page.getByTestId(/^checkout-step-/).and(this.page.locator('[aria-current=step]'));
  }

  field(name: Field) {
    return this.page.getByTestId(`checkout-${name}`);
  }

  errorAt(name: Field) {
    return this.page.getByTestId(`checkout-error-${name}`);
  }

  by(way: 'card' | 'invoice') {
    return this.page.getByTestId(`checkout-pay-${way}`);
  }

  async fillAddress() {
    for (const [name, text] of Object.entries(address)) await this.field(name as Field).fill(text);
    await this.country.selectOption('DE');
  }

  async fillCard(card = cards.pays, { expiry = '12/39', cvc = '123' } = {}) {
    await this.field('card').fill(card);
    await this.field('expiry').fill(expiry);
    await this.field('cvc').fill(cvc);
  }

  /** From the address to the payment. */
  async toPayment() {
    await this.fillAddress();
    await this.next.click();
    await this.next.click();
  }

  /** From the address to the review. */
  async toReview(card = cards.pays) {
    await this.toPayment();
    await this.fillCard(card);
    await this.next.click();
  }

  async confirm(code: string) {
    await this.challenge.getByLabel('Code').fill(code);
    await this.challenge.getByRole('button', { name: 'Confirm' }).click();
  }
}
