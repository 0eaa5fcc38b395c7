import { expect, test } from '../../../tests/fixtures';

test('the switch and its text are as high as a finger needs', { tag: '@design' }, async ({ open, page }) => {
  await open('/dialogs');
  const height = await page.getByText('Send as a gift').evaluate((label) => label.getBoundingClientRect().height);
  expect(height).toBeGreaterThanOrEqual(44);
});
