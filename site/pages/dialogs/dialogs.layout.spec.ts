import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

test('a popover within a popover stays right under its button while the page scrolls', async ({ open, page }) => {
  await open('/dialogs');
  const [filters, more] = [page.getByTestId('popover-filters-button'), page.getByTestId('popover-more-button')];
  await filters.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await filters.click();
  await more.click();
  const gap = async () => (await top(page.getByTestId('popover-more'))) - (await bottom(more));
  await expect.poll(gap).toBeCloseTo(4, 0);
  const before = await bottom(more);
  await page.evaluate(() => scrollBy(0, -60));
  await expect.poll(async () => (await bottom(more)) - before).toBeCloseTo(60, 0);
  expect(await gap()).toBeCloseTo(4, 0);
});

test('a popover within a popover opens below its button wherever the window has room for it', async ({
  open,
  page,
}) => {
  await open('/dialogs');
  const [filters, more] = [page.getByTestId('popover-filters-button'), page.getByTestId('popover-more-button')];
  const inner = page.getByTestId('popover-more');
  await filters.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await filters.click();
  await more.click();
  const height = (await bottom(inner)) - (await top(inner));
  // As high as it takes, and a pixel for fractions.
  const room = Math.ceil((await bottom(more)) + 4 + height) + 1;
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: room });
  await expect.poll(async () => (await top(inner)) - (await bottom(more))).toBeCloseTo(4, 0);
  expect(await bottom(inner)).toBeLessThanOrEqual(room);
});

async function top(element: Locator): Promise<number> {
  return (await element.evaluate((shown) => shown.getBoundingClientRect())).top;
}

async function bottom(element: Locator): Promise<number> {
  return (await element.evaluate((shown) => shown.getBoundingClientRect())).bottom;
}
