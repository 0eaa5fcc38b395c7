/** Those that stay, in the order in which they are shown. */
const lasting = ['overview', 'notes', 'report'] as const;
/** Those that can be closed, in the same order. */
export const closable = [
  'guests',
  'budget',
  'travel',
  'decoration',
  'volunteers',
  'photos',
  'catering',
  'programme',
  'feedback',
] as const;

/** Those that are there at first. */
export const firstTabs = [...lasting, ...closable] as const;
export const closableTabs = [...closable, 'extra'] as const;
export const tabNames = [...firstTabs, 'extra'] as const;
