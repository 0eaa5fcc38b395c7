import { expect, type Page, test } from '@playwright/test';

// The length of an upload is part of what is tested, so it is the real one wherever this site is served.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/file-upload?delayScale=1');
  await expect(page.getByTestId('drop-zone')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

const file = (name: string, content = 'practice makes a tester!') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

test('chosen: browse opens the dialog for several files, and dropped files are uploaded too', async ({ page }) => {
  // The dialog belongs to the system. Playwright answers it before it shows.
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'browse' }).click();
  const chooser = await opening;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([file('first.txt'), file('second.txt')]);
  await page.clock.runFor(4000);
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveText([/^first\.txt/, /^second\.txt/]);

  await page.getByTestId('drop-zone').dispatchEvent('drop', { dataTransfer: await dragged(page, 'third.txt') });
  await page.clock.runFor(4000);
  await expect(page.getByTestId('uploaded-file-2')).toContainText('third.txt');
});

test('highlight: the drop zone looks different while something is dragged over it', async ({ page }) => {
  const zone = page.getByTestId('drop-zone');
  const button = page.getByTestId('file-select-button');
  const look = () =>
    zone.evaluate((element) => {
      const { backgroundColor, borderColor } = getComputedStyle(element);
      return [backgroundColor, borderColor];
    });
  const data = { dataTransfer: await dragged(page, 'first.txt') };
  const plain = await look();
  await zone.dispatchEvent('dragenter', data);
  await expect.poll(look).not.toEqual(plain);
  // Onto the button inside: the zone is left by its own element only.
  await button.dispatchEvent('dragenter', data);
  await zone.dispatchEvent('dragleave', data);
  await expect.poll(look).not.toEqual(plain);
  await button.dispatchEvent('dragleave', data);
  await expect.poll(look).toEqual(plain);
  await zone.dispatchEvent('dragover', data);
  await expect.poll(look).not.toEqual(plain);
  await zone.dispatchEvent('drop', data);
  await expect.poll(look).toEqual(plain);
});

test('busy: Uploading... shows for two to four seconds, and no file is listed before', async ({ page }) => {
  await page.getByTestId('file-input').setInputFiles([file('first.txt'), file('second.txt')]);
  await expect(page.getByTestId('upload-loading')).toHaveText('Uploading...');
  await page.clock.runFor(1999);
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await expect(page.getByTestId('uploaded-files')).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveCount(2);
});

test('listed: files are listed by name below those before, the same one a second time too', async ({ page }) => {
  for (const names of [['b.txt', 'a.txt'], ['c.txt'], ['b.txt']]) {
    await page.getByTestId('file-input').setInputFiles(names.map((name) => file(name)));
    await expect(page.getByTestId('upload-loading')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByTestId('upload-loading')).toHaveCount(0);
  }
  await expect(page.getByTestId('uploaded-files').getByRole('heading')).toHaveText('Uploaded Files');
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveText([/^b\.txt/, /^a\.txt/, /^c\.txt/, /^b\.txt/]);
});

test('size: it is given in KB of 1024 bytes with two decimals', async ({ page }) => {
  const sizes = [0, 24, 1024, 1536, 2_000_000];
  await page.getByTestId('file-input').setInputFiles(sizes.map((size) => file(`${size}.txt`, 'x'.repeat(size))));
  await page.clock.runFor(4000);
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveText([
    /\b0\.00 KB \(0 bytes\)$/,
    /\b0\.02 KB$/,
    /\b1\.00 KB$/,
    /\b1\.50 KB$/,
    /\b1953\.13 KB$/,
  ]);
});

test('both: two uploads at once both arrive, each after its own time', async ({ page }) => {
  // A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
  await page.clock.resume();
  await page.goto('/file-upload?delayScale=1&seed=1');
  await expect(page.getByTestId('drop-zone')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T10:00:00');
  await page.getByTestId('file-input').setInputFiles(file('first.txt'));
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await page.getByTestId('file-input').setInputFiles(file('second.txt'));
  await page.clock.runFor(3000);
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveText([/^first\.txt/]);
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByTestId(/^uploaded-file-/)).toHaveText([/^first\.txt/, /^second\.txt/]);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
});

test('local: an upload makes no request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByTestId('file-input').setInputFiles(file('first.txt'));
  await page.clock.runFor(4000);
  await expect(page.getByTestId('uploaded-file-0')).toBeVisible();
  expect(requests).toEqual([]);
});

/** What a drag from the desktop carries, made in the page. */
function dragged(page: Page, name: string) {
  return page.evaluateHandle((name) => {
    const data = new DataTransfer();
    data.items.add(new File(['hello'], name));
    return data;
  }, name);
}
