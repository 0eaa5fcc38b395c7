import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // All cores, because by default Vitest keeps one for itself and a machine of two would have one left.
    maxWorkers: availableParallelism(),
    // Instead of one second, in which a busy machine may not even have started the command that is waited for.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
    // In the order of `groupOrder`. The projects of one group run at the same time.
    projects: [
      {
        extends: true,
        test: {
          name: 'check',
          include: ['tests/check/*.test.ts'],
          globalSetup: ['tools/check/setup.ts', 'tools/formats/setup.ts'],
          testTimeout: 600_000,
        },
      },
      // With the checks, because neither of them measures time or starts a browser.
      // Not isolated, because these files test plain functions, and a process for each would take twice as long.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{build,cli,site}/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: 180_000,
          isolate: false,
        },
      },
      // More workers than cores, because much of their time these tests wait for commands, clients and registries.
      {
        extends: true,
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/built.ts',
          // Long, because test machines are shared and can be slow. No test measures time.
          testTimeout: 480_000,
          maxWorkers: 2 * availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          sequence: { groupOrder: 1 },
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/check/setup.ts'],
          testTimeout: 480_000,
          hookTimeout: 480_000,
          maxWorkers: 2 * availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'integrations',
          sequence: { groupOrder: 2 },
          include: ['tests/integrations/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/drivers/setup.ts'],
          testTimeout: 180_000,
        },
      },
      // One by one, because each of them starts browsers.
      {
        extends: true,
        test: {
          name: 'solutions',
          sequence: { groupOrder: 3 },
          include: ['tests/solutions/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/drivers/setup.ts'],
          testTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'bugs',
          sequence: { groupOrder: 5 },
          include: [`tests/bugs/${process.env.EVERY_OTHER ? 'other-requirements' : 'noticed'}.test.ts`],
          globalSetup: 'tests/built.ts',
          hookTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'recorded',
          // Alone, because its tests have little time.
          sequence: { groupOrder: 6 },
          include: ['tests/recorded/*.test.ts'],
          globalSetup: 'tests/built.ts',
          hookTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          sequence: { groupOrder: 2 },
          include: ['tests/webkit/**/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/drivers/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'at-event',
          sequence: { groupOrder: 2 },
          include: ['tests/at-event/**/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/drivers/setup.ts'],
          // Playwright plays the driver there, because Debian has none for Firefox: only in a whole run.
          exclude: process.env.WHOLE_SUITE ? [] : ['**/no-wait.firefox.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      // One by one, because each of them runs Playwright, which uses all cores itself.
      {
        extends: true,
        test: {
          name: 'deploy',
          sequence: { groupOrder: 4 },
          include: ['tests/deploy/**/*.test.ts'],
          globalSetup: ['tests/built.ts', 'tools/formats/setup.ts'],
          testTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
