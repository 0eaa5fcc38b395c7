import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const failure = 'Failed to download Sample Text. Please try again later or contact support if the issue persists.';

test('cards: three cards with their texts, and buttons named after their files', async ({ page }) => {
  await page.goto('/file-download');
  for (const [index, [name, details]] of [
    ['Sample Text', 'TXT • 1 KB'],
    ['Sample CSV', 'CSV • 2 KB'],
    ['Sample PDF', 'PDF • 20 KB'],
  ].entries()) {
    const card = page.getByTestId(`download-card-${index}`);
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card.getByText(`${details}`, { exact: true })).toBeVisible();
    await expect(card.getByTestId(`download-button-${index}`)).toHaveAccessibleName(`Download ${name}`);
  }
});

test('saved: the files have their names and sizes', async ({ page }) => {
  await page.goto('/file-download?delayScale=0&downloadFailure=none');
  for (const [index, filename, size] of [
    [0, 'sample.txt', 1024],
    [1, 'sample.csv', 2048],
    [2, 'sample.pdf', 20480],
  ] as const) {
    const { name, bytes } = await download(page, index);
    expect(name).toBe(filename);
    expect(bytes.length).toBe(size);
  }
});

test('contents: a text, a table and a PDF of one page', async ({ page }) => {
  await page.goto('/file-download?delayScale=0&downloadFailure=none');
  const text = (await download(page, 0)).bytes.toString('utf8');
  // Words, and nothing that is not UTF-8.
  expect(text).toMatch(/\w+ \w+/);
  expect(text).not.toContain('\ufffd');

  const [header = '', ...rows] = (await download(page, 1)).bytes.toString('utf8').trim().split(/\r?\n/);
  // A comma in quotes is part of its value.
  const values = (row: string) => row.replace(/"[^"]*"/g, '').split(',').length;
  expect(values(header)).toBeGreaterThan(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(values(row), row).toBe(values(header));

  const pdf = (await download(page, 2)).bytes.toString('latin1');
  expect(pdf).toMatch(/^%PDF-\d/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('busy: only the pressed button is disabled, for half a second and until its file is there', async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/file-download?delayScale=1&downloadFailure=none');
  const [pressed, ...others] = [0, 1, 2].map((index) => page.getByTestId(`download-button-${index}`));
  if (!pressed) throw new Error('There is no button.');
  await expect(pressed).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');

  // The answer is held back, so that only the file can end the wait.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*', async (route) => {
    await held;
    await route.continue();
  });

  await pressed.click();
  await page.clock.runFor(499);
  await expect(pressed).toBeDisabled();
  for (const other of others) await expect(other).toBeEnabled();
  const asked = page.waitForRequest('**/*');
  await page.clock.runFor(1001);
  await asked;
  await expect(pressed).toBeDisabled();
  const saved = page.waitForEvent('download');
  answer();
  await saved;
  await expect(pressed).toBeEnabled();
});

test('failed: a failure is alerted in red, and no file is saved', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.goto('/file-download?delayScale=0&downloadFailure=http');
  await page.getByTestId('download-button-0').click();
  await expect(page.getByTestId('error-message')).toHaveText(failure);
  await expect(page.getByRole('alert')).toHaveText(failure);
  expect(await isRed(page)).toBe(true);
  await expect(page.getByTestId('download-button-0')).toBeEnabled();
  expect(saved).toEqual([]);
});

test('empty: an empty file is refused with the same message', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await page.goto('/file-download?delayScale=0&downloadFailure=empty');
  await page.getByTestId('download-button-0').click();
  await expect(page.getByTestId('error-message')).toHaveText(failure);
  await expect(page.getByTestId('download-button-0')).toBeEnabled();
  expect(saved).toEqual([]);
});

test('reason: the console says why a download failed', async ({ page }) => {
  for (const [failure, reason] of [
    ['http', 'HTTP error! status: 503'],
    ['empty', 'File is empty'],
  ]) {
    await page.goto(`/file-download?delayScale=0&downloadFailure=${failure}`);
    // Awaited only after the click, or the message could come before anybody listens.
    const logged = page.waitForEvent('console', (message) => message.text() === reason);
    await page.getByTestId('download-button-0').click();
    await logged;
  }
});

test('cleared: the message is gone as soon as the next download begins', async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/file-download?delayScale=1&downloadFailure=http');
  await expect(page.getByTestId('download-button-0')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByTestId('download-button-0').click();
  await page.clock.runFor(1500);
  await expect(page.getByTestId('error-message')).toHaveText(failure);
  await page.getByTestId('download-button-1').click();
  // The clock stands still, so the second download has begun and not ended.
  await expect(page.getByTestId('download-button-1')).toBeDisabled();
  await expect(page.getByTestId('error-message')).toHaveCount(0);
});

async function download(page: Page, index: number) {
  // First the waiting, then the click: the download may begin before the click has returned.
  const started = page.waitForEvent('download');
  await page.getByTestId(`download-button-${index}`).click();
  const file = await started;
  // `path` resolves once the file is complete.
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Whether the message is more red than anything else, in either theme. */
function isRed(page: Page) {
  return page.getByTestId('error-message').evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return red > green && red > blue;
  });
}
