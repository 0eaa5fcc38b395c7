import { expect, test } from '../fixtures';

// The README's picture. It is compared with some tolerance, because machines draw the same typeface a little differently,
// and a tolerance does not see a changed sentence. So the texts in it are kept beside it, and compared exactly.
test('the picture of the README shows the practice panel as it is', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open('/auth?seed=7');
  await page.getByTestId('practice-toggle').click();
  await expect(page.getByTestId('practice-panel')).toMatchAriaSnapshot({ name: 'panel.aria.yml' });
  await expect(page).toHaveScreenshot('panel.png', { maxDiffPixelRatio: 0.03 });
});
