import { expect, test } from '../recorder';

test('a label by the div that it is directly in', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('form div > label', { hasText: 'Email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a checkbox by the span beside it', async ({ page }) => {
  await page.goto('/checkboxes');
  await page.locator('label span').first().click();
  await expect(page.getByLabel('Checkbox 1')).toBeChecked();
});

test('a page in the menu by the list that it is in', async ({ page }) => {
  await page.goto('/');
  await page.locator('nav ul > li').first().click();
  await expect(page).toHaveURL('/about');
});

test('a button in a frame’s document by the divs around it', async ({ page }) => {
  await page.goto('/frames/nested-elements.html');
  await page.locator('main div div div button').click();
  await expect(page.locator('main div div div p')).toContainText('Nested button clicked');
});
