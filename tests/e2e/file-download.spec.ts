import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { countTimers } from '../pending-timers';

const failure = (name: string) => `Failed to download ${name}. Please try again later or contact support if the issue persists.`;

/** Has the page believe that its server was started with other settings. */
async function serveAs(page: Page, from: string, to: string) {
  await page.route(/\/file-download/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    expect(body).toContain(to);
    await route.fulfill({ response, body });
  });
}

test('shows a card per file', async ({ open, page }) => {
  await open('/file-download');
  const cards = [
    ['Sample Text', 'TXT • 1 KB'],
    ['Sample CSV', 'CSV • 2 KB'],
    ['Sample PDF', 'PDF • 20 KB'],
  ] as const;
  for (const [index, [name, details]] of cards.entries()) {
    const card = page.getByTestId(`download-card-${index}`);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.getByText(details, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: `Download ${name}`, exact: true })).toHaveAttribute('data-test', `download-button-${index}`);
  }
  await expect(page.getByTestId('error-message')).toHaveCount(0);
});

for (const [index, filename, size] of [
  [0, 'sample.txt', 1024],
  [1, 'sample.csv', 2048],
  [2, 'sample.pdf', 20_480],
] as const) {
  test(`saves ${filename}, byte for byte`, async ({ open, page }) => {
    await open('/file-download?delayScale=0');
    const saved = page.waitForEvent('download');
    await page.getByTestId(`download-button-${index}`).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(filename);
    const bytes = readFileSync(await download.path());
    expect(bytes.length).toBe(size);
    expect(bytes.equals(readFileSync(`site/public/samples/${filename}`))).toBe(true);
    await expect(page.getByTestId(`download-button-${index}`)).toBeEnabled();
    await expect(page.getByTestId('error-message')).toHaveCount(0);
  });
}

test('asks for the file itself, then for the file by the proxy', async ({ open, page, baseURL }) => {
  await open('/file-download?delayScale=0');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${request.url()}`);
  });
  const saved = page.waitForEvent('download');
  await page.getByTestId('download-button-1').click();
  await saved;
  const source = new URL('samples/sample.csv', `${baseURL}/`).href;
  expect(asked).toEqual([`GET ${source}`, `GET ${new URL('proxy', `${baseURL}/`).href}?url=${encodeURIComponent(source)}`]);
});

test('the first request is sent without CORS', async ({ open, page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    Object.assign(window, { modes: [] });
    window.fetch = (input, init) => {
      (window as unknown as { modes: unknown[] }).modes.push(init?.mode);
      return fetch(input, init);
    };
  });
  await open('/file-download?delayScale=0');
  const saved = page.waitForEvent('download');
  await page.getByTestId('download-button-0').click();
  await saved;
  expect(await page.evaluate(() => (window as unknown as { modes: unknown[] }).modes)).toEqual(['no-cors', undefined]);
});

test('only the pressed buttons are busy, each by itself', async ({ open, page }) => {
  const proxied: (() => void)[] = [];
  await page.route(/\/proxy\?/, async (route) => {
    await new Promise<void>((resolve) => proxied.push(resolve));
    await route.continue();
  });
  await open('/file-download?delayScale=0');
  const [text, csv, pdf] = [0, 1, 2].map((index) => page.getByTestId(`download-button-${index}`));
  if (!text || !csv || !pdf) throw new Error('three buttons');

  await text.click();
  await expect(text).toBeDisabled();
  await expect(text).toHaveAccessibleName('Download Sample Text');
  await expect(text.locator('.spinner')).toBeVisible();
  expect(await text.evaluate((button) => button.getAnimations({ subtree: true }).length)).toBeGreaterThan(0);
  await expect(csv).toBeEnabled();
  await expect(pdf).toBeEnabled();
  await expect.poll(() => proxied.length).toBe(1);

  await pdf.click();
  await expect(pdf).toBeDisabled();
  await expect(text).toBeDisabled();
  await expect(csv).toBeEnabled();
  await expect.poll(() => proxied.length).toBe(2);

  const saved = page.waitForEvent('download');
  proxied[0]?.();
  expect((await saved).suggestedFilename()).toBe('sample.txt');
  await expect(text).toBeEnabled();
  await expect(text.locator('.spinner')).toHaveCount(0);
  await expect(pdf).toBeDisabled();
  const savedToo = page.waitForEvent('download');
  proxied[1]?.();
  expect((await savedToo).suggestedFilename()).toBe('sample.pdf');
  await expect(pdf).toBeEnabled();
});

test('stays busy for the simulated half second at least', async ({ open, page }) => {
  await page.clock.install();
  await open('/file-download');
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.getByTestId('download-button-0');
  const saved = page.waitForEvent('download');
  await button.click();
  await page.clock.runFor(499);
  await expect(button).toBeDisabled();
  await page.clock.runFor(1001);
  await saved;
  await expect(button).toBeEnabled();
});

test('releases the object URL once the file is saved', async ({ open, page }) => {
  await page.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(window, { heldUrls: held });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      if (!held.delete(url)) throw new Error(`released twice: ${url}`);
      revokeObjectURL.call(URL, url);
    };
  });
  await open('/file-download?delayScale=0');
  const saved = page.waitForEvent('download');
  await page.getByTestId('download-button-2').click();
  expect((await saved).url()).toMatch(/^blob:/);
  await expect.poll(() => page.evaluate(() => (window as unknown as { heldUrls: Set<string> }).heldUrls.size)).toBe(0);
});

test.describe('a failing proxy', () => {
  test.use({ expectedErrors: [/status of 503/, /^HTTP error! status: 503$/] });

  test('shows the red banner, which the next attempt takes away', async ({ open, page }) => {
    let attempts = 0;
    let release = () => {};
    await page.route(/\/proxy\?/, async (route) => {
      if (++attempts === 1) return route.fulfill({ status: 503 });
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return route.continue();
    });
    await open('/file-download?delayScale=0');
    const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! status: 503');
    await page.getByTestId('download-button-0').click();
    await logged;
    await expect(page.getByTestId('error-message')).toHaveText(failure('Sample Text'));
    await expect(page.getByRole('alert')).toHaveText(failure('Sample Text'));
    await expect(page.getByTestId('error-message')).toHaveCSS('color', 'rgb(192, 43, 43)');
    await expect(page.getByTestId('download-button-0')).toBeEnabled();

    const saved = page.waitForEvent('download');
    await page.getByTestId('download-button-1').click();
    await expect(page.getByTestId('error-message')).toHaveCount(0);
    await expect.poll(() => attempts).toBe(2);
    release();
    await saved;
    await expect(page.getByTestId('error-message')).toHaveCount(0);
  });

  test('is asked for in the address', async ({ open, page }) => {
    await open('/file-download?delayScale=0&downloadFailure=http');
    await page.getByTestId('download-button-2').click();
    await expect(page.getByTestId('error-message')).toHaveText(failure('Sample PDF'));
    await expect(page.getByTestId('download-button-2')).toBeEnabled();
  });

  test('is played by the page where there is none', async ({ open, page }) => {
    await serveAs(page, '"proxy":true', '"proxy":false');
    await open('/file-download?delayScale=0&downloadFailure=http');
    await page.getByTestId('download-button-2').click();
    await expect(page.getByTestId('error-message')).toHaveText(failure('Sample PDF'));
  });
});

test.describe('an empty file', () => {
  test.use({ expectedErrors: [/^File is empty$/] });

  for (const proxy of ['true', 'false']) {
    test(`is refused, with proxy ${proxy}`, async ({ open, page }) => {
      await serveAs(page, '"proxy":true', `"proxy":${proxy}`);
      await open('/file-download?delayScale=0&downloadFailure=empty');
      const logged = page.waitForEvent('console', (message) => message.text() === 'File is empty');
      await page.getByTestId('download-button-1').click();
      await logged;
      await expect(page.getByTestId('error-message')).toHaveText(failure('Sample CSV'));
    });
  }
});

test('the address can call off the failure that the server was started with', async ({ open, page }) => {
  await serveAs(page, '"downloadFailure":"none"', '"downloadFailure":"http"');
  await open('/file-download?delayScale=0&downloadFailure=none');
  const asked = page.waitForRequest(/\/proxy\?/);
  await page.getByTestId('download-button-0').click();
  expect(new URL((await asked).url()).searchParams.get('downloadFailure')).toBe('none');
});

test('without a proxy the file comes from where it lies', async ({ open, page }) => {
  await serveAs(page, '"proxy":true', '"proxy":false');
  await open('/file-download?delayScale=0');
  let proxied = 0;
  page.on('request', (request) => {
    if (request.url().includes('/proxy')) proxied++;
  });
  const saved = page.waitForEvent('download');
  await page.getByTestId('download-button-0').click();
  expect(readFileSync(await (await saved).path()).length).toBe(1024);
  expect(proxied).toBe(0);
});

test('a first request that fails does not keep the file back', async ({ open, page, browserName }) => {
  test.skip(browserName === 'firefox', 'an aborted request is a console error of its own there');
  await page.route(/\/samples\//, (route) => route.fulfill({ status: 204 }));
  await open('/file-download?delayScale=0');
  const saved = page.waitForEvent('download');
  await page.getByTestId('download-button-0').click();
  expect(readFileSync(await (await saved).path()).length).toBe(1024);
});

test('leaving the page during a download leaves no timer, no file and no error', async ({ open, page }) => {
  const timers = await countTimers(page, 500);
  await open('/');
  await page.getByTestId('feature-card-file-download').click();
  await page.getByTestId('download-button-0').click();
  expect(await timers()).toBe(1);
  await page.goBack();
  await expect(page.getByTestId('feature-card-file-download')).toBeVisible();
  expect(await timers()).toBe(0);
});

test('leaving the page gives the transfer up', async ({ open, page }) => {
  let release = () => {};
  await page.route(/\/proxy\?/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue().catch(() => {});
  });
  let downloads = 0;
  page.on('download', () => downloads++);
  await open('/?delayScale=0');
  await page.getByTestId('feature-card-file-download').click();
  const asked = page.waitForRequest(/\/proxy\?/);
  await page.getByTestId('download-button-0').click();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/proxy?'));
  await asked;
  await page.goBack();
  await failed;
  release();
  await expect(page.getByTestId('feature-card-file-download')).toBeVisible();
  expect(downloads).toBe(0);
});
