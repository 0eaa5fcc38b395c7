import { expect, test } from '../../../tests/fixtures';

test('links are as high as a finger needs', { tag: '@design' }, async ({ open, page }) => {
  await open('/windows');
  for (const name of ['opener-link', 'counter-link', 'leave']) {
    const height = await page.getByTestId(`windows-${name}`).evaluate((link) => link.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});
