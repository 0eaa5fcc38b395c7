import { expect, test } from '@playwright/test';

// High enough for the whole page. If it scrolled between press and drop, the browser would start no drag.
test.use({ viewport: { width: 1280, height: 1600 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/native-drag');
});

test('start: the columns have their cards in order', async ({ page }) => {
  const columns = page.getByTestId(/^native-column-/);
  await expect(columns).toHaveText(['To doWriteReviewTest', 'DoingBuildPaint', 'DoneShip']);
});

test('between: a card dropped below the others goes to the end', async ({ page }) => {
  const doing = page.getByRole('region', { name: 'Doing' });
  const { width, height } = (await doing.boundingBox()) ?? { width: 0, height: 0 };
  // Not: dispatchEvent('mousedown') and dispatchEvent('mouseup'); events of a script start no native drag.
  const card = page.getByTestId('native-card-Write');
  await card.dragTo(doing, { targetPosition: { x: width / 2, y: height - 20 } });
  // All columns, so that a card that also stayed in its own column fails the test.
  await expect(page.getByTestId(/^native-column-/)).toHaveText(['To doReviewTest', 'DoingBuildPaintWrite', 'DoneShip']);
});
