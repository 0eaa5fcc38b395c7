import { expect, type Page } from '@playwright/test';

export const files = [
  [0, 'sample.txt', 1024],
  [1, 'sample.csv', 2048],
  [2, 'sample.pdf', 20_480],
] as const;

/** Changes the page's HTML as if the server had been started with other settings. */
export async function serveAs(page: Page, from: string, to: string) {
  await page.route(/\/file-download/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    expect(body).toContain(to);
    await route.fulfill({ response, body });
  });
}
