import { expect, test } from '@playwright/test';

// Five seconds pass at once with a clock that stands still, and nothing leaves before it is read.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/notifications?delayScale=0');
  await expect(page.getByTestId('notification-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('added: each button adds a notification of its kind', async ({ page }) => {
  const notifications = page.getByTestId(/^notification-\d+$/);
  for (const [index, kind] of ['Success', 'Error', 'Info'].entries()) {
    await page.getByRole('button', { name: `${kind} Message`, exact: true }).click();
    await expect(notifications).toHaveCount(index + 1);
    await expect(notifications.last()).toHaveText(`This is a ${kind.toLowerCase()} notification message`);
  }
});

test('order: they stand in the order of arrival and are numbered from 1', async ({ page }) => {
  for (const kind of ['info', 'success', 'error']) await page.getByTestId(`add-${kind}`).click();
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveText([/info/, /success/, /error/]);
  await page.getByTestId('close-notification-3').click();
  await page.getByTestId('add-info').click();
  await expect(page.getByTestId('notification-1')).toContainText('info');
  await expect(page.getByTestId('notification-2')).toContainText('success');
  await expect(page.getByTestId('notification-4')).toContainText('info');
  await expect(page.getByTestId('notification-3')).toHaveCount(0);
});

test('timeout: each is gone 5 seconds after it was added', async ({ page }) => {
  for (const kind of ['success', 'error', 'info']) await page.getByTestId(`add-${kind}`).click();
  await page.clock.runFor(4999);
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveCount(0);
});

test('own: adding or closing one leaves the time of the others alone', async ({ page }) => {
  const [first, second, third] = [1, 2, 3].map((number) => page.getByTestId(`notification-${number}`));
  if (!first || !second || !third) throw new Error('There are three.');
  await page.getByTestId('add-success').click();
  await page.clock.runFor(2000);
  await page.getByTestId('add-error').click();
  await page.clock.runFor(1000);
  await page.getByTestId('add-info').click();
  await page.getByTestId('close-notification-2').click();
  await expect(second).toHaveCount(0);
  await page.clock.runFor(1999);
  await expect(first).toBeVisible();
  await page.clock.runFor(1);
  // Named one by one: "a notification is gone" would be true of any of them.
  await expect(first).toHaveCount(0);
  await expect(third).toBeVisible();
  await page.clock.runFor(2999);
  await expect(third).toBeVisible();
  await page.clock.runFor(1);
  await expect(third).toHaveCount(0);
});

test('close: its button takes this notification away and no other', async ({ page }) => {
  for (const kind of ['success', 'error', 'info']) await page.getByTestId(`add-${kind}`).click();
  await page.getByRole('button', { name: 'Close notification 2' }).click();
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveText([/success/, /info/]);
  await page.getByRole('button', { name: 'Close notification 1' }).click();
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveText([/info/]);
  await page.getByRole('button', { name: 'Close notification 3' }).click();
  await expect(page.getByTestId(/^notification-\d+$/)).toHaveCount(0);
});

test('announced: the container is a polite live region', async ({ page }) => {
  const region = page.getByTestId('notification-container');
  // It has to be there before its first message: what comes with its text is not announced.
  await expect(page.getByRole('log', { name: 'Notifications' })).toBeAttached();
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await page.getByTestId('add-info').click();
  await expect(region.getByTestId('notification-1')).toBeVisible();
});
