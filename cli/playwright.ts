import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { refuseUnknownOptions } from './options';
import { type PracticeSite, type PracticeSiteOptions, startPracticeSite } from './start';

/** The options that each worker's site is started with. */
export type PracticeOptions = Pick<PracticeSiteOptions, 'seed' | 'variant' | 'delayScale' | 'downloadFailure' | 'bugs'>;

export type PracticeFixtures = {
  /** Options of the site: set them by `use` in the config or by `test.use` in a file. */
  practiceOptions: PracticeOptions;
  /** The site, on a port of this worker's own. */
  practiceSite: PracticeSite;
};

/** Playwright's `test` with a practice site per worker: `page.goto('/forms')` opens a page of it. */
// The type is spelled out: the inferred one names a dependency of `@playwright/test`, which the user's project need not
// be able to import.
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & PracticeFixtures
> = base.extend<object, PracticeFixtures>({
  practiceOptions: [{}, { option: true, scope: 'worker' }],

  practiceSite: [
    async ({ practiceOptions }, use) => {
      refuseUnknownOptions(practiceOptions, ['seed', 'variant', 'delayScale', 'downloadFailure', 'bugs']);
      const site = await startPracticeSite({ ...practiceOptions, port: 0 });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ practiceSite }, use) => use(practiceSite.url),
});

export { expect } from '@playwright/test';
