import { expect, test } from 'practice-site/playwright';

test('counts clicks on version B', async ({ page }) => {
  await page.goto('/ab-testing');
  await expect(page.getByTestId('variant-title')).toHaveText('Experience Version B');
  await page.getByTestId('variant-button').click();
  await expect(page.getByTestId('variant-button')).toHaveText('Click Me (1)');
});
