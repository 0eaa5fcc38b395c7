import { startPracticeSite } from '../../dist/cli/index.js';
import { type RedesignId, redesignIds } from '../../site/redesigns';
import { addressOf } from '../../site/state';
import { pagesWithStates, provokedErrors } from '../../site/states';
import { isInDepth, wholeSuite } from '../depth';
import { test as base, expect } from '../fixtures';
import { violations, violationsInDark } from './axe';
import { titles } from './frames';

type Site = Awaited<ReturnType<typeof startPracticeSite>>;

const test = base.extend<{ redesign: RedesignId }, { siteWith: (id: RedesignId) => Promise<Site> }>({
  redesign: ['next', { option: true }],

  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes the names of the fixtures from this pattern
    async ({}, use) => {
      const started = new Map<RedesignId, Promise<Site>>();
      await use((id) => {
        const site = started.get(id) ?? startPracticeSite({ port: 0, redesigns: [id] });
        started.set(id, site);
        return site;
      });
      for (const site of started.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ siteWith, redesign }, use) => use((await siteWith(redesign)).url),
});

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

const addresses = [
  ...pagesWithStates.filter(([page]) => isInDepth(page)).map(([page]) => addressOf(page)),
  ...Object.keys(titles).map((name) => `/frames/${name}.html`),
];

// `next` is all of the others, which only a whole run has one by one.
for (const redesign of wholeSuite ? redesignIds : (['next'] as const)) {
  test.describe(redesign, () => {
    test.use({ redesign });

    for (const address of addresses) {
      test(`${address} has no accessibility violation in either theme`, async ({ open, page }) => {
        await open(address);
        expect(await violations(page)).toEqual([]);
        expect(await violationsInDark(page)).toEqual([]);
      });
    }
  });
}
