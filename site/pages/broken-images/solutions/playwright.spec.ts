import { expect, test } from '@playwright/test';

const indexes = [0, 1, 2];

test('three: the page shows three images', async ({ page }) => {
  await page.goto('/broken-images');
  await expect(page.getByRole('main').locator('img')).toHaveCount(3);
  for (const index of indexes) await expect(page.getByTestId(`image-${index}`)).toBeVisible();
});

test('described: each image has a description below it', async ({ page }) => {
  await page.goto('/broken-images');
  for (const index of indexes) {
    const container = page.getByTestId(`image-container-${index}`);
    await expect(container.getByText(/\w/)).toBeVisible();
    // The description follows its image.
    await expect(container.locator('img + p')).toHaveText(/\w/);
  }
});

test('named: each image has an alternative text', async ({ page }) => {
  await page.goto('/broken-images');
  for (const index of indexes) await expect(page.getByTestId(`image-${index}`)).toHaveAttribute('alt', /\w/);
});

test('loaded: the first image is loaded and 200 pixels wide', async ({ page }) => {
  await page.goto('/broken-images');
  await expect(page.getByTestId('image-0')).toHaveJSProperty('naturalWidth', 200);
});

test('broken: the other two images are not loaded', async ({ page }) => {
  await page.goto('/broken-images');
  for (const index of [1, 2]) {
    // Visible images may be broken too. The natural width says whether an image is loaded, once loading is complete.
    await expect(page.getByTestId(`image-${index}`)).toHaveJSProperty('complete', true);
    await expect(page.getByTestId(`image-${index}`)).toHaveJSProperty('naturalWidth', 0);
  }
});

test('status: the server returns 404 for both, and never a page', async ({ page }) => {
  const responses = [/photos\/does-not-exist\.jpg$/, /invalid-url$/].map((url) => page.waitForResponse(url));
  await page.goto('/broken-images');
  for (const response of await Promise.all(responses)) {
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type'] ?? '').not.toContain('html');
  }
});
