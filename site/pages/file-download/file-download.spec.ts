import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';
import { serveAs } from './spec-helpers';

const failure = (name: string) =>
  `Failed to download ${name}. Please try again later or contact support if the issue persists.`;

test('requests the file itself, then the file by the proxy', { tag: '@server' }, async ({ open, page, baseURL }) => {
  await open('/file-download?delayScale=0');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(`${request.method()} ${request.url()}`);
  });
  await page.getByTestId('download-button-1').click();
  await expect(page.getByTestId('download-button-1')).toBeEnabled();
  const source = new URL('samples/sample.csv', `${baseURL}/`).href;
  expect(asked).toEqual([
    `GET ${source}`,
    `GET ${new URL('proxy', `${baseURL}/`).href}?url=${encodeURIComponent(source)}`,
  ]);
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
  await page.getByTestId('download-button-0').click();
  await expect(page.getByTestId('download-button-0')).toBeEnabled();
  expect(await page.evaluate(() => (window as unknown as { modes: unknown[] }).modes)).toEqual(['no-cors', undefined]);
});

test('only the pressed buttons are busy, each by itself', { tag: ['@server', '@design'] }, async ({ open, page }) => {
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

  proxied[0]?.();
  await expect(text).toBeEnabled();
  await expect(text.locator('.spinner')).toHaveCount(0);
  await expect(pdf).toBeDisabled();
  proxied[1]?.();
  await expect(pdf).toBeEnabled();
});

test('releases the object URL once the file is saved', async ({ open, page }) => {
  await page.addInitScript(() => {
    const held = new Set<string>();
    const counter = Object.assign(window, { held, released: 0 });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      if (held.delete(url)) counter.released++;
      revokeObjectURL.call(URL, url);
    };
  });
  await open('/file-download?delayScale=0');
  for (const released of [1, 2]) {
    await page.getByTestId('download-button-2').click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { released: number }).released)).toBe(released);
  }
  expect(await page.evaluate(() => (window as unknown as { held: Set<string> }).held.size)).toBe(0);
});

test.describe('a failing proxy', () => {
  test.use({ expectedErrors: [/status of 503|console error: HTTP error! status: 503 /] });

  test('shows the red banner, which the next attempt removes', { tag: ['@server', '@design'] }, async ({
    open,
    page,
  }) => {
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
    await expect(page.getByTestId('download-card-0').getByTestId('download-error-0')).toHaveText('Not downloaded');

    await page.getByTestId('download-button-1').click();
    await expect(page.getByTestId('error-message')).toHaveCount(0);
    await expect(page.getByTestId('download-error-0')).toHaveCount(0);
    await expect.poll(() => attempts).toBe(2);
    release();
    await expect(page.getByTestId('download-button-1')).toBeEnabled();
    await expect(page.getByTestId('error-message')).toHaveCount(0);
  });

  test('is played by the page if there is none', async ({ open, page }) => {
    await serveAs(page, '"proxy":true', '"proxy":false');
    await open('/file-download?delayScale=0&downloadFailure=http');
    await page.getByTestId('download-button-2').click();
    await expect(page.getByTestId('error-message')).toHaveText(failure('Sample PDF'));
  });
});

test.describe('an empty file', () => {
  test.use({ expectedErrors: [/console error: File is empty /] });

  for (const proxy of ['true', 'false']) {
    test(`is refused, with proxy ${proxy}`, { tag: proxy === 'true' ? '@server' : [] }, async ({ open, page }) => {
      await serveAs(page, '"proxy":true', `"proxy":${proxy}`);
      await open('/file-download?delayScale=0&downloadFailure=empty');
      const logged = page.waitForEvent('console', (message) => message.text() === 'File is empty');
      await page.getByTestId('download-button-1').click();
      await logged;
      await expect(page.getByTestId('error-message')).toHaveText(failure('Sample CSV'));
    });
  }
});

test('the address can call off the failure that the server was started with', { tag: '@server' }, async ({
  open,
  page,
}) => {
  await serveAs(page, '"proxy":true', '"downloadFailure":"http","proxy":true');
  await open('/file-download?delayScale=0&downloadFailure=none');
  const asked = page.waitForRequest(/\/proxy\?/);
  await page.getByTestId('download-button-0').click();
  expect(new URL((await asked).url()).searchParams.get('downloadFailure')).toBe('none');
});

test.describe('a first request that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('does not keep the file back', { tag: '@server' }, async ({ open, page }) => {
    await page.route(/\/samples\//, (route) => route.abort());
    await open('/file-download?delayScale=0');
    const proxied = page.waitForResponse(/\/proxy\?/);
    await page.getByTestId('download-button-0').click();
    expect((await proxied).status()).toBe(200);
    await expect(page.getByTestId('download-button-0')).toBeEnabled();
    await expect(page.getByTestId('error-message')).toHaveCount(0);
  });
});

test('leaving the page while a download waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 500);
  await open('/?delayScale=1000');
  await page.getByTestId('feature-card-file-download').click();
  await page.getByTestId('download-button-0').click();
  expect(await timers()).toBe(1);
  await page.goBack();
  await expect(page.getByTestId('feature-card-file-download')).toBeVisible();
  expect(await timers()).toBe(0);
});

test('leaving the page gives the transfer up, without an error and without a file', { tag: '@server' }, async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const log = Object.assign(window, { aborted: 0, urls: 0 });
    window.fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () => log.aborted++);
      return fetch(input, init);
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      log.urls++;
      return createObjectURL.call(URL, blob);
    };
  });
  let release = () => {};
  await page.route(/\/proxy\?/, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ body: 'late' }).catch(() => {});
  });
  await open('/?delayScale=0');
  await page.getByTestId('feature-card-file-download').click();
  const asked = page.waitForRequest(/\/proxy\?/);
  await page.getByTestId('download-button-0').click();
  await asked;
  await page.goBack();
  await expect(page.getByTestId('feature-card-file-download')).toBeVisible();
  release();
  const log = () =>
    page.evaluate(() => {
      const { aborted, urls } = window as unknown as { aborted: number; urls: number };
      return { aborted, urls };
    });
  await expect.poll(log).toEqual({ aborted: 2, urls: 0 });
});

test.describe('a download that fails', () => {
  test.use({ expectedErrors: [/503/] });

  test('leaves the network quiet', async ({ open, page }) => {
    await open('/file-download?delayScale=0&downloadFailure=http');
    await page.getByTestId('download-button-0').click();
    await expect(page.getByTestId('error-message')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
});

test('the icon of a button keeps its size in a window of 320 px', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/file-download');
  const icon = await page.getByTestId('download-button-0').locator('svg').boundingBox();
  expect([icon?.width, icon?.height]).toEqual([18, 18]);
});
