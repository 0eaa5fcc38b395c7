import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

test('the open dialog has no accessibility violation', async ({ open, page }) => {
  await open('/shadow-dom');
  await page.getByTestId('shadow-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
