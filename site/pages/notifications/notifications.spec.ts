import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';

test('each button adds a notification of its kind', { tag: '@design' }, async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/notifications');
  const container = page.getByTestId('notification-container');
  await expect(container).toHaveAttribute('aria-live', 'polite');
  await expect(container).toBeEmpty();

  const kinds = [
    ['success', 'Success Message'],
    ['error', 'Error Message'],
    ['info', 'Info Message'],
  ] as const;
  for (const [index, [type, label]] of kinds.entries()) {
    const button = page.getByRole('button', { name: label, exact: true });
    await expect(button).toHaveAttribute('data-test', `add-${type}`);
    await button.click();
    const notification = container.getByTestId(`notification-${index + 1}`);
    await expect(notification).toHaveText(`This is a ${type} notification message`);
    await expect(notification).toHaveClass(`notification notification-${type}`);
  }
  await expect(page.getByTestId('notification-1')).toBeVisible();
});

test('an XPath by tags finds the three buttons alone, with and without notifications', { tag: '@design' }, async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/notifications');
  const buttons = page.locator("//div[@data-test='notification-example']/div/button");
  await expect(buttons).toHaveText(['Success Message', 'Error Message', 'Info Message']);
  await page.getByTestId('add-info').click();
  await expect(page.getByTestId('close-notification-1')).toBeVisible();
  await expect(buttons).toHaveText(['Success Message', 'Error Message', 'Info Message']);
});

test('ids go on counting, and start over when the page is opened again', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/');
  await page.getByTestId('feature-card-notifications').click();
  await page.getByTestId('add-info').click();
  await page.getByTestId('close-notification-1').click();
  await page.getByTestId('add-info').click();
  await expect(page.getByTestId('notification-2')).toBeVisible();
  await expect(page.getByTestId('notification-1')).toHaveCount(0);
  await page.goBack();
  await page.getByTestId('feature-card-notifications').click();
  await expect(page.getByTestId('notification-container')).toBeEmpty();
  await page.getByTestId('add-info').click();
  await expect(page.getByTestId('notification-1')).toBeVisible();
});

test('closing by keyboard keeps the place on the page', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/notifications');
  await page.getByTestId('add-success').click();
  await page.getByRole('button', { name: 'Close notification 1' }).press('Enter');
  await expect(page.getByTestId('notification-1')).toHaveCount(0);
  await expect(page.getByTestId('notification-container')).toBeFocused();
});

test('leaving the page leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 5000);
  await open('/');
  await page.getByTestId('feature-card-notifications').click();
  await page.getByTestId('add-error').waitFor();
  // Both clicks in the page itself: on a busy machine two clicks by Playwright may take more than five seconds.
  await page.evaluate(() => {
    for (const name of ['add-success', 'add-error'])
      document.querySelector<HTMLElement>(`[data-testid=${name}]`)?.click();
  });
  await expect(page.getByTestId('notification-2')).toBeVisible();
  expect(await timers()).toBe(2);
  await page.goBack();
  await expect(page.getByTestId('feature-card-notifications')).toBeVisible();
  expect(await timers()).toBe(0);
});
