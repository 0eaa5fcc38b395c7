import { expect, type Page, test } from '@playwright/test';

// The length of an upload is tested, so the address sets the real one: delayScale=1.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/file-upload?delayScale=1');
  await expect(page.getByTestId('drop-zone')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('dialog: “browse” opens the file dialog', async ({ page }) => {
  // The dialog belongs to the system. Playwright handles it before it shows.
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'browse' }).click();
  await opening;
});

test('several: several files can be chosen at once', async ({ page }) => {
  await page.getByTestId('file-input').setInputFiles([file('first.txt'), file('second.txt')]);
  await page.clock.runFor(10_000);
  await expect(listed(page)).toHaveText([/^first/, /^second/]);
});

test('dropped: a dropped file is uploaded', async ({ page }) => {
  await drag(page, 'drop-zone', 'drop');
  await page.clock.runFor(10_000);
  await expect(listed(page)).toHaveText(/^dropped/);
});

test('highlight: the drop zone looks different under a drag', async ({ page }) => {
  const before = await lookOfZone(page);
  for (const type of ['dragenter', 'dragover']) {
    await drag(page, 'drop-zone', type);
    await expect.poll(() => lookOfZone(page)).not.toEqual(before);
  }
});

test('inside: it stays highlighted over the button inside', async ({ page }) => {
  await drag(page, 'drop-zone', 'dragenter');
  const over = await lookOfZone(page);
  // Drags onto the button. Then the element of the zone is left, but not the zone.
  await drag(page, 'file-select-button', 'dragenter');
  await drag(page, 'drop-zone', 'dragleave');
  await expect.poll(() => lookOfZone(page)).toEqual(over);
});

test('plain: it looks as before after the drag', async ({ page }) => {
  const before = await lookOfZone(page);
  for (const type of ['dragleave', 'drop']) {
    await drag(page, 'drop-zone', 'dragenter');
    await drag(page, 'drop-zone', type);
    await expect.poll(() => lookOfZone(page)).toEqual(before);
  }
});

test('busy: upload-loading shows “Uploading...”', async ({ page }) => {
  await choose(page, 'first.txt');
  await expect(page.getByTestId('upload-loading')).toHaveText('Uploading...');
  await page.clock.runFor(1999);
  await expect(page.getByTestId('upload-loading')).toHaveText('Uploading...');
});

test('time: an upload takes two to four seconds', async ({ page }) => {
  await choose(page, 'first.txt');
  await page.clock.runFor(1999);
  await expect(listed(page)).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(listed(page)).toHaveCount(1);
});

test('done: upload-loading is gone afterwards', async ({ page }) => {
  await choose(page, 'first.txt');
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
});

test('listed: a file is listed by its name', async ({ page }) => {
  await upload(page, 'first.txt');
  await expect(page.getByTestId('uploaded-files').getByRole('heading')).toHaveText('Uploaded Files');
  await expect(page.getByTestId('uploaded-file-0')).toContainText('first.txt');
});

test('order: a new file is listed below the earlier ones', async ({ page }) => {
  for (const name of ['b.txt', 'a.txt', 'c.txt']) await upload(page, name);
  await expect(listed(page)).toHaveText([/^b/, /^a/, /^c/]);
});

test('twice: the same file is listed again', async ({ page }) => {
  for (const _ of ['once', 'twice']) await upload(page, 'first.txt');
  await expect(listed(page)).toHaveText([/^first/, /^first/]);
});

test('size: the size is in KB of 1024 bytes', async ({ page }) => {
  await expectSize(page, 24, '0.02 KB');
  await expectSize(page, 1024, '1.00 KB');
  await expectSize(page, 1536, '1.50 KB');
  await expectSize(page, 2_000_000, '1953.13 KB');
});

test('bytes: “0.00 KB” is followed by the bytes', async ({ page }) => {
  await expectSize(page, 0, '0.00 KB (0 bytes)');
  await expectSize(page, 2, '0.00 KB (2 bytes)');
});

test('both: two uploads at once are both listed, each after its own time', async ({ page }) => {
  const seen = await uploadTwo(page);
  expect(seen.map(([files]) => files)).toContain(1);
  await expect(listed(page).filter({ hasText: /^first/ })).toHaveCount(1);
  await expect(listed(page).filter({ hasText: /^second/ })).toHaveCount(1);
});

test('idle: upload-loading shows until the second has ended', async ({ page }) => {
  const seen = await uploadTwo(page);
  const [filesAtTheEnd] = seen.at(-1) ?? [0];
  expect(seen).toContainEqual([1, true]);
  expect(seen.filter(([files, loading]) => files < filesAtTheEnd && !loading)).toEqual([]);
});

test('local: an upload makes no request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await upload(page, 'first.txt');
  expect(requests).toEqual([]);
});

const file = (name: string, size = 24) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(size, 'x') });

function listed(page: Page) {
  return page.getByTestId(/^uploaded-file-/);
}

async function choose(page: Page, name: string, size?: number) {
  await page.getByTestId('file-input').setInputFiles(file(name, size));
}

/** Chooses a file and waits until it is listed, longer than an upload takes. Another test measures it. */
async function upload(page: Page, name: string, size?: number) {
  const before = await listed(page).count();
  await choose(page, name, size);
  await page.clock.runFor(10_000);
  await expect(listed(page)).toHaveCount(before + 1);
}

/** Uploads a file of this size, and finds it by its name, because another test checks the order. */
async function expectSize(page: Page, size: number, shown: string) {
  await upload(page, `${size}.txt`, size);
  const item = listed(page).filter({ hasText: new RegExp(`^${size}\\b`) });
  await expect(item.locator('span')).toHaveText(shown);
}

/**
 * Uploads two files at once. Returns how many files were listed after each change, and whether upload-loading was there.
 * A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
 */
async function uploadTwo(page: Page) {
  await page.clock.resume();
  await page.goto('/file-upload?delayScale=1&seed=1');
  await expect(page.getByTestId('drop-zone')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T10:00:00');
  // Noted in the page, so that the test misses no change and depends on no time.
  const seen = await page.evaluateHandle(() => {
    const states: [number, boolean][] = [];
    const note = () =>
      states.push([
        document.querySelectorAll('[data-testid^=uploaded-file-]').length,
        document.querySelector('[data-testid=upload-loading]') !== null,
      ]);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return states;
  });
  await choose(page, 'first.txt');
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await choose(page, 'second.txt');
  // In steps, so that the page shows the end of the first upload before the second one ends.
  for (let second = 1; second <= 10; second++) await page.clock.runFor(1000);
  await expect(listed(page).filter({ hasText: /^second/ })).toHaveCount(1);
  return seen.jsonValue();
}

/** Sends the events of a drag from the desktop, with a file that is made in the page. */
async function drag(page: Page, testId: string, type: string) {
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['hello'], 'dropped.txt'));
    return data;
  });
  await page.getByTestId(testId).dispatchEvent(type, { dataTransfer });
}

function lookOfZone(page: Page) {
  return page.getByTestId('drop-zone').evaluate((zone) => {
    const { backgroundColor, borderColor } = getComputedStyle(zone);
    return [backgroundColor, borderColor];
  });
}
