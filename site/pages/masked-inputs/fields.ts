const beforeBio = [
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
] as const;
const afterBio = ['code', 'trimmed', 'secret', 'controlled'] as const;

/** In the order of the page. The first seven are required. */
export const fields = [...beforeBio, 'bio', ...afterBio] as const;

/** Those that are an input element. The bio is a text area. */
export const inputFields = [...beforeBio, ...afterBio] as const;

export type Field = (typeof fields)[number];

/** The fields that cannot be left out. */
export const requiredFields: readonly Field[] = fields.slice(0, 7);
