import { hasCheckDigit } from '../../shared/luhn';

export type CardResult = 'paid' | 'declined' | 'challenge';

/** The cards that this shop knows, by their digits. */
const cards: Readonly<Record<string, CardResult>> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000003220': 'challenge',
};

export const declined = 'Your card was declined';

/** In cents. Up to this total the shop sends an invoice. */
export const mostByInvoice = 20_000;

/** What happens when an order is placed with this card, which the form has taken. */
export function resultOf(card: string): CardResult {
  return cards[digitsOf(card)] ?? 'declined';
}

export function cardProblem(card: string): string | undefined {
  const digits = digitsOf(card);
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) return 'This card number is not valid';
  return cards[digits] ? undefined : 'This card is not supported';
}

/** `today` is `2026-03-05`. A card is good until the last day of its month. */
export function expiryProblem(expiry: string, today: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry.trim()) ?? [];
  if (!month) return 'Enter the expiry as MM/YY';
  return `20${year}-${month}` < today.slice(0, '2026-03'.length) ? 'This card has expired' : undefined;
}

export function cvcProblem(cvc: string): string | undefined {
  return /^\d{3}$/.test(cvc.trim()) ? undefined : 'Enter the three digits of the CVC';
}

function digitsOf(card: string): string {
  return card.replace(/\s/g, '');
}
