import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startPracticeSite } from '../../dist/cli/index.js';
import { groups } from '../../site/catalogue';
import { type RedesignId, redesignIds } from '../../site/redesigns';
import { provokedErrors } from '../../site/states';
import { chromiumLaunch } from '../browser';
import { expect, test } from '../fixtures';

// Where Chromium repaints only a part of a tile, rounded corners differ from run to run.
const { executablePath, args = [] } = chromiumLaunch();
test.use({
  expectedErrors: provokedErrors,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath, args: [...args, '--disable-partial-raster'] },
});

/** Opens a page of a redesigned site, and closes the site after `use`. */
async function withRedesigns<Result>(page: Page, redesigns: RedesignId[], path: string, use: () => Promise<Result>) {
  const site = await startPracticeSite({ port: 0, seed: 2, delayScale: 0, redesigns });
  try {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
    return await use();
  } finally {
    await site.close();
  }
}

/** A page's elements and its picture. Without the names of the redesigns, which any of them adds. */
async function shown(page: Page, redesigns: RedesignId[]) {
  return withRedesigns(page, redesigns, '/forms', async () => {
    const picture = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
    const elements = await page.evaluate(() => {
      const { documentElement: root, body } = document;
      delete root.dataset.redesign;
      return (root.cloneNode() as Element).outerHTML + body.outerHTML;
    });
    return { picture, elements: elements.replaceAll(new URL(page.url()).host, 'host') };
  });
}

test('a page without a redesign is the same each time', async ({ page }) => {
  expect(await shown(page, [])).toEqual(await shown(page, []));
});

for (const id of redesignIds) {
  test(`${id} changes what a page shows`, async ({ page }) => {
    expect(await shown(page, [id])).not.toEqual(await shown(page, []));
  });
}

for (const id of ['ids', 'nesting', 'tags', 'next'] as const) {
  test(`${id}: a control that goes gives the focus to the same one as ever`, async ({ page }) => {
    await withRedesigns(page, [id], '/tabs-and-trees', async () => {
      await page.getByTestId('tabs-tab-guests').click();
      await page.keyboard.press('Delete');
      await expect(page.getByTestId('tabs-tab-budget')).toBeFocused();
      await page.getByTestId('pager-last').click();
      await expect(page.getByTestId('pager-previous')).toBeFocused();
      await page.getByTestId('tree-item-africa').locator('.ant-tree-switcher').click();
      await page.getByTestId('tree-retry').click();
      await expect(page.getByTestId('tree')).toBeFocused();
    });
  });
}

/** Where a page's cards, fields and controls are, and how large, by what they are. Once they have come to rest. */
function places(page: Page, redesigns: RedesignId[], path: string) {
  return withRedesigns(page, redesigns, path, async () => {
    await expect(page.locator('[aria-busy=true] [role=grid]')).toHaveCount(0);
    return page.evaluate(async () => {
      const look = () =>
        [...document.querySelectorAll('.card, .field, main :is(button, input, select, textarea)')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('data-test') ?? `${element.tagName} ${element.className}`;
          return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        });
      // What a library measures, as MUI does its tabs, has moved others after a frame or two.
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let places = look();
      for (let same = 0; same < 3; ) {
        await nextFrame();
        const now = look();
        same = `${now}` === `${places}` ? same + 1 : 0;
        places = now;
      }
      return places;
    });
  });
}

// Not home, which names the redesign.
for (const { title, pages } of groups) {
  test(`nesting: what is on the pages of “${title}” stays where it is`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { id } of pages) {
      const path = `/${id}?delayScale=1000`;
      expect(await places(page, ['nesting'], path), id).toEqual(await places(page, [], path));
    }
  });
}

test('next: the cards under the data grid are as far from it as from each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await withRedesigns(page, ['next'], '/data-grid', async () => {
    const grid = await page.getByTestId('grid-example').boundingBox();
    for (const name of ['Edits', 'Shipment']) {
      const heading = page.getByTestId('grid-results').getByRole('heading', { name });
      const top = await heading.evaluate((element) => element.parentElement?.getBoundingClientRect().top);
      expect(Math.round((top ?? 0) - (grid ? grid.y + grid.height : 0))).toBe(16);
    }
  });
});
