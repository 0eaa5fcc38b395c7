import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectedErrorsOfStates, states } from '../states';

test.use({ expectedErrors: expectedErrorsOfStates, contextOptions: { reducedMotion: 'reduce' } });

for (const { name, address, reach } of states) {
  test(`${name}: no violation in either theme`, async ({ open, page }) => {
    await open(address);
    await reach?.(page);
    expect(await violations(page)).toEqual([]);
    // The class alone: a click on the toggle would close what is open.
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    expect(await violations(page)).toEqual([]);
  });
}

test('the menu that a phone opens has no violation in either theme', async ({ open, page, isMobile }) => {
  test.skip(!isMobile, 'The menu is always there at this width.');
  await open('/forms');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByTestId('nav-alerts')).toBeInViewport({ ratio: 0 });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect(await violations(page)).toEqual([]);
});

/** Of the page itself: what its frames show are pages of their own, and axe would read all headings as one document's. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}
