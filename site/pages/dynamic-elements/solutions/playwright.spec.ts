import { expect, type Page, test } from '@playwright/test';

// With a stopped clock, seconds are exact, and 20 of them take no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/dynamic-elements?delayScale=1');
});

test('loading: the content is there 5 seconds after the page was opened', async ({ page }) => {
  await openSlowly(page);
  await page.clock.runFor(4 * 60 * 1000);
  await expect(content(page).first()).toBeVisible();
});

test('absent: until then no content is in the document', async ({ page }) => {
  await openSlowly(page);
  await expect(content(page)).toHaveCount(0);
});

test('spinner: loading-indicator is visible while content is loading', async ({ page }) => {
  await openSlowly(page);
  await expect(page.getByTestId('loading-indicator')).toBeVisible();
});

test('items: the content is Dynamic Content 1 to 3', async ({ page }) => {
  await load(page);
  await expect(content(page)).toHaveText(['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3']);
});

test('loaded: loading-indicator is gone once the content is there', async ({ page }) => {
  await load(page);
  await expect(page.getByTestId('loading-indicator')).toHaveCount(0);
});

test('slider: the slider goes from 1 to 30', async ({ page }) => {
  const slider = page.getByRole('slider', { name: 'Load time' });
  for (const [key, seconds] of [
    ['End', '30'],
    ['ArrowRight', '30'],
    ['ArrowLeft', '29'],
    ['Home', '1'],
    ['ArrowLeft', '1'],
    ['ArrowRight', '2'],
  ] as const) {
    await slider.press(key);
    await expect(slider).toHaveValue(seconds);
  }
});

test('value: the value is beside the slider at once', async ({ page }) => {
  await load(page);
  await expect(page.getByTestId('load-time-value')).toHaveText('5s');
  await page.getByTestId('load-time-slider').fill('20');
  await expect(page.getByTestId('load-time-value')).toHaveText('20s');
});

test('seconds: each change starts a load of this number of seconds', async ({ page }) => {
  await load(page);
  for (const seconds of [2, 20]) {
    await page.getByTestId('load-time-slider').fill(`${seconds}`);
    await page.clock.runFor(seconds * 1000 - 1);
    await expect(content(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(content(page).first()).toBeVisible();
  }
});

test('reload: “Reload” removes the content at once', async ({ page }) => {
  await load(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(content(page)).toHaveCount(0);
});

test('again: after “Reload” the content is there again', async ({ page }) => {
  await load(page);
  await page.getByTestId('load-time-slider').fill('2');
  await page.clock.runFor(2000);
  await expect(content(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.clock.runFor(2000);
  await expect(content(page).first()).toBeVisible();
});

test('latest: an earlier load never shows its content', async ({ page }) => {
  await load(page);
  await page.getByTestId('load-time-slider').fill('3');
  await page.clock.runFor(2000);
  await page.getByTestId('load-time-slider').fill('10');
  await expect(content(page)).toHaveCount(0);
  await page.clock.runFor(9000);
  await expect(content(page)).toHaveCount(0);
});

test('hidden: hidden-content is in the document, hidden by its class', async ({ page }) => {
  // Attached and hidden are different: an absent element would be hidden, too.
  await expect(page.getByTestId('hidden-content')).toBeAttached();
  await expect(page.getByTestId('hidden-content')).toBeHidden();
  await expect(page.getByTestId('hidden-content')).toContainClass('hidden');
});

test('toggle: “Toggle Hidden Content” shows it or hides it again', async ({ page }) => {
  const hidden = page.getByTestId('hidden-content');
  const visible = await hidden.isVisible();
  for (const now of [!visible, visible, !visible]) {
    await page.getByRole('button', { name: 'Toggle Hidden Content' }).click();
    await expect(hidden).toBeVisible({ visible: now });
  }
});

test('invisible: invisible-element has opacity 0', async ({ page }) => {
  await expect(page.getByTestId('invisible-element')).toHaveCSS('opacity', '0');
});

test('size: invisible-element takes up space', async ({ page }) => {
  // For Playwright it is visible, because it has a size. Only its opacity says that nobody sees it.
  await expect(page.getByTestId('invisible-element')).toBeVisible();
  await expect(page.getByTestId('invisible-element')).toHaveText(/\w/);
});

function content(page: Page) {
  return page.getByTestId(/^dynamic-item-/);
}

/**
 * Opens the page a thousand times as slow, so that the load is still under way when the clock is stopped. The load ends
 * after 5000 s, a moment after 09:23:20.
 */
async function openSlowly(page: Page) {
  await page.goto('/dynamic-elements?delayScale=1000');
  await expect(page.getByTestId('content-area')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:20:00');
}

/** Stops the clock when the first load has ended. */
async function load(page: Page) {
  await expect(page.getByTestId('content-area')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await expect(content(page).first()).toBeVisible();
}
