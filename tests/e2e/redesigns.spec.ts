import type { Page } from '@playwright/test';
import { startPracticeSite } from '../../dist/cli/index.js';
import { type RedesignId, redesignIds } from '../../site/redesigns';
import { expect, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** All elements of a page, with their places. Without the names of the redesigns, which any of them adds. */
async function shown(page: Page, redesigns: RedesignId[]): Promise<string> {
  const site = await startPracticeSite({ port: 0, seed: 7, redesigns });
  try {
    await page.goto(`${site.url}/forms`);
    await expect(page.getByRole('heading', { name: 'Forms', level: 1 })).toBeVisible();
    const [elements, places] = await page.evaluate(() => {
      const { documentElement: root, body } = document;
      delete root.dataset.redesign;
      const rectangles = [...body.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
      return [(root.cloneNode() as Element).outerHTML + body.outerHTML, JSON.stringify(rectangles)];
    });
    return `${elements}\n${places}`.replaceAll(new URL(site.url).host, 'host');
  } finally {
    await site.close();
  }
}

test('a page without a redesign is the same each time', async ({ page }) => {
  expect(await shown(page, [])).toBe(await shown(page, []));
});

for (const id of redesignIds) {
  test(`${id} changes what a page shows`, async ({ page }) => {
    expect(await shown(page, [id])).not.toBe(await shown(page, []));
  });
}
