import { addressFields as addressInputs, cardFields, type payments, type Step, steps } from './ids';
import { cardProblem, cvcProblem, expiryProblem, mostByInvoice } from './payment';

export const stepsAsShown: Readonly<Record<Step, string>> = {
  address: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

export type PayWay = (typeof payments)[number];

export const countries = { AT: 'Austria', CH: 'Switzerland', DE: 'Germany', FR: 'France', NL: 'Netherlands' } as const;
export type Country = keyof typeof countries;

const addressFields = [...addressInputs, 'country'] as const;
export const checkoutFields = [...addressFields, ...cardFields] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** What a customer has filled in. The way of delivery is the cart's. */
export type Draft = Readonly<Record<CheckoutField, string>> & { readonly pay: PayWay };

export const emptyDraft: Draft = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  card: '',
  expiry: '',
  cvc: '',
  pay: 'card',
};

export type Errors = Partial<Record<CheckoutField, string>>;

/** What the checkout depends on besides what is filled in. */
export type Terms = { total: number; today: string };

const missing: Readonly<Record<(typeof addressFields)[number], string>> = {
  name: 'Enter your name',
  street: 'Enter your street',
  postcode: 'Enter your postcode',
  city: 'Enter your city',
  country: 'Choose a country',
};

export function offersInvoice(total: number): boolean {
  return total <= mostByInvoice;
}

/** What is wrong in a step, by field, in the order of the fields. */
export function errorsOf(step: Step, draft: Draft, { today }: Pick<Terms, 'today'>): Errors {
  if (step === 'address') {
    const empty = addressFields.filter((field) => draft[field].trim() === '');
    return Object.fromEntries(empty.map((field) => [field, missing[field]]));
  }
  if (step !== 'payment' || draft.pay !== 'card') return {};
  const problems: Record<(typeof cardFields)[number], string | undefined> = {
    card: cardProblem(draft.card),
    expiry: expiryProblem(draft.expiry, today),
    cvc: cvcProblem(draft.cvc),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function isFilledIn(step: Step, draft: Draft, terms: Terms): boolean {
  if (step === 'payment' && draft.pay === 'invoice' && !offersInvoice(terms.total)) return false;
  return Object.keys(errorsOf(step, draft, terms)).length === 0;
}

/** Whether an order can be made of it. */
export function isComplete(draft: Draft, terms: Terms): boolean {
  return steps.every((step) => isFilledIn(step, draft, terms));
}

/** The step that an address shows: the one it names, or the first before that which is not filled in. */
export function stepFor(query: string, draft: Draft, terms: Terms): Step {
  const named = steps.find((step) => step === new URLSearchParams(query).get('step')) ?? 'address';
  const before = steps.slice(0, steps.indexOf(named));
  return before.find((step) => !isFilledIn(step, draft, terms)) ?? named;
}

export function stepAfter(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: Step): Step {
  return steps[steps.indexOf(step) - 1] ?? step;
}
