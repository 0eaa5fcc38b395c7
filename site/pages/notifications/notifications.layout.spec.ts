import { expect, test } from '../../../tests/fixtures';

test('without a notification the container is 0 px high and not visible', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/notifications');
  const container = page.getByTestId('notification-container');
  await expect(container).toBeHidden();
  expect((await container.boundingBox())?.height).toBe(0);
  await page.getByTestId('add-info').click();
  await expect(container).toBeVisible();
  await page.getByTestId('close-notification-1').click();
  await expect(container).toBeHidden();
});
