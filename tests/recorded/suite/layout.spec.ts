import { expect, test } from '../recorder';

test('a page by the point of its link in the menu', async ({ page }) => {
  await page.goto('/');
  await page.mouse.click(100, 440);
  await expect(page).toHaveURL('/slider');
});

test('a button by its exact box', async ({ page }) => {
  await page.goto('/auth');
  expect(await page.getByRole('button', { name: 'Login' }).boundingBox()).toEqual({
    x: 301,
    y: 435,
    width: 75,
    height: 40,
  });
});

test('a heading in a frame’s document by its place', async ({ page }) => {
  await page.goto('/frames/simple-form.html');
  expect((await page.locator('h1').boundingBox())?.y).toBe(60);
});
