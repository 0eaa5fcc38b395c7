import { defineConfig } from '@playwright/test';
import solutions from '../solutions/playwright/playwright.config';

/** A site with a bug, and the requirements whose tests are run against it. */
export type Proof = { bug: string; url: string; page: string; requirements: string[] };

const proofs: Proof[] = JSON.parse(process.env.PRACTICE_SITE_PROOFS ?? '[]');

// A project for each bug: tests of its page, against a site that has the bug.
export default defineConfig({
  ...solutions,
  webServer: undefined,
  testDir: '../solutions/playwright',
  outputDir: '../../test-results/bugs',
  reporter: [['json', { outputFile: '../../test-results/bugs.json' }]],
  // Shorter than in the solutions, because half of these tests are to fail, and most fail by waiting in vain.
  timeout: 30_000,
  expect: { timeout: 6000 },
  projects: proofs.map(({ bug, url, page, requirements }) => ({
    name: bug,
    testMatch: `${page}.spec.ts`,
    grep: new RegExp(` (${requirements.join('|')}): `),
    use: { baseURL: url, actionTimeout: 6000 },
  })),
});
