/** In the order of the page. The first seven are required. */
export const fields = [
  'phone',
  'card',
  'expiry',
  'iban',
  'amount-en',
  'amount-de',
  'percent',
  'date',
  'time',
  'quantity',
  'bio',
  'code',
  'trimmed',
  'secret',
  'controlled',
] as const;

/** Those that are an input element. The bio is a text area. */
export const inputFields = [
  'phone',
  'card',
  'expiry',
  'iban',
  'amount-en',
  'amount-de',
  'percent',
  'date',
  'time',
  'quantity',
  'code',
  'trimmed',
  'secret',
  'controlled',
] as const satisfies readonly Field[];

export type Field = (typeof fields)[number];

/** The fields that cannot be left out. */
export const requiredFields: readonly Field[] = fields.slice(0, 7);
