/** Luhn: the sum of all digits, every second from the right doubled, is a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((sum, digit, place) => {
    const value = place % 2 === 1 ? 2 * Number(digit) : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
