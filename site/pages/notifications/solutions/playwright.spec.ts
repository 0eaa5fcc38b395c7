import { expect, type Page, test } from '@playwright/test';

// With a stopped clock, five seconds pass at once, and no notification leaves before it is read.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/notifications');
  await expect(page.getByTestId('notification-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('added: “Success Message” adds a success message', async ({ page }) => {
  await page.getByRole('button', { name: 'Success Message' }).click();
  await expect(page.getByTestId('notification-1')).toHaveText('This is a success notification message');
});

test('error: “Error Message” adds an error message', async ({ page }) => {
  await page.getByRole('button', { name: 'Error Message' }).click();
  await expect(page.getByTestId('notification-1')).toHaveText('This is a error notification message');
});

test('info: “Info Message” adds an info message', async ({ page }) => {
  await page.getByRole('button', { name: 'Info Message' }).click();
  await expect(page.getByTestId('notification-1')).toHaveText('This is a info notification message');
});

test('order: notifications are numbered in the order of their arrival', async ({ page }) => {
  await add(page, 'info', 'success', 'error');
  const ids = page
    .getByTestId('notification-container')
    .evaluate(({ children }) => [...children].map((child) => child.getAttribute('data-testid')));
  expect(await ids).toEqual(['notification-1', 'notification-2', 'notification-3']);
});

test('numbers: the number of a closed notification is not used again', async ({ page }) => {
  await add(page, 'success', 'success');
  await page.getByTestId('close-notification-2').click();
  await add(page, 'success');
  await expect(page.getByTestId('notification-3')).toBeVisible();
});

test('timeout: each notification is gone after 5 seconds', async ({ page }) => {
  await add(page, 'success', 'error', 'info');
  await page.clock.runFor(4999);
  await expect(notifications(page)).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(notifications(page)).toHaveCount(0);
});

test('unscaled: the delay scale does not change the 5 seconds', async ({ page }) => {
  await page.goto('/notifications?delayScale=0');
  await add(page, 'success');
  await page.clock.runFor(4999);
  await expect(page.getByTestId('notification-1')).toBeVisible();
});

test('own: a new notification leaves the time of the others alone', async ({ page }) => {
  await add(page, 'success');
  await page.clock.runFor(2000);
  await add(page, 'success');
  await page.clock.runFor(3000);
  // By its number, because any of them could be “a notification” that is gone.
  await expect(page.getByTestId('notification-1')).toHaveCount(0);
});

test('apart: a notification that disappears removes no other', async ({ page }) => {
  await add(page, 'success');
  await page.clock.runFor(2000);
  await add(page, 'success');
  // The time of the first one is over. The second one has one second left.
  await page.clock.runFor(4000);
  await expect(page.getByTestId('notification-2')).toBeVisible();
});

test('closing: closing a notification leaves the time of the others alone', async ({ page }) => {
  await add(page, 'success', 'success');
  await page.clock.runFor(2000);
  await page.getByTestId('close-notification-1').click();
  await page.clock.runFor(2999);
  await expect(page.getByTestId('notification-2')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByTestId('notification-2')).toHaveCount(0);
});

test('close: the button of a notification removes it at once', async ({ page }) => {
  await add(page, 'success');
  await page.getByTestId('close-notification-1').click();
  await expect(page.getByTestId('notification-1')).toHaveCount(0);
});

test('others: the button of a notification removes no other', async ({ page }) => {
  await add(page, 'success', 'success', 'success');
  await page.getByTestId('close-notification-2').click();
  for (const number of [1, 3]) await expect(page.getByTestId(`notification-${number}`)).toBeVisible();
});

test('named: the name of each button has the number', async ({ page }) => {
  await add(page, 'success', 'success');
  for (const number of [1, 2]) {
    const button = page.getByTestId(`close-notification-${number}`);
    await expect(button).toHaveAccessibleName(`Close notification ${number}`);
  }
});

test('announced: the container is a polite live region', async ({ page }) => {
  await expect(page.getByTestId('notification-container')).toHaveAttribute('aria-live', 'polite');
});

test('ready: the live region is there before the first notification', async ({ page }) => {
  // The region must be there before its text. Otherwise it is not announced.
  await expect(page.getByRole('log', { name: 'Notifications' })).toBeAttached();
  await expect(notifications(page)).toHaveCount(0);
});

function notifications(page: Page) {
  return page.getByTestId(/^notification-\d+$/);
}

/** Adds them and waits until each one shows, because its time begins then. */
async function add(page: Page, ...kinds: string[]) {
  for (const kind of kinds) {
    const before = await notifications(page).count();
    await page.getByTestId(`add-${kind}`).click();
    await expect(notifications(page)).toHaveCount(before + 1);
  }
}
