import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../browser';
import { wholeSuite } from '../depth';

/** The addresses of the plain site and of one site for each redesign, which `recorded.test.ts` starts. */
const sites: Record<string, string> = JSON.parse(process.env.RECORDED_SITES ?? '{}');

// A redesign should break the tests of its own name. That it breaks no others, and `next` all, is for whole runs.
const specs = (site: string) => (wholeSuite || site === 'plain' ? '**/*.spec.ts' : `**/${site}.spec.ts`);

export default defineConfig({
  testDir: 'suite',
  outputDir: '../../test-results/recorded',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: [['json', { outputFile: '../../test-results/recorded-suite.json' }]],
  timeout: 90_000,
  // Shorter than elsewhere, because many of these tests should fail, and most fail after a long wait.
  expect: { timeout: 6000 },
  use: { ...devices['Desktop Chrome'], launchOptions: chromiumLaunch(), reuseContext: true, actionTimeout: 6000 },
  projects: Object.entries(sites).map(([name, baseURL]) => ({
    name,
    testMatch: specs(name),
    // On the plain site all pass, however busy the machine is.
    ...(name === 'plain' && { expect: { timeout: 30_000 } }),
    use: { baseURL, ...(name === 'plain' && { actionTimeout: 30_000 }) },
  })),
});
