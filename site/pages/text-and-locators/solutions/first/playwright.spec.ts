import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/text-and-locators');
});

test('quotes: the label has both kinds of quotes', async ({ page }) => {
  await expect(page.getByRole('button', { name: `Rename "Tom's list"`, exact: true })).toBeVisible();
});

test('spaces: the label has plain spaces when normalised', async ({ page }) => {
  const label = await page.getByTestId('text-row-spaces').getByRole('button').textContent();
  // Not: expect(label).toBe('Book 2 seats now'); its no-break spaces look like those of your keyboard, but differ.
  expect(label?.replace(/\s+/g, ' ')).toBe('Book 2 seats now');
});

test('twin: only one of two buttons is visible', async ({ page }) => {
  // Not: page.locator('text=Subscribe').first(), which is the hidden one.
  const twins = page.getByTestId('text-row-twin').locator('button', { hasText: 'Subscribe' });
  await expect(twins.filter({ visible: true })).toHaveCount(1);
});
