import type { FactoryOpts } from 'imask';
import { isAmex } from './cards';
import type { Field } from './fields';

export type MaskedField = Extract<
  Field,
  'phone' | 'card' | 'expiry' | 'iban' | 'amount-en' | 'amount-de' | 'percent' | 'date' | 'time'
>;

const amount = { mask: Number, scale: 2, min: 0, max: 999_999_999.99 } as const;

/** What IMask makes of each field: `0` is a digit, the other signs are the mask's own. */
export const masks: Record<MaskedField, FactoryOpts> = {
  phone: { mask: '+{1} (000) 000-0000' },
  card: {
    mask: [{ mask: '0000 000000 00000' }, { mask: '0000 0000 0000 0000' }],
    dispatch: (typed, card) => {
      const [amex, other] = card.compiledMasks;
      return isAmex(card.value + typed) ? amex : other;
    },
  },
  expiry: { mask: '00/00' },
  iban: {
    mask: 'LL00 XXXX XXXX XXXX XXXX XXXX XXXX XXXX XX',
    definitions: { L: /[A-Z]/, X: /[A-Z0-9]/ },
    prepareChar: (typed) => typed.toUpperCase(),
  },
  'amount-en': { ...amount, thousandsSeparator: ',', radix: '.', mapToRadix: [], padFractionalZeros: true },
  // Only a comma begins the cents: a typed or pasted dot is one between thousands, and IMask puts those in itself.
  'amount-de': { ...amount, thousandsSeparator: '.', radix: ',', mapToRadix: [], padFractionalZeros: true },
  percent: {
    // A text before the number would leave the mask's sign alone.
    prepare: (text) => text.replace(/[^\d.,]/g, ''),
    // An empty field, and not a percent sign by itself.
    mask: [
      { mask: '' },
      {
        mask: 'number %',
        lazy: false,
        blocks: { number: { mask: Number, scale: 2, min: 0, max: 100, radix: '.', mapToRadix: [','] } },
      },
    ],
  },
  date: {
    mask: '00.00.0000',
    // As an ISO date is pasted: `2031-08-05`.
    prepare: (text) => text.replace(/^\s*(\d{4})-(\d\d)-(\d\d)\s*$/, '$3$2$1'),
  },
  time: { mask: '00:00' },
};
