import { expect, type Page, test } from '@playwright/test';

// A clock that stands still makes seconds exact, and 30 of them cost no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/dynamic-elements?delayScale=1');
});

const items = ['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3'];

test('loading: a load of 5 seconds begins when the page opens', async ({ page }) => {
  // A thousand times as slow, so that the load is still under way when the clock has been stopped. It ends after
  // 5000 s, which is at 09:23:20 and the moments that the page took to open.
  await page.goto('/dynamic-elements?delayScale=1000');
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
  await expect(page.getByTestId('load-time-value')).toHaveText('5s');
  await page.clock.pauseAt('2030-01-01T09:20:00');
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveCount(0);
  await page.clock.runFor(4 * 60 * 1000);
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveText(items);
});

test('items: once loaded the content reads Dynamic Content 1 to 3', async ({ page }) => {
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveText(items);
  await expect(page.getByTestId('loading-indicator')).toHaveCount(0);
});

test('slider: it goes from 1 to 30, shows its value and starts a load of as many seconds', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Load time' });
  await contentOf(page);
  for (const [key, seconds] of [
    ['End', 30],
    ['ArrowRight', 30],
    ['ArrowLeft', 29],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
  ] as const) {
    await slider.press(key);
    await expect(page.getByTestId('load-time-value')).toHaveText(`${seconds}s`);
  }
  await expectLoad(page, 2);
  await slider.fill('30');
  await expectLoad(page, 30);
});

test('reload: Reload takes the content away at once and loads it again', async ({ page }) => {
  await contentOf(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveCount(0);
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveText(items);
});

test('latest: content never shows at the end of an earlier load', async ({ page }) => {
  await contentOf(page);
  await page.getByTestId('load-time-slider').fill('3');
  await expect(page.getByTestId('load-time-value')).toHaveText('3s');
  await page.clock.runFor(2000);
  await page.getByTestId('load-time-slider').fill('10');
  await expectLoad(page, 10);
  await page.getByTestId('reload-button').click();
  await page.clock.runFor(9000);
  await page.getByTestId('reload-button').click();
  await expectLoad(page, 10);
});

test('hidden: hidden-content is always in the document, and hidden by its class', async ({ page }) => {
  const content = page.getByTestId('hidden-content');
  const toggle = page.getByRole('button', { name: 'Toggle Hidden Content' });
  for (const _ of ['once', 'twice']) {
    // Attached and hidden are two things: an absent element would be hidden as well.
    await expect(content).toBeAttached();
    await expect(content).toBeHidden();
    await expect(content).toContainClass('hidden');
    await toggle.click();
    await expect(content).toBeVisible();
    await expect(content).not.toContainClass('hidden');
    await toggle.click();
  }
  await expect(content).toBeHidden();
});

test('invisible: invisible-element has a size, a text and opacity 0', async ({ page }) => {
  const element = page.getByTestId('invisible-element');
  // Playwright counts it as visible, because it has a size. Only its opacity tells.
  await expect(element).toBeVisible();
  await expect(element).toHaveText(/\w/);
  await expect(element).toHaveCSS('opacity', '0');
});

/** Waits for the first content and stops the clock. */
async function contentOf(page: Page) {
  await expect(page.getByTestId('content-area')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveText(items);
}

async function expectLoad(page: Page, seconds: number) {
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
  await page.clock.runFor(seconds * 1000 - 1);
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByTestId(/^dynamic-item-/)).toHaveText(items);
}
