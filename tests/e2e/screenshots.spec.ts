import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { playwrightVisitor } from '../../cli/pairs/playwright-visitor';
import { addressOf } from '../../site/state';
import { states } from '../../site/states';
import { chromiumLaunch } from '../browser';
import { isInDepth, wholeSuite } from '../depth';
import { expect, test } from '../fixtures';

// Chromium itself differs from run to run in two ways. Where it repaints only a part of a tile, rounded corners differ.
// And at a scale of 2.625 a line of text may be one pixel lower.
const { executablePath, args = [] } = chromiumLaunch();
test.use({
  launchOptions: { executablePath, args: [...args, '--disable-partial-raster', '--disable-font-subpixel-positioning'] },
});

type Take = BrowserContextOptions & { browser: Browser; theme?: 'light' | 'dark'; style?: string };

// A normal run takes some pages, as opened and in one theme. That it runs on the desktop only is decided in
// playwright.config.ts.
const themes = wholeSuite ? (['light', 'dark'] as const) : (['light'] as const);
const taken = wholeSuite ? states : states.filter(({ page, name }) => isInDepth(page) && name === 'as opened');

for (const state of taken) {
  for (const theme of themes) {
    test(`${state.page}, ${state.name}: looks the same twice in the ${theme} theme`, async ({
      browser,
      baseURL,
      viewport,
      isMobile,
    }, testInfo) => {
      const options = { browser, baseURL, theme, viewport, isMobile, hasTouch: isMobile };
      const takes = [await take(state, options), await take(state, options)];
      const same = takes[0]?.equals(takes[1] ?? Buffer.of());
      if (!same)
        for (const [index, body] of takes.entries()) writeFileSync(testInfo.outputPath(`take-${index + 1}.png`), body);
      expect(same).toBe(true);
    });
  }
}

test('a difference of one pixel would be noticed', async ({ browser, baseURL, viewport }) => {
  const about = { page: 'about', name: 'as opened' } as const;
  const style = `main::after {
    content: ""; position: fixed; top: 0; left: 0; width: 1px; height: 1px; background: red; z-index: 99;
  }`;
  const options = { browser, baseURL, viewport };
  const [plain, dotted] = [await take(about, options), await take(about, { ...options, style })];
  expect(plain.equals(dotted)).toBe(false);
});

/** A screenshot of one state in a new context, with seed, variant and delays pinned. */
async function take(
  state: (typeof states)[number],
  { browser, theme = 'light', style = '', ...options }: Take,
): Promise<Buffer> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'theme', value: theme, url: `${options.baseURL}` }]);
  const page = await context.newPage();
  await page.goto(addressOf(state.page, { seed: 7, delayScale: 0, ...state.parameters }));
  await page.getByRole('main').locator('h1').first().waitFor();
  await state.reach?.(playwrightVisitor(page));
  for (const frame of page.frames()) await frame.waitForLoadState();
  // Waits until each image has either loaded or failed.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
  const image = await page.screenshot({ fullPage: true, animations: 'disabled', style });
  await context.close();
  return image;
}
