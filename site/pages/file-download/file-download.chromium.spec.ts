import { readFileSync } from 'node:fs';
import { expect, test } from '../../../tests/fixtures';
import { files, serveAs } from './spec-helpers';

// Playwright reports downloads only in its own build of Firefox.
for (const [index, filename, size] of files) {
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
