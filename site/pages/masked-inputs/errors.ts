import { isCardNumber } from './cards';
import type { Field } from './fields';
import { isIban } from './iban';
import { isQuantity } from './quantity';
import { rawOf } from './raw';

const missing: Partial<Record<Field, string>> = {
  phone: 'Enter a phone number',
  card: 'Enter a card number',
  expiry: 'Enter the month and year of expiry',
  iban: 'Enter an IBAN',
  'amount-en': 'Enter an amount',
  'amount-de': 'Enter an amount',
  percent: 'Enter a percentage',
};

/** What is wrong with the text in a field, or nothing. The day is that of the run’s clock: `2026-03-05`. */
export function errorOf(field: Field, text: string, today: string): string | undefined {
  if (text === '') return missing[field];
  const raw = rawOf(field, text);
  switch (field) {
    case 'phone':
      return raw.length === 11 ? undefined : 'This phone number is too short';
    case 'card':
      return isCardNumber(raw) ? undefined : 'This card number is not valid';
    case 'expiry':
      return expiryError(raw, today);
    case 'iban':
      return isIban(raw) ? undefined : 'This IBAN is not valid';
    case 'amount-en':
    case 'amount-de':
    case 'percent':
      return raw === '' ? missing[field] : undefined;
    case 'date':
      return isDay(raw) ? undefined : 'This date does not exist';
    case 'time':
      return isTime(raw) ? undefined : 'This time does not exist';
    case 'quantity':
      return isQuantity(raw) ? undefined : 'Enter 1, 4, 7 and so on up to 97';
    default:
      return undefined;
  }
}

/** A card is good until the last day of its month. */
function expiryError(raw: string, today: string): string | undefined {
  const [month = '', year = ''] = raw.split('/');
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return 'Enter a month and year like 08/31';
  const expires = `20${year}-${month}`;
  return expires < today.slice(0, 'YYYY-MM'.length) ? 'This card has expired' : undefined;
}

/** Whether there is such a day: `Date` makes the 3rd of March of the 31st of February. */
function isDay(raw: string): boolean {
  const date = new Date(`${raw}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === raw;
}

function isTime(raw: string): boolean {
  const [hours = '', minutes = ''] = raw.split(':');
  return raw !== '' && Number(hours) < 24 && Number(minutes) < 60;
}
