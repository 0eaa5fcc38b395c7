import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { leave } from './exit-intent';

test('the open modal has no accessibility violation in either theme', async ({ open, page }) => {
  await open('/exit-intent');
  await leave(page, 0);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
