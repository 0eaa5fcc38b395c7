import { expect, test } from '../../../tests/fixtures';

// Playwright cannot tell Firefox that motion is unwelcome.
test('where motion is unwelcome the button moves in hops', { tag: '@design' }, async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/moving-targets?delayScale=1000');
  await page.getByTestId('slide-start').click();
  await expect(page.getByTestId('slide-button')).toHaveCSS('animation-timing-function', /^steps\(5/);
});

test('the mark at 75% is drawn in the colours of the system, too', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/moving-targets');
  const [own, around] = await page
    .locator('.bar-target')
    .evaluate((mark) => [mark, document.body].map((element) => getComputedStyle(element).backgroundColor));
  expect(own).not.toBe(around);
});
