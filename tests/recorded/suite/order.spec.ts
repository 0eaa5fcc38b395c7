import { expect, test } from '../recorder';

test('the fields of a form by their places', async ({ page }) => {
  await page.goto('/forms');
  await page.locator('main input').nth(0).fill('ada');
  await page.locator('main input').nth(2).fill('secret1');
  await expect(page.getByLabel('Password')).toHaveValue('secret1');
});

test('a field by its place among its siblings', async ({ page }) => {
  await page.goto('/auth');
  await page.locator('form > div:nth-child(2) > input').fill('admin');
  await expect(page.getByLabel('Username')).toHaveValue('admin');
});

test('a heading by the place of its card', async ({ page }) => {
  await page.goto('/dynamic-elements');
  await expect(page.locator('main h2').first()).toHaveText('Content that loads late');
});

test('a button by the start of its HTML', async ({ page }) => {
  await page.goto('/shadow-dom');
  const html = await page.getByText('Click me!').evaluate((button) => button.outerHTML);
  expect(html).toMatch(/^<button type="button" data-test="shadow-button"/);
});

test('an input in a frame’s document by the order of its attributes', async ({ page }) => {
  await page.goto('/frames/simple-form.html');
  const names = await page.getByLabel('Email').evaluate((input) => input.getAttributeNames());
  expect(names).toEqual(['type', 'id', 'name', 'autocomplete', 'required']);
});
