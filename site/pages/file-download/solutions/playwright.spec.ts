import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const withoutDelay = '/file-download?delayScale=0&downloadFailure=none';

test('cards: the cards have their titles', async ({ page }) => {
  await page.goto('/file-download');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Sample Text',
    'Sample CSV',
    'Sample PDF',
  ]);
});

test('details: each card shows type and size of its file', async ({ page }) => {
  await page.goto('/file-download');
  for (const [index, details] of ['TXT • 1 KB', 'CSV • 2 KB', 'PDF • 20 KB'].entries()) {
    await expect(page.getByTestId(`download-card-${index}`).getByText(details, { exact: true })).toBeVisible();
  }
});

test('buttons: each button is named after its file', async ({ page }) => {
  await page.goto('/file-download');
  for (const [index, name] of ['Sample Text', 'Sample CSV', 'Sample PDF'].entries()) {
    await expect(page.getByTestId(`download-button-${index}`)).toHaveAccessibleName(`Download ${name}`);
  }
});

test('saved: the files have their names', async ({ page }) => {
  await page.goto(withoutDelay);
  for (const [index, name] of ['sample.txt', 'sample.csv', 'sample.pdf'].entries()) {
    expect((await download(page, index)).name).toBe(name);
  }
});

test('sizes: the files have their sizes', async ({ page }) => {
  await page.goto(withoutDelay);
  for (const [index, size] of [1024, 2048, 20_480].entries()) {
    expect((await download(page, index)).bytes.length).toBe(size);
  }
});

test('text: sample.txt is text', async ({ page }) => {
  await page.goto(withoutDelay);
  const text = (await download(page, 0)).bytes.toString('utf8');
  // It has words, and every character is valid UTF-8.
  expect(text).toMatch(/\w+ \w+/);
  expect(text).not.toContain('\ufffd');
});

test('table: each row of sample.csv has as many values as its header', async ({ page }) => {
  await page.goto(withoutDelay);
  const [header = '', ...rows] = (await download(page, 1)).bytes.toString('utf8').trim().split(/\r?\n/);
  // A comma in quotes is part of its value.
  const values = (row: string) => row.replace(/"[^"]*"/g, '').split(',').length;
  expect(values(header)).toBeGreaterThan(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(values(row), row).toBe(values(header));
});

test('pdf: sample.pdf is a PDF of one page', async ({ page }) => {
  await page.goto(withoutDelay);
  const pdf = (await download(page, 2)).bytes.toString('latin1');
  expect(pdf).toMatch(/^%PDF-\d/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('busy: the pressed button is disabled for half a second', async ({ page }) => {
  await openWithClock(page, 'none');
  await page.getByTestId('download-button-0').click();
  await expect(page.getByTestId('download-button-0')).toBeDisabled();
  await page.clock.runFor(499);
  await expect(page.getByTestId('download-button-0')).toBeDisabled();
});

test('until: it stays disabled until its file is there', async ({ page }) => {
  await openWithClock(page, 'none');
  // Holds the response back, so that only the file can end the wait.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    await held;
    await route.continue();
  });

  await page.getByTestId('download-button-0').click();
  const requested = page.waitForRequest('**/*');
  await page.clock.runFor(1500);
  await requested;
  await expect(page.getByTestId('download-button-0')).toBeDisabled();
  const saved = page.waitForEvent('download');
  release();
  await saved;
  await expect(page.getByTestId('download-button-0')).toBeEnabled();
});

test('others: the other buttons stay enabled', async ({ page }) => {
  await openWithClock(page, 'none');
  await page.getByTestId('download-button-0').click();
  await page.clock.runFor(499);
  for (const other of [1, 2]) await expect(page.getByTestId(`download-button-${other}`)).toBeEnabled();
});

test('failed: the message says which download failed', async ({ page }) => {
  await fail(page, 'http');
  await expect(page.getByTestId('error-message')).toHaveText(
    'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
  );
});

test('red: the message is red', async ({ page }) => {
  await fail(page, 'http');
  const color = await page.getByTestId('error-message').evaluate((element) => getComputedStyle(element).color);
  // More red than green or blue, in both themes.
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(green, blue));
});

test('alert: the message is an alert', async ({ page }) => {
  await fail(page, 'http');
  await expect(page.getByTestId('error-message')).toHaveRole('alert');
});

test('unsaved: no file is saved when a download fails', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await fail(page, 'http');
  await expect(page.getByTestId('download-button-0')).toBeEnabled();
  expect(saved).toEqual([]);
});

test('empty: an empty file is a failure', async ({ page }) => {
  await fail(page, 'empty');
});

test('reason: the console shows why a download failed', async ({ page }) => {
  await page.goto('/file-download?delayScale=0&downloadFailure=http');
  // Listens before the click, because the message could come before an `await` after it.
  const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! status: 503');
  await page.getByTestId('download-button-0').click();
  await logged;
});

test('cleared: the message is gone when the next download begins', async ({ page }) => {
  await openWithClock(page, 'http');
  await page.getByTestId('download-button-0').click();
  await page.clock.runFor(1500);
  await expect(page.getByTestId('error-message')).toBeVisible();
  await page.getByTestId('download-button-1').click();
  // The clock is stopped, so the second download is still under way.
  await expect(page.getByTestId('error-message')).toHaveCount(0);
});

async function openWithClock(page: Page, downloadFailure: string) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto(`/file-download?delayScale=1&downloadFailure=${downloadFailure}`);
  await expect(page.getByTestId('download-button-0')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

async function fail(page: Page, downloadFailure: string) {
  await page.goto(`/file-download?delayScale=0&downloadFailure=${downloadFailure}`);
  await page.getByTestId('download-button-0').click();
  await expect(page.getByTestId('error-message')).toBeVisible();
}

async function download(page: Page, index: number) {
  // Waiting begins before the click, because the download may begin before the click returns.
  const started = page.waitForEvent('download');
  await page.getByTestId(`download-button-${index}`).click();
  const file = await started;
  // `path` resolves once the file is complete.
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
