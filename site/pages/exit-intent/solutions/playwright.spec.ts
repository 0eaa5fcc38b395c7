import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/exit-intent');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('top: a dialog opens when the pointer leaves at the top', async ({ page }) => {
  // Far above the window, where a fast pointer is when the browser notices it.
  await leave(page, 300, -250);
  await expect(page.getByRole('dialog').and(page.getByTestId('exit-modal'))).toBeVisible();
});

test('zero: a vertical position of 0 is enough', async ({ page }) => {
  await leave(page, 300, 0);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});

test('edges: another edge opens nothing', async ({ page }) => {
  for (const [x, y] of [
    [-1, 300],
    [1281, 300],
    [300, 721],
    [300, 1],
  ] as const) {
    await leave(page, x, y);
  }
  // Checks the absence only after something that comes later. An open dialog would also be in this click's way.
  await page.getByTestId('theme-toggle').click();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('dismissed: “Close” closes the dialog', async ({ page }) => {
  await closeBy(page, 'Close');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('declined: “No thanks” closes the dialog', async ({ page }) => {
  await closeBy(page, 'No thanks');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('subscribed: “Subscribe” closes the dialog', async ({ page }) => {
  await closeBy(page, 'Subscribe');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('result: the line reads “Closed” after “Close”', async ({ page }) => {
  await closeBy(page, 'Close');
  await expect(page.getByTestId('exit-result')).toHaveText('Closed');
});

test('result-declined: the line reads “Declined” after “No thanks”', async ({ page }) => {
  await closeBy(page, 'No thanks');
  await expect(page.getByTestId('exit-result')).toHaveText('Declined');
});

test('result-subscribed: the line reads “Subscribed” after “Subscribe”', async ({ page }) => {
  await closeBy(page, 'Subscribe');
  await expect(page.getByTestId('exit-result')).toHaveText('Subscribed');
});

test('empty: the line is empty until the dialog is closed', async ({ page }) => {
  await expect(page.getByTestId('exit-result')).toBeEmpty();
  await leave(page, 300, -1);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
  await expect(page.getByTestId('exit-result')).toBeEmpty();
});

test('once: the dialog does not open again', async ({ page }) => {
  await openAndClose(page);
  await leave(page, 300, -1);
  await page.getByTestId('theme-toggle').click();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('reopened: the dialog can open again when the page is loaded again', async ({ page }) => {
  await openAndClose(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await leave(page, 300, -1);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});

test('unsent: “Subscribe” sends nothing', async ({ page }) => {
  // Waits until the page has fetched its own files.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await closeBy(page, 'Subscribe');
  await expect(page.getByTestId('exit-result')).not.toBeEmpty();
  expect(requests).toEqual([]);
});

test('tab: Tab moves through the buttons in a circle', async ({ page }) => {
  await leave(page, 300, -1);
  await page.getByTestId('close-modal').focus();
  for (const testId of ['modal-no', 'modal-yes', 'close-modal']) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(testId)).toBeFocused();
  }
});

test('shift-tab: Shift+Tab moves in the other direction', async ({ page }) => {
  await leave(page, 300, -1);
  await page.getByTestId('close-modal').focus();
  for (const testId of ['modal-yes', 'modal-no', 'close-modal']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByTestId(testId)).toBeFocused();
  }
});

test('focus: the focus is back where it was', async ({ page }) => {
  await page.getByTestId('theme-toggle').focus();
  await openAndClose(page);
  await expect(page.getByTestId('theme-toggle')).toBeFocused();
});

async function closeBy(page: Page, name: string) {
  await leave(page, 300, -1);
  await page.getByTestId('exit-modal').getByRole('button', { name, exact: true }).click();
}

/** Escape closes the dialog as “Close” does. */
async function openAndClose(page: Page) {
  await leave(page, 300, -1);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
}

/** No tool can move the pointer out of its window, so this sends the event that the browser would send. */
async function leave(page: Page, clientX: number, clientY: number) {
  await page.locator('html').dispatchEvent('mouseleave', { clientX, clientY });
}
