import { defineConfig } from '@playwright/test';
import solutions from '../solutions/playwright/playwright.config';

// The specs are copies of solutions, each for a site with a bug: `noticed.test.ts` writes them.
export default defineConfig({
  ...solutions,
  // Those of the solutions name other files. Without one, each test has a browser context of its own.
  projects: undefined,
  webServer: undefined,
  testDir: '../../test-results/bugs/specs',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/bugs/output',
  reporter: [['json', { outputFile: '../../test-results/bugs.json' }]],
  timeout: 90_000,
  // Shorter than in the solutions, because these tests should fail, and most fail after such a wait.
  expect: { timeout: 6000 },
  use: { ...solutions.use, actionTimeout: 6000 },
});
