/** What a grade consists of. */
export const parts = ['bugs', 'redesigns', 'conditions'] as const;
export type Part = (typeof parts)[number];
