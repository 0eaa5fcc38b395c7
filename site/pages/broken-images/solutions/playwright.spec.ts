import { expect, test } from '@playwright/test';

test('three: three images, each with an alternative text and a description below it', async ({ page }) => {
  await page.goto('/broken-images');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    const image = page.getByTestId(`image-container-${index}`).getByTestId(`image-${index}`);
    await expect(image).toBeVisible();
    await expect(image).toHaveAttribute('alt', /\w/);
    const description = page.getByTestId(`image-container-${index}`).getByText(/\w/);
    await expect(description).toBeVisible();
    const box = await image.boundingBox();
    expect((await description.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test('loaded: the first is loaded and 200 pixels wide, the others are not', async ({ page }) => {
  await page.goto('/broken-images');
  // All three are visible. What was loaded shows only in the natural width, once loading is complete.
  for (const [index, width] of [200, 0, 0].entries()) {
    await expect(page.getByTestId(`image-${index}`)).toHaveJSProperty('complete', true);
    await expect(page.getByTestId(`image-${index}`)).toHaveJSProperty('naturalWidth', width);
  }
});

test('status: the server answers 404 for the two broken ones, and never with a page', async ({ page }) => {
  const answers = [/photos\/does-not-exist\.jpg$/, /invalid-url$/].map((url) => page.waitForResponse(url));
  await page.goto('/broken-images');
  for (const answer of await Promise.all(answers)) {
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type'] ?? '').not.toContain('html');
  }
});
