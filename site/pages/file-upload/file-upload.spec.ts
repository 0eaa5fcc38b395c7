import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';

function file(name: string, content = 'practice makes a tester!\n') {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** The `DataTransfer` of a drag, made in the page. */
function transfer(page: Page, names: string[]) {
  return page.evaluateHandle((names) => {
    const data = new DataTransfer();
    for (const name of names) data.items.add(new File(['hello'], name));
    return data;
  }, names);
}

async function dispatch(target: Locator, type: string, dataTransfer: Awaited<ReturnType<typeof transfer>>) {
  await target.dispatchEvent(type, { dataTransfer });
}

test('shows that it is busy, then name and size', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/file-upload?seed=1');
  await expect(page.getByTestId('uploaded-files')).toHaveCount(0);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);

  await page.getByTestId('file-input').setInputFiles(file('notes.txt'));
  await expect(page.getByTestId('upload-loading')).toHaveText('Uploading...');
  await page.clock.runFor(1999);
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await expect(page.getByTestId('uploaded-files')).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
  await expect(page.getByTestId('uploaded-files').getByRole('heading', { level: 3 })).toHaveText('Uploaded Files');
  await expect(page.getByTestId('uploaded-file-0')).toHaveText('notes.txt 0.02 KB');
});

test('the browse button opens the dialog, for several files', async ({ open, page }) => {
  await open('/file-upload?delayScale=0');
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'browse', exact: true }).click();
  const chooser = await dialog;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles([file('first.txt'), file('second.txt', 'x'.repeat(1536))]);
  await expect(page.getByTestId('uploaded-file-0')).toHaveText('first.txt 0.02 KB');
  await expect(page.getByTestId('uploaded-file-1')).toHaveText('second.txt 1.50 KB');
});

test('two uploads at once both arrive, each in its own time', async ({ openWithClockStopped, page }) => {
  // With this seed the first upload takes 2317 ms and the second 3975 ms.
  await openWithClockStopped('/file-upload?seed=1');

  await page.getByTestId('file-input').setInputFiles(file('first.txt'));
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByTestId('file-input').setInputFiles(file('second.txt'));
  await page.clock.runFor(2000);
  await expect(page.getByTestId('uploaded-file-0')).toContainText('first.txt');
  await expect(page.getByTestId('uploaded-file-1')).toHaveCount(0);
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByTestId('uploaded-file-0')).toContainText('first.txt');
  await expect(page.getByTestId('uploaded-file-1')).toContainText('second.txt');
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);
});

test('the same file can be uploaded twice', async ({ open, page }) => {
  await open('/file-upload?delayScale=0');
  for (const index of [0, 1]) {
    await page.getByTestId('file-input').setInputFiles(file('same.txt'));
    // An input that still held the file would fire no event if the same file was chosen again.
    await expect(page.getByTestId('file-input')).toHaveValue('');
    await expect(page.getByTestId(`uploaded-file-${index}`)).toContainText('same.txt');
  }
  await expect(page.getByTestId('uploaded-files').getByRole('listitem')).toHaveCount(2);
});

test('an empty file and odd names arrive as they are', async ({ open, page }) => {
  await open('/file-upload?delayScale=0');
  const names = [
    'empty.txt',
    `it's "quoted".txt`,
    'two  spaces and more .txt',
    '🎉 fête.txt',
    '<b>bold</b>.txt',
    '%00&amp;.txt',
  ];
  await page.getByTestId('file-input').setInputFiles(names.map((name) => file(name, '')));
  for (const [index, name] of names.entries()) {
    await expect(page.getByTestId(`uploaded-file-${index}`).locator('bdi')).toHaveJSProperty('textContent', name);
    await expect(page.getByTestId(`uploaded-file-${index}`)).toContainText('0.00 KB');
  }
});

test('dropped files are uploaded', async ({ open, page }) => {
  await open('/file-upload?delayScale=0');
  await dispatch(page.getByTestId('drop-zone'), 'drop', await transfer(page, ['a.txt', 'b.txt']));
  await expect(page.getByTestId('uploaded-file-0')).toHaveText('a.txt 0.00 KB (5 bytes)');
  await expect(page.getByTestId('uploaded-file-1')).toContainText('b.txt');
});

test('the drop zone is highlighted while it is dragged over, its children included', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await open('/file-upload?delayScale=0');
  const zone = page.getByTestId('drop-zone');
  const button = page.getByTestId('file-select-button');
  const data = await transfer(page, ['a.txt']);

  await expect(zone).not.toHaveClass(/drop-zone-over/);
  await dispatch(zone, 'dragenter', data);
  await expect(zone).toHaveClass(/drop-zone-over/);
  // Browsers dispatch dragenter at the new element before dragleave at the old one.
  await dispatch(button, 'dragenter', data);
  await dispatch(zone, 'dragleave', data);
  await expect(zone).toHaveClass(/drop-zone-over/);
  await dispatch(zone, 'dragenter', data);
  await dispatch(button, 'dragleave', data);
  await expect(zone).toHaveClass(/drop-zone-over/);
  await dispatch(zone, 'dragleave', data);
  await expect(zone).not.toHaveClass(/drop-zone-over/);

  await dispatch(button, 'dragover', data);
  await expect(zone).toHaveClass(/drop-zone-over/);
  await dispatch(button, 'drop', data);
  await expect(zone).not.toHaveClass(/drop-zone-over/);
});

test('dropped text uploads nothing and does not lead away', async ({ open, page }) => {
  await open('/file-upload?delayScale=0');
  const zone = page.getByTestId('drop-zone');
  const prevented = await zone.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'https://example.com/');
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toBe(true);
  await expect(zone).not.toHaveClass(/drop-zone-over/);
  await expect(page.getByTestId('upload-loading')).toHaveCount(0);

  // The next upload works as usual.
  await page.getByTestId('file-input').setInputFiles(file('after.txt'));
  await expect(page.getByTestId('uploaded-file-0')).toContainText('after.txt');
});

test('leaving the page while an upload is under way leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 2000);
  await open('/?delayScale=1000');
  await page.getByTestId('feature-card-file-upload').click();
  await page.getByTestId('file-input').setInputFiles(file('late.txt'));
  await expect(page.getByTestId('upload-loading')).toBeVisible();
  expect(await timers()).toBe(1);
  await page.goBack();
  await expect(page.getByTestId('feature-card-file-upload')).toBeVisible();
  expect(await timers()).toBe(0);
});
