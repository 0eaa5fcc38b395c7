import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { CliError } from './output/cli-error';
import { refuseUnknownOptions, runOptionNames } from './start/options';
import { type PracticeSite, type PracticeSiteOptions, startPracticeSite } from './start/start-site';

/** The options that each worker's site is started with. */
export type PracticeOptions = Pick<PracticeSiteOptions, (typeof optionNames)[number]>;

const optionNames = [...runOptionNames, 'bugs', 'redesigns', 'allowHost'] as const;

export type PracticeFixtures = {
  /** Options of the site: set them by `use` in the config or by `test.use` in a file. */
  practiceOptions: PracticeOptions;
  /** The site, on a port of this worker's own. */
  practiceSite: PracticeSite;
};

/**
 * Playwright's `test` with a practice site per worker: `page.goto('/forms')` opens a page of it. Where the environment
 * variable PRACTICE_SITE_URL names a site, as `practice-site grade` does, every worker uses that one.
 */
// The type is spelled out: the inferred one names a dependency of `@playwright/test`, which the user's project need not
// be able to import.
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & PracticeFixtures
> = base.extend<object, PracticeFixtures>({
  practiceOptions: [{}, { option: true, scope: 'worker' }],

  practiceSite: [
    async ({ practiceOptions }, use) => {
      refuseUnknownOptions(practiceOptions, optionNames);
      const address = process.env.PRACTICE_SITE_URL;
      const site = await (address ? siteAt(address) : startPracticeSite({ ...practiceOptions, port: 0 }));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ practiceSite }, use) => use(practiceSite.url),
});

/** A site that was started elsewhere, as by `practice-site grade`, whose options hold then. It is not stopped. */
async function siteAt(url: string): Promise<PracticeSite> {
  const health = await fetch(`${url}/__practice/health`).catch(() => undefined);
  if (!health?.ok) throw new CliError(`There is no practice-site at ${url}, which PRACTICE_SITE_URL names.`);
  const { options } = (await health.json()) as Pick<PracticeSite, 'options'>;
  return { url, urls: [url], port: Number(new URL(url).port), options, close: async () => {} };
}

export { expect } from '@playwright/test';
