import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { wholeSuite } from '../depth';

/** Checks the page and the documents in its frames. No preload, because sandboxed frames may not read style sheets. */
export async function violations(page: Page, rules: { runOnly?: string[] } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'], ...rules })
    // Without frames axe can judge in the page itself. Else it does so in a page of its own, which takes three times as
    // long.
    .setLegacyMode(page.frames().length === 1);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Themes differ in colours alone, so a second look at anything else would find the same. */
export async function violationsInDark(page: Page): Promise<string[]> {
  // Sets the class instead of clicking on the toggle, which would close an open menu or dialog.
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  return violations(page, wholeSuite ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] });
}
