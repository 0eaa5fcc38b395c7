import type { Field } from './fields';

/** What a server would get of the text in a field. */
export function rawOf(field: Field, text: string): string {
  switch (field) {
    case 'phone':
      return phone(text);
    case 'card':
      return text.replace(/\D/g, '');
    case 'expiry':
    case 'time':
      return text.length === 5 ? text : '';
    case 'iban':
      return text.replace(/ /g, '');
    case 'amount-en':
      return decimal(text.replace(/,/g, ''));
    case 'amount-de':
      return decimal(text.replace(/\./g, '').replace(',', '.'));
    case 'percent':
      return decimal(text.replace('%', ''));
    case 'date':
      return text.length === 10 ? text.split('.').reverse().join('-') : '';
    default:
      return text;
  }
}

/** The mask writes the country code 1 before the first digit, so a 1 alone is not a number. */
function phone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 1 ? digits : '';
}

/** `1234.5` for `1234.50` and `01234.5`. */
function decimal(text: string): string {
  return /\d/.test(text) ? String(Number(text)) : '';
}
