import { expect, test } from '../../../tests/fixtures';

test('each button that leads to another page of the grid is in view and large enough for a finger', async ({
  open,
  page,
}) => {
  await open('/data-grid');
  await page.getByLabel('Pages of 25').check();
  const buttons = page.locator('.ag-paging-button');
  await expect(buttons).toHaveCount(4);
  await page.locator('.ag-paging-panel').scrollIntoViewIfNeeded();
  await expect(page.locator('.ag-paging-row-summary-panel')).toBeInViewport({ ratio: 1 });
  for (const button of await buttons.all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Next Page' }).tap();
  await expect(page.locator('.ag-paging-row-summary-panel')).toHaveText('26 to 50 of 2,000');
});

test('nothing lies over the right edge of “Open” and of its header', async ({ open, page }) => {
  await open('/data-grid');
  const button = page.getByTestId('grid-open-S-0003');
  // The grid gives its columns other widths once it knows its own.
  await expect.poll(async () => (await button.boundingBox())?.width).toBe(44);
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
  await button.tap({ position: { x: width - 2, y: height / 2 } });
  await expect(page.getByTestId('grid-detail')).toContainText('S-0003');
  for (const part of ['start-spacer', 'viewport']) {
    const strip = page.locator(`.ag-body-vertical-scroll-${part}`);
    await expect(strip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(strip).toHaveCSS('background-image', 'none');
  }
});
