import type { Findings } from './result';

/** A grade in which nothing was tried, for tests to fill in. */
export const emptyGrade: Findings = {
  version: '1.0.0',
  command: 'pytest',
  complete: true,
  options: { seed: '1' },
  choice: { all: false },
  correct: { seconds: 2, pages: ['auth'], runs: 3, failed: 0 },
  leftOut: { around: 0, options: 0 },
  runs: 9,
  bugs: [],
  rebuilds: [],
  redesigns: [],
  conditions: [],
};
