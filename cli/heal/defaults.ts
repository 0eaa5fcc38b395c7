/** Defaults: how many bugs are tried, and how many seconds the heal command may take. */
export const [defaultBugs, defaultTimeout] = [10, 600];

/** What the two commands are for, in errors. */
export const usesOf = {
  heal: { does: 'mends the suite', before: 'heal', example: 'my-healer' },
  suite: { does: 'runs the suite', before: 'heal', example: 'npx playwright test' },
};
