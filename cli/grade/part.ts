/** What a grade consists of, and can be made of alone. */
export const parts = ['bugs', 'redesigns', 'conditions'] as const;
export type Part = (typeof parts)[number];

/** Whether bugs are graded. Otherwise nothing speaks of them. */
export function hasBugs(only: readonly Part[] | undefined): boolean {
  return !only || only.includes('bugs');
}

/** What the results of a grade are listed under. Rebuilds belong to the bugs: they say whether those can be believed. */
export const kinds = ['bugs', 'rebuilds', 'redesigns', 'conditions'] as const;
export type Kind = (typeof kinds)[number];
