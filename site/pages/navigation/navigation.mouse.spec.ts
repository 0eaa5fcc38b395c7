import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

// After “To the rules” the header stays where it is, over what is scrolled below it.

test('no control is below the header when Shift+Tab comes to it', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/navigation?delayScale=0#go-rules');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const controls = page.locator('main :is(a[href], button, input, select, textarea)');
  const steps = await controls.count();
  await controls.last().focus();
  const covered: string[] = [];
  let met = 0;
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(async () => {
      // The page scrolls in the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { activeElement: element } = document;
      if (!element?.closest('main') || element.tagName === 'MAIN') return undefined;
      const header = document.querySelector('header');
      const { left, top, width } = element.getBoundingClientRect();
      const isCovered = header?.contains(document.elementFromPoint(left + width / 2, Math.max(top, 0) + 1)) ?? true;
      return { name: element.getAttribute('data-test') ?? element.className, isCovered };
    });
    if (!focused) continue;
    met++;
    if (focused.isCovered) covered.push(focused.name);
  }
  expect(met).toBeGreaterThan(5);
  expect(covered).toEqual([]);
});

/** The page scrolls in the frame after the focus has come. */
async function scrolledTo(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => window.scrollY);
}

test('a control of the header, and one that a script gives the focus, leave the page where it is', async ({
  open,
  page,
}) => {
  await open('/navigation?delayScale=0#go-rules');
  await page.getByTestId('brand').focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  for (const name of ['page-search', 'practice-toggle', 'theme-toggle']) {
    await page.keyboard.press('Tab');
    await page.getByTestId(name).focus();
    expect(await scrolledTo(page)).toBe(300);
  }
  const covered = page.getByTestId('go-inbox');
  await covered.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 20));
  await page.mouse.click(5, 400);
  const scrolled = await scrolledTo(page);
  await covered.evaluate((element) => element.focus({ preventScroll: true }));
  expect(await scrolledTo(page)).toBe(scrolled);
});
