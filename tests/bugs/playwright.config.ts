import { defineConfig } from '@playwright/test';
import solutions from '../solutions/playwright/playwright.config';

/** What a bug's site is to show: the one test fails, the other passes. */
export type Proof = { bug: string; url: string; page: string; broken: string; other: string };

const proofs: Proof[] = JSON.parse(process.env.PRACTICE_SITE_PROOFS ?? '[]');

// A project for each bug: two tests of its page, against a site that has the bug.
export default defineConfig({
  ...solutions,
  webServer: undefined,
  testDir: '../solutions/playwright',
  outputDir: '../../test-results/bugs',
  // Shorter than in the solutions, because here most tests are to fail, and fail by waiting in vain.
  expect: { timeout: 6000 },
  projects: proofs.map(({ bug, url, page, broken, other }) => ({
    name: bug,
    testMatch: `${page}.spec.ts`,
    grep: new RegExp(` (${broken}|${other}): `),
    use: { baseURL: url },
  })),
});
