import { expect, test } from '../../../tests/fixtures';

// Only Chromium drags with data when it is driven. High enough that nothing scrolls during a drag.
test.use({ viewport: { width: 1280, height: 1200 } });

test('the place that a drop would take is marked while a card is over it', async ({ open, page }) => {
  await open('/native-drag');
  const column = page.getByTestId('native-column-doing');
  const paint = column.getByTestId(/^native-card-/).nth(1);
  await page
    .getByTestId(/^native-card-/)
    .first()
    .hover();
  await page.mouse.down();
  await paint.hover({ position: { x: 20, y: 4 } });
  await paint.hover({ position: { x: 20, y: 6 } });
  await expect(paint).toHaveClass(/native-card-before/);
  await page.getByTestId('native-archive').hover();
  await expect(paint).not.toHaveClass(/native-card-before/);
  await expect(column).not.toHaveClass(/native-column-over/);
  await page.mouse.up();
  await expect(page.getByTestId('native-report')).toHaveText('Not dropped: Write');
});

test('a drag that Escape ends leaves no place marked', async ({ open, page }) => {
  await open('/native-drag');
  const column = page.getByTestId('native-column-doing');
  await page
    .getByTestId(/^native-card-/)
    .first()
    .hover();
  await page.mouse.down();
  await column.hover({ position: { x: 60, y: 180 } });
  await column.hover({ position: { x: 60, y: 200 } });
  await expect(column).toHaveClass(/native-column-over/);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('native-report')).toHaveText('Not dropped: Write');
  await expect(column).not.toHaveClass(/native-column-over/);
  await page.mouse.up();
});

test('Control counts at the drop, not at the start', async ({ open, page }) => {
  await open('/native-drag');
  const done = page.getByTestId('native-column-done');
  await page
    .getByTestId(/^native-card-/)
    .first()
    .hover();
  await page.mouse.down();
  await done.hover({ position: { x: 60, y: 180 } });
  await page.keyboard.down('Control');
  await done.hover({ position: { x: 60, y: 200 } });
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(page.getByTestId('native-report')).toHaveText('Copied Write to Done as Write copy, place 2 of 2');
  await expect(page.getByTestId('native-effect')).toHaveText('Effect: copy');
});
