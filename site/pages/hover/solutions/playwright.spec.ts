import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/hover');
  await expect(page.getByTestId('hover-example')).toBeVisible();
});

const numbers = [1, 2, 3];

test('photos: three photos of 400 by 300 pixels, with alternative texts', async ({ page }) => {
  await expect(page.getByTestId('hover-example').getByRole('img')).toHaveCount(3);
  for (const number of numbers) {
    const photo = page.getByTestId(`hover-figure-${number}`).getByRole('img', { name: `Figure ${number}` });
    await expect(photo).toHaveJSProperty('naturalWidth', 400);
    await expect(photo).toHaveJSProperty('naturalHeight', 300);
  }
});

test('shown: the pointer over a figure shows its caption alone', async ({ page }) => {
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).hover();
    // The list of all captions, so that one of another figure would be noticed.
    await expect(page.getByTestId(/^hover-caption-/)).toHaveText([`Figure ${number}`]);
    await expect(page.getByTestId(`hover-caption-${number}`)).toBeVisible();
  }
});

test('left: no caption before, nor after the pointer has left, even after a click', async ({ page }) => {
  const captions = page.getByTestId(/^hover-caption-/);
  await expect(captions).toHaveCount(0);
  for (const number of numbers) {
    await page.getByTestId(`hover-figure-${number}`).hover();
    await expect(captions).toHaveCount(1);
    // The pointer stays where the last step put it, until something moves it away.
    await page.mouse.move(0, 0);
    await expect(captions).toHaveCount(0);
    await page.getByTestId(`hover-figure-${number}`).click();
    await expect(captions).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(captions).toHaveCount(0);
  }
});

test('focused: each figure is reached by Tab and shows its caption while it has the focus', async ({ page }) => {
  await page.getByTestId('hover-figure-1').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByTestId(/^hover-caption-/)).toHaveCount(0);
  for (const number of numbers) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(`hover-figure-${number}`)).toBeFocused();
    await expect(page.getByTestId(/^hover-caption-/)).toHaveText([`Figure ${number}`]);
  }
  await page.getByTestId('hover-figure-3').blur();
  await expect(page.getByTestId(/^hover-caption-/)).toHaveCount(0);
});
