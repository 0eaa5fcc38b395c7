/**
 * Harmless changes to the whole site, by their id: what a next release might look like. Test ids, roles, accessible
 * names, labels and the texts of requirements stay.
 */
export const redesigns = {
  ids: 'Every id and name of a control is another one; labels, descriptions and form data follow.',
  classes: 'Every class name is another one, in the pages and in the style sheets.',
  nesting: 'Cards, fields, list items and buttons have a wrapper more.',
  order: 'Sibling cards, independent fields and attributes come in another order.',
  prose: 'Introductions and hints are in other words.',
  layout: 'Columns, spacing and font sizes differ: things are elsewhere on the screen.',
  dark: 'The site is dark until a visitor has chosen a theme.',
  tags: 'Neutral elements have other tags: section for div, b for span, ol for ul.',
  next: 'All of these together.',
} as const;

export type RedesignId = keyof typeof redesigns;

export const redesignIds = Object.keys(redesigns) as RedesignId[];

/** The changes that redesigns make, each once: `next` stands for all of them. */
export function changesOf(ids: readonly RedesignId[]): RedesignId[] {
  return redesignIds.filter((id) => id !== 'next' && (ids.includes(id) || ids.includes('next')));
}
