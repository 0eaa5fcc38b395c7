import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { pages } from '../../site/catalogue';
import { chromiumLaunch } from '../browser';
import { expect, test } from '../fixtures';

// Two things of Chromium's own that are not the same twice: it repaints parts of a tile over what is there, and then rounds
// the corners of a clip differently; and at a scale of 2.625 it puts a line of text on this pixel row or the next.
const { executablePath, args = [] } = chromiumLaunch();
test.use({ launchOptions: { executablePath, args: [...args, '--disable-partial-raster', '--disable-font-subpixel-positioning'] } });

for (const id of ['', ...pages.map((page) => page.id)]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`/${id} looks the same from run to run in the ${theme} theme`, async ({ browser, baseURL, viewport, isMobile }, testInfo) => {
      const options = { viewport, isMobile, hasTouch: isMobile, reducedMotion: 'reduce' } as const;
      const takes = [await take(browser, `${baseURL}`, id, theme, options), await take(browser, `${baseURL}`, id, theme, options)];
      const same = takes[0]?.equals(takes[1] ?? Buffer.of());
      if (!same) for (const [index, body] of takes.entries()) writeFileSync(testInfo.outputPath(`take-${index + 1}.png`), body);
      expect(same).toBe(true);
    });
  }
}

test('a difference of one pixel would be noticed', async ({ browser, baseURL, viewport }) => {
  const options = { viewport };
  const plain = await take(browser, `${baseURL}`, 'about', 'light', options);
  const dotted = await take(
    browser,
    `${baseURL}`,
    'about',
    'light',
    options,
    'main::after { content: ""; position: fixed; top: 0; left: 0; width: 1px; height: 1px; background: red; z-index: 99 }',
  );
  expect(plain.equals(dotted)).toBe(false);
});

/** One page in a context of its own, with everything pinned that a run can pin. */
async function take(browser: Browser, baseURL: string, id: string, theme: string, options: BrowserContextOptions, style = ''): Promise<Buffer> {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL }]);
  const page = await context.newPage();
  await page.goto(`${baseURL}/${id}?seed=7&delayScale=0`);
  await page.getByRole('main').locator('h1').first().waitFor();
  if (id === 'dynamic-elements') await page.getByTestId('dynamic-item-2').waitFor();
  for (const frame of page.frames()) await frame.waitForLoadState();
  if (id === 'iframes-1') await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  // Loaded or broken: either way an image is then as it will stay.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', style });
  await context.close();
  return image;
}
