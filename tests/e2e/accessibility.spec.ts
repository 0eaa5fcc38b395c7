import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf } from '../state';
import { provokedErrors, states } from '../states';

test.use({ expectedErrors: provokedErrors, contextOptions: { reducedMotion: 'reduce' } });

for (const { page: id, name, parameters, reach } of states) {
  test(`${id}, ${name}: no violation in either theme`, async ({ open, page }) => {
    await open(addressOf(id, parameters));
    await reach?.(playwrightVisitor(page));
    expect(await violations(page)).toEqual([]);
    expect(await violationsInDark(page)).toEqual([]);
  });
}

test('the menu that a phone opens has no violation in either theme', async ({ open, page, isMobile }) => {
  test.skip(!isMobile, 'The menu is always there at this width.');
  await open('/forms');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByTestId('home-link')).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});

/** Checks the page and the documents in its frames. No preload, because sandboxed frames may not read style sheets. */
async function violations(page: Page, rules: { runOnly?: string[] } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ preload: false, ...rules });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Themes differ in colours alone, so a second look at anything else would find the same. */
async function violationsInDark(page: Page): Promise<string[]> {
  // Sets the class instead of clicking on the toggle, which would close an open menu or dialog.
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  return violations(page, process.env.WHOLE_SUITE ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] });
}
