import { expect, type Page, test } from '@playwright/test';

test('items: the menu has “Edit”, “Delete” and “Properties”', async ({ page }) => {
  await openMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete', 'Properties']);
});

test('result: the line names the item that was clicked last', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  // Not: only that the menu has gone; any click closes it, also one that missed the item.
  await expect(page.getByText('Last action: Edit', { exact: true })).toBeVisible();
});

async function openMenu(page: Page) {
  await page.goto('/context-menu');
  await page.getByRole('region', { name: 'Area with a context menu' }).click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'Actions' })).toBeVisible();
}
