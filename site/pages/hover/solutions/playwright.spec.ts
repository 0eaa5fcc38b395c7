import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/hover');
  await expect(page.getByTestId('hover-example')).toBeVisible();
});

const numbers = [1, 2, 3];

test('photos: there are three photos', async ({ page }) => {
  const photos = page.getByTestId('hover-example').locator('img');
  await expect(photos).toHaveCount(3);
  // A photo that does not load has no size of its own.
  for (const photo of await photos.all()) await expect(photo).toHaveJSProperty('naturalWidth', 400);
});

test('named: the photos have alternative texts', async ({ page }) => {
  for (const number of numbers) {
    await expect(page.getByRole('img', { name: `Figure ${number}`, exact: true })).toBeVisible();
  }
});

test('shown: the pointer over a figure shows its caption', async ({ page }) => {
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).hover();
    await expect(page.getByTestId(`hover-caption-${number}`)).toHaveText(`Figure ${number}`);
  }
});

test('alone: the pointer over a figure shows no other caption', async ({ page }) => {
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).hover();
    await expect(page.getByTestId(`hover-caption-${number}`)).toBeVisible();
    await expect(page.getByTestId(/^hover-caption-/)).toHaveCount(1);
  }
});

test('left: the caption is gone once the pointer has left', async ({ page }) => {
  for (const number of numbers) {
    const caption = page.getByTestId(`hover-caption-${number}`);
    await expect(caption).toHaveCount(0);
    await page.getByTestId(`hover-figure-${number}`).hover();
    await expect(caption).toBeVisible();
    // The pointer stays where the last step put it, until something moves it away.
    await page.mouse.move(0, 0);
    await expect(caption).toHaveCount(0);
  }
});

test('clicked: the caption of a clicked figure is gone when the pointer leaves', async ({ page }) => {
  await page.getByTestId('hover-figure-2').click();
  await expect(page.getByTestId('hover-caption-2')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByTestId('hover-caption-2')).toHaveCount(0);
});

test('focused: Tab leads to each figure', async ({ page }) => {
  await page.getByTestId('hover-figure-1').focus();
  await page.keyboard.press('Shift+Tab');
  for (const number of numbers) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(`hover-figure-${number}`)).toBeFocused();
  }
});

test('captioned: a focused figure shows its caption', async ({ page }) => {
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).focus();
    await expect(page.getByTestId(`hover-caption-${number}`)).toBeVisible();
  }
});

test('blurred: the caption is gone when the focus moves on', async ({ page }) => {
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).focus();
    await page.getByTestId(`hover-figure-${number}`).blur();
    await expect(page.getByTestId(`hover-caption-${number}`)).toHaveCount(0);
  }
});
