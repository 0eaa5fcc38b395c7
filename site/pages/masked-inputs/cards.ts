import { hasCheckDigit } from '../../shared/luhn';

/** American Express groups its digits in another way than all others. */
export function isAmex(text: string): boolean {
  return /^3[47]/.test(digitsOf(text));
}

/** The kind of a card by its first digits, or an empty text. */
export function kindOf(text: string): string {
  const digits = digitsOf(text);
  if (isAmex(digits)) return 'American Express';
  if (digits.startsWith('4')) return 'Visa';
  const four = Number(digits.slice(0, 4));
  if (/^5[1-5]/.test(digits) || (four >= 2221 && four <= 2720)) return 'Mastercard';
  return '';
}

export function isCardNumber(digits: string): boolean {
  return digits.length === (isAmex(digits) ? 15 : 16) && hasCheckDigit(digits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
