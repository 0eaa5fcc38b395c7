import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '../../../tests/fixtures';

// Only Chromium's DevTools protocol can start a drag from outside of the window.
test(
  'files dragged in from the desktop are uploaded, and a folder among them is left out',
  { tag: '@design' },
  async ({ open, page }, testInfo) => {
    mkdirSync(testInfo.outputPath('folder'), { recursive: true });
    writeFileSync(testInfo.outputPath('dragged in.txt'), 'x'.repeat(2048));
    await open('/file-upload?delayScale=0');
    const zone = page.getByTestId('drop-zone');
    const box = await zone.boundingBox();
    if (!box) throw new Error('the drop zone has no box');

    const client = await page.context().newCDPSession(page);
    const data = {
      items: [],
      files: [testInfo.outputPath('folder'), testInfo.outputPath('dragged in.txt')],
      dragOperationsMask: 1,
    };
    const at = { x: box.x + box.width / 2, y: box.y + 20 };
    for (const type of ['dragEnter', 'dragOver'] as const)
      await client.send('Input.dispatchDragEvent', { type, ...at, data });
    await expect(zone).toHaveClass(/drop-zone-over/);
    await client.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
    await expect(page.getByTestId('uploaded-file-0')).toHaveText('dragged in.txt 2.00 KB');
    await expect(page.getByTestId('uploaded-files').getByRole('listitem')).toHaveCount(1);
  },
);
