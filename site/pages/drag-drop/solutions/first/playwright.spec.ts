import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/drag-drop');
});

test('start: the list has Item 1 to Item 5', async ({ page }) => {
  const items = page.getByRole('list', { name: 'Reorderable items' }).getByRole('listitem');
  await expect(items).toHaveText(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
});

test('drop: a dropped item takes the place of another', async ({ page }) => {
  const items = page.getByRole('list', { name: 'Reorderable items' }).getByRole('listitem');
  // Not: a drag of getByText('Item 1') and a look for “Item 1”; only a handle drags, and the item is there anyway.
  await page.getByRole('button', { name: 'Move Item 1' }).dragTo(page.getByRole('button', { name: 'Move Item 4' }));
  await expect(items).toHaveText(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
});
