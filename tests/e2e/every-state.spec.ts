import { absent, type Found } from '../../cli/pairs/absent';
import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { shellTestIds, type TestId, testIds } from '../../cli/public-catalogue';
import { addressOf } from '../../site/state';
import { pagesWithStates, provokedErrors } from '../../site/states';
import { expect, test } from '../fixtures';
import { violations, violationsInDark } from './axe';
import { faultsInForcedColours } from './forced-colours';
import { found, repeated, unlisted, visibleWhileEmpty, watch, withoutTestId, wrongForNoReason } from './found-test-ids';

// Test ids and accessibility of each state together, because to bring a state about takes as long as to check it. The
// test ids are imported, which other tests spell out, because this one compares the catalogue with the pages.

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);

for (const [id, states] of pagesWithStates) {
  test(`${id}: the test ids are the listed ones, nothing is without one, a wrong field says why, no state has an accessibility violation, and forced colours show each`, async ({
    open,
    page,
  }) => {
    await watch(page);
    const listed: readonly TestId[] = [...testIds[id], ...shellTestIds.filter(({ when }) => when.startsWith('always'))];
    const always = listed.filter(({ when }) => when.startsWith('always'));
    const seen: Found[] = [];
    for (const { name, parameters, reach, exceptions } of states) {
      await open(addressOf(id, parameters));
      expect(absent(always, await found(page, 'present')), name).toEqual([]);
      expect(await page.evaluate(withoutTestId), name).toEqual([]);
      await reach?.(playwrightVisitor(page));
      expect(await page.evaluate(withoutTestId), name).toEqual([]);
      const present = await found(page, 'present');
      expect(absent(always, present), name).toEqual([]);
      expect(repeated(present), name).toEqual([]);
      expect(await page.evaluate(visibleWhileEmpty), name).toEqual([]);
      expect(await page.evaluate(wrongForNoReason), name).toEqual([]);
      const brief = await found(page, 'seen');
      expect(unlisted(id, brief), name).toEqual([]);
      seen.push(...brief);
      // The fixture cannot notice what these hints do: they make the browser look up a name or connect to a host.
      await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
      expect.soft(await violations(page, exceptions), name).toEqual([]);
      expect.soft(await faultsInForcedColours(page), name).toEqual([]);
      expect.soft(await violationsInDark(page, exceptions), name).toEqual([]);
    }
    expect(absent(listed, seen)).toEqual([]);
  });
}
