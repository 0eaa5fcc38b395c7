import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '../../../tests/fixtures';
import { files } from './spec-helpers';

test('Firefox saves each file, byte for byte', async ({ playwright, launchOptions, channel, baseURL }, testInfo) => {
  // Slow, because it starts a second browser.
  test.slow();
  const downloadsPath = testInfo.outputPath('downloads');
  const browser = await playwright.firefox.launch({ ...launchOptions, channel, downloadsPath });
  const page = await browser.newPage({ baseURL });
  await page.goto('/file-download?delayScale=0');
  for (const [index, filename] of files) {
    const saved = `${downloadsPath}/${filename}`;
    await page.getByTestId(`download-button-${index}`).click();
    await expect
      .poll(() => existsSync(saved) && readFileSync(saved).equals(readFileSync(`site/public/samples/${filename}`)))
      .toBe(true);
  }
  await browser.close();
});
