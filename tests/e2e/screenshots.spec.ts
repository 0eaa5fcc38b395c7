import type { Browser, TestInfo } from '@playwright/test';
import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

// The two images that are broken on purpose.
test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)/] });

for (const id of ['', ...pages.map((page) => page.id)]) {
  for (const theme of ['light', 'dark']) {
    test(`${id || 'home'} looks the same to the pixel in every run, ${theme}`, async ({ browser, baseURL }, testInfo) => {
      const take = () => shot(browser, baseURL ?? '', id, theme);
      const [first, second] = [await take(), await take()];
      if (!first.equals(second)) await attach(testInfo, { first, second });
      expect(first.equals(second), 'the two screenshots are equal').toBe(true);
    });
  }
}

/** As a visitor who was never here before sees it. */
async function shot(browser: Browser, baseURL: string, id: string, theme: string): Promise<Buffer> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
  await page.goto(`/${id}?seed=7&delayScale=0`, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '');
  await expect(page.getByTestId('loading-indicator')).toHaveCount(0);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  return picture;
}

async function attach(testInfo: TestInfo, pictures: Record<string, Buffer>) {
  for (const [name, body] of Object.entries(pictures)) await testInfo.attach(name, { body, contentType: 'image/png' });
}
