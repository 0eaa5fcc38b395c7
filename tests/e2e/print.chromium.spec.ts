import { expect, test } from '../fixtures';
import { contrastViolations } from './axe';

for (const theme of ['light', 'dark']) {
  test(`an order is printed light and by itself, from the ${theme} theme`, async ({ open, page }) => {
    // By links, because in an export no address of an order has a file of its own.
    await open('/shop?as=ada');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByRole('link', { name: 'PS-100002', exact: true }).click();
    if (theme === 'dark') await page.getByRole('button', { name: 'Toggle theme' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('order-total')).toHaveText('€64.20');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByTestId('order-again-PS-100002')).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.shop-drawing-home > path').first()).toHaveCSS('fill', 'rgb(229, 234, 248)');
    expect(await contrastViolations(page)).toEqual([]);
  });
}

test('every page is printed in the light theme, without the panel', async ({ open, page }) => {
  await open('/forms');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page.getByTestId('practice-toggle').click();
  await expect(page.getByRole('complementary', { name: 'Practice' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.practice')).toBeHidden();
  await expect(page.getByRole('main')).toHaveCSS('margin-right', '0px');
  expect(await contrastViolations(page)).toEqual([]);
});
