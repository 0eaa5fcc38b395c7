/** What `heal --report` can write. */
export const healFormats = ['json', 'html', 'markdown'] as const;

export type HealFormat = (typeof healFormats)[number];
