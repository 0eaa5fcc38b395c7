import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('all but the rows is there at DOMContentLoaded, and the rows come by themselves', async ({ open, page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const names = [
        'grid-quick-filter',
        'grid-pages',
        'grid-reload',
        'grid-row-count',
        'grid-selected',
        'grid-changes',
      ];
      const missing = names.filter((name) => !document.querySelector(`[data-test=${name}]`));
      const hasRows = document.querySelector('.ag-row') !== null;
      const isBusy = document.querySelector('[aria-busy=true] [role=grid]') !== null;
      Object.assign(window, { early: { missing, isBusyWithoutRows: isBusy !== hasRows } });
    }),
  );
  await open('/data-grid');
  expect(await page.evaluate(() => Reflect.get(window, 'early'))).toEqual({ missing: [], isBusyWithoutRows: true });
  await expect(page.getByTestId('grid-open-S-0001')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('the grid is busy while it reloads', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/data-grid');
  await expect(page.getByTestId('grid-open-S-0001')).toBeVisible();
  await page.getByTestId('grid-reload').click();
  await expect(page.locator('[aria-busy=true] [role=grid]')).toBeVisible();
  await page.clock.runFor(1200);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('an edit is given up no later than the reload ends', async ({ open, page }) => {
  await open('/data-grid?delayScale=0');
  const cell = page.locator('[row-id="S-0002"] [col-id="customer"]');
  const before = (await cell.textContent()) ?? '';
  await cell.click();
  await page.keyboard.type('Edited');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Edited');
  // In one task with the end, because the page may show another text a moment later.
  const shown = await cell.evaluate(
    (element) =>
      new Promise((resolve) => {
        const busy = element.closest('[aria-busy]') as HTMLElement;
        new MutationObserver(() => {
          if (busy.ariaBusy === 'false') resolve(element.textContent);
        }).observe(busy, { attributeFilter: ['aria-busy'] });
        document.querySelector<HTMLElement>('[data-testid="grid-reload"]')?.click();
      }),
  );
  expect(shown).toBe(before);
  await expect(page.getByTestId('grid-changes')).toBeEmpty();
});

test('the Delete key empties a text, and no status', async ({ open, page }) => {
  await open('/data-grid');
  const cell = (column: string) => page.locator(`[row-id="S-0002"] [col-id="${column}"]`);
  const status = (await cell('status').textContent()) ?? '';
  for (const column of ['status', 'customer']) {
    await cell(column).click();
    await page.keyboard.press('Delete');
  }
  await expect(cell('customer')).toHaveText('');
  await expect(cell('status')).toHaveText(status);
  await expect(page.getByTestId('grid-changes')).toHaveText(/^S-0002 Customer .+ → empty$/);
});

test('the document has only a part of the rows and columns', async ({ open, page }) => {
  await open('/data-grid');
  await expect(page.getByTestId('grid-open-S-0001')).toBeVisible();
  expect(await page.locator('.ag-row').count()).toBeLessThan(50);
  await expect(page.locator('.ag-header-cell[col-id="note"]')).toHaveCount(0);
});

test('the cells of a row are in the three groups of AG Grid', async ({ open, page }) => {
  await open('/data-grid');
  const row = page.locator('.ag-row[row-id="S-0007"]');
  for (const [group, column] of [
    ['ag-grid-pinned-left-cells', 'id'],
    ['ag-grid-scrolling-cells', 'price'],
    ['ag-grid-pinned-right-cells', 'action'],
  ])
    await expect(row.locator(`.${group} .ag-cell[col-id="${column}"]`)).toBeVisible();
});

test('the keyboard opens a shipment and rates it', async ({ open, page }) => {
  await open('/data-grid');
  await page.locator('.ag-row[row-id="S-0002"] [col-id="customer"]').click();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('grid-detail')).toContainText('S-0002');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('1');
  await expect(page.getByTestId('grid-detail').getByRole('definition').last()).toHaveText('1');
  for (const key of ['0', '6']) await page.keyboard.press(key);
  await expect(page.getByTestId('grid-detail').getByRole('definition').last()).toHaveText('1');
  await expect(page.getByTestId('grid-changes')).toBeEmpty();
});

for (const column of ['price', 'customer', 'status'])
  test(`the error goes when an edit of ${column} begins`, async ({ open, page }) => {
    await open('/data-grid');
    await page.locator('.ag-row[row-id="S-0007"] [col-id="price"]').click();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('grid-error')).not.toBeEmpty();
    await page.locator(`.ag-row[row-id="S-0008"] [col-id="${column}"]`).click();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('grid-error')).toBeEmpty();
  });

test('the error of keys that come faster than timers stays', async ({ open, page }) => {
  await page.clock.install();
  await open('/data-grid');
  await page.locator('.ag-row[row-id="S-0007"] [col-id="price"]').click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('grid-error')).not.toBeEmpty();
  await page.clock.runFor(1000);
  await expect(page.getByTestId('grid-error')).not.toBeEmpty();
  await page.clock.resume();
});

test('Tab shows the error and begins the next edit, and a reload takes the error away', async ({ open, page }) => {
  await open('/data-grid');
  await page.locator('.ag-row[row-id="S-0007"] [col-id="price"]').click();
  await page.keyboard.type('123456');
  await page.keyboard.press('Tab');
  await expect(page.locator('.ag-row[row-id="S-0007"] [col-id="quantity"] input')).toBeFocused();
  await expect(page.getByTestId('grid-error')).toContainText('Price');
  await page.keyboard.type('123456');
  await expect(page.getByTestId('grid-error')).toContainText('Price');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('grid-error')).toContainText('Quantity');
  await page.getByTestId('grid-reload').click();
  await expect(page.getByTestId('grid-error')).toBeEmpty();
});

test('a press on “Open” selects no row', async ({ open, page }) => {
  await open('/data-grid');
  await page.getByTestId('grid-open-S-0003').click();
  await expect(page.getByTestId('grid-detail')).toContainText('S-0003');
  await expect(page.getByTestId('grid-selected')).toHaveText('0 selected');
});

test('leaving the page while it loads leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 250_000);
  await open('/data-grid?delayScale=1000');
  await page.getByTestId('grid-reload').click();
  await expect.poll(timers).toBe(1);
  await expectNoneAfterLeaving(page, timers);
});

test('on a phone the pinned columns leave half of the grid, and “Open” is an icon', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await open('/data-grid');
  // A phone has no scroll bars beside the content. Here the document and the grid have one in Firefox.
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 390 + 2 * bar, height: 844 });
  const row = page.locator('.ag-row[row-id="S-0003"]');
  const boxOf = async (group: 'left' | 'right') => {
    const box = await row.locator(`.ag-grid-pinned-${group}-cells`).boundingBox();
    return box ?? { x: 0, width: 0 };
  };
  // The grid gives its columns other widths once it knows its own.
  const room = async () => (await boxOf('right')).x - (await boxOf('left')).x - (await boxOf('left')).width;
  await expect.poll(room).toBeGreaterThan(160);
  const button = row.getByRole('button', { name: 'Open' });
  expect((await button.boundingBox())?.width).toBe(44);
  await button.click();
  await expect(page.getByTestId('grid-detail')).toContainText('S-0003');
});

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

const header = (page: Page, column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`);
const pinned = (page: Page, column: string) =>
  page.locator(`:is(.ag-grid-pinned-left-cells, .ag-grid-pinned-right-cells) [col-id="${column}"]`);

async function drag(page: Page, column: string, to: { x: number; y: number }) {
  const { x, y } = await middleOf(header(page, column).locator('.ag-header-cell-text'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
}

test('a header that is dragged out of the grid keeps its column', { tag: '@design' }, async ({ open, page }) => {
  await open('/data-grid');
  await expect(page.getByTestId('grid-open-S-0001')).toBeVisible();
  const { x, y } = await middleOf(header(page, 'customer'));
  await drag(page, 'customer', { x, y: y - 150 });
  await expect(page.locator('.ag-dnd-ghost')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.ag-dnd-ghost')).toHaveCount(0);
  await expect(header(page, 'customer')).toBeVisible();
});

test('dragging pins no column, and takes none out of the pinned ones', { tag: '@design' }, async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/data-grid');
  await expect(page.getByTestId('grid-open-S-0001')).toBeVisible();
  await drag(page, 'id', await middleOf(header(page, 'quantity')));
  await page.mouse.up();
  await expect(pinned(page, 'id').first()).toBeVisible();
  // Held there long enough, the grid would pin it.
  const { x, y, width } = (await header(page, 'customer').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await drag(page, 'price', { x: x + width / 2, y: y + 20 });
  await page.mouse.move(x + 10, y + 20, { steps: 3 });
  await page.clock.runFor(10_000);
  await page.mouse.up();
  await expect(header(page, 'price')).toBeVisible();
  await expect(pinned(page, 'price')).toHaveCount(0);
});

test('with large text on a phone the last column is not pinned, so that others have room', async ({ open, page }) => {
  await open('/data-grid');
  await expect(pinned(page, 'action').first()).toBeVisible();
  await page.addStyleTag({ content: ':root { font-size: 32px; }' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pinned(page, 'action')).toHaveCount(0);
  await expect(pinned(page, 'id').first()).toBeVisible();
});

test('a dozen edits are undone, and with the first the error goes', async ({ open, page }) => {
  await open('/data-grid');
  const price = page.locator('.ag-row[row-id="S-0007"] [col-id="price"]');
  const changes = page.getByTestId('grid-changes').getByRole('listitem');
  await price.click();
  for (let edits = 1; edits <= 12; edits++) {
    await page.keyboard.type(`${edits}`);
    await page.keyboard.press('Enter');
    await expect(changes).toHaveCount(edits);
  }
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('grid-error')).not.toBeEmpty();
  for (let left = 11; left >= 0; left--) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(changes).toHaveCount(left);
    await expect(page.getByTestId('grid-error')).toBeEmpty();
  }
  await expect(price).toHaveText('12.50');
});
