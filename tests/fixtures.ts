import { test as base, type Cookie, expect, type Response } from '@playwright/test';
import { watchForeign } from './foreign';

type Fixtures = {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Opens an address of the site, such as `/forms?seed=7`, and waits until its page is shown. */
  open: (address: string) => Promise<Response | null>;
  /** Opens an address of the site with a clock that is stopped until the test moves it with `page.clock`. */
  openWithClockStopped: (address: string) => Promise<void>;
  /** The cookie of a name, once it is stored with this value: a browser stores it a moment after a page has set it. */
  storedCookie: (name: string, value: RegExp) => Promise<Cookie | undefined>;
  watch: undefined;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  open: async ({ page }, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
      return response;
    });
  },

  openWithClockStopped: async ({ open, page }, use) => {
    await use(async (address) => {
      await page.clock.install();
      await open(address);
      await page.clock.pauseAt(Date.now() + 60_000);
    });
    // Playwright starts a stopped clock again without waiting for it, and the script that does so can then be left over
    // in the next test's page, where it fails.
    await page.clock.resume();
  },

  storedCookie: async ({ context }, use) => {
    await use(async (name, value) => {
      const stored = async () => (await context.cookies()).find((cookie) => cookie.name === name);
      await expect.poll(async () => (await stored())?.value).toMatch(value);
      return stored();
    });
  },

  // Fails every test with an unexpected error or a request to a foreign host.
  watch: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const surprises: string[] = [];
      const note = (text: string) => {
        // Firefox says so of a document that is left before its typefaces, which are in its style sheet, are read.
        if (/^page error: download failed .* status=2152398850 source: data:font/.test(text)) return;
        if (!expectedErrors.some((pattern) => pattern.test(text))) surprises.push(text);
      };
      // Of the context, for the windows and tabs that a test opens too.
      const context = page.context();
      context.on('weberror', (webError) => note(`page error: ${webError.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console error: ${message.text()} ${message.location().url}`);
      });
      const foreign = watchForeign(context, baseURL);
      await use(undefined);
      expect({ surprises, foreign }).toEqual({ surprises: [], foreign: [] });
    },
    { auto: true },
  ],
});

export { expect };
