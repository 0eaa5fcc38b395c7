import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/exit-intent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('top: a dialog opens when the pointer leaves at a vertical position of 0 or less', async ({ page }) => {
  for (const y of [0, -1, -250]) {
    await expect(page.getByTestId('exit-modal')).toHaveCount(0);
    await leave(page, 300, y);
    await expect(page.getByRole('dialog').and(page.getByTestId('exit-modal'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('edges: leaving by another edge opens nothing', async ({ page }) => {
  for (const [x, y] of [
    [-1, 300],
    [1281, 300],
    [300, 721],
    [300, 1],
  ] as const) {
    await leave(page, x, y);
  }
  // An absence can be checked only after something that comes later. The dialog would also be in this click's way.
  await page.getByTestId('theme-toggle').click();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('dismissed: Close, No thanks and Subscribe each close the dialog', async ({ page }) => {
  for (const name of ['Close', 'No thanks', 'Subscribe']) {
    await leave(page, 300, 0);
    await page.getByTestId('exit-modal').getByRole('button', { name, exact: true }).click();
    await expect(page.getByTestId('exit-modal')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('result: the line reads Closed, Declined or Subscribed, and nothing before', async ({ page }) => {
  const result = page.getByTestId('exit-result');
  for (const [name, text] of [
    ['Close', 'Closed'],
    ['No thanks', 'Declined'],
    ['Subscribe', 'Subscribed'],
  ] as const) {
    await leave(page, 300, 0);
    const modal = page.getByTestId('exit-modal');
    await expect(modal).toBeVisible();
    await expect(result).toBeEmpty();
    await modal.getByRole('button', { name, exact: true }).click();
    await expect(result).toHaveText(text);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('once: once closed it does not open again until the page is opened again', async ({ page }) => {
  for (const testId of ['close-modal', 'modal-no', 'modal-yes']) {
    await leave(page, 300, 0);
    await page.getByTestId(testId).click();
    await expect(page.getByTestId('exit-modal')).toHaveCount(0);
    await leave(page, 300, 0);
    await leave(page, 300, -10);
    await page.getByTestId('theme-toggle').click();
    await expect(page.getByTestId('exit-modal')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await leave(page, 300, 0);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});

test('unsent: Subscribe sends nothing', async ({ page }) => {
  // What the page itself still fetches comes before.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await leave(page, 300, 0);
  await page.getByTestId('modal-yes').click();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('focus: Tab and Shift+Tab stay in the dialog, and the focus comes back', async ({ page }) => {
  await page.getByTestId('theme-toggle').focus();
  await leave(page, 300, 0);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
  await page.getByTestId('close-modal').focus();
  for (const testId of ['modal-no', 'modal-yes', 'close-modal']) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(testId)).toBeFocused();
  }
  for (const testId of ['modal-yes', 'modal-no', 'close-modal']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByTestId(testId)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await expect(page.getByTestId('theme-toggle')).toBeFocused();
});

/** No tool can move the pointer out of its window, so this sends the event that the browser would send. */
async function leave(page: Page, clientX: number, clientY: number) {
  await page.locator('html').dispatchEvent('mouseleave', { clientX, clientY });
}
