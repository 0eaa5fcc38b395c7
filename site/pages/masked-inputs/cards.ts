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

/** Luhn: the sum of all digits, every second from the right doubled, is a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, place) => {
    const value = place % 2 === 1 ? 2 * Number(digit) : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function isCardNumber(digits: string): boolean {
  return digits.length === (isAmex(digits) ? 15 : 16) && hasCheckDigit(digits);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
