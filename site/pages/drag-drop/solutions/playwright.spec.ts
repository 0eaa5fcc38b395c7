import { expect, type Locator, type Page, test } from '@playwright/test';

const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

test.beforeEach(async ({ page }) => {
  await page.goto('/drag-drop');
  // The mouse and the keyboard do not wait for an element as a locator does.
  await expect(page.getByTestId('drag-drop-list')).toBeVisible();
});

test('start: the list reads Item 1 to Item 5', async ({ page }) => {
  await expectOrder(page, start);
});

test('drop: a press, one move and a release put an item in the place of another', async ({ page }) => {
  // Not dragTo, which moves twice: one single move has to be enough.
  await drag(page, page.getByTestId('drag-handle-Item 1'), await middleOf(page.getByTestId('drag-handle-Item 4')));
  await expectOrder(page, ['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
  await drag(page, page.getByTestId('drag-handle-Item 5'), await middleOf(page.getByTestId('drag-handle-Item 3')));
  await expectOrder(page, ['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
});

test('beside: a drop beside the list goes to the nearest place', async ({ page }) => {
  const { y } = await middleOf(page.getByTestId('sortable-item-Item 3'));
  await drag(page, page.getByTestId('drag-handle-Item 1'), { x: 1270, y });
  await expectOrder(page, ['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
  await drag(page, page.getByTestId('drag-handle-Item 4'), { x: 1270, y: 2 });
  await expectOrder(page, ['Item 4', 'Item 2', 'Item 3', 'Item 1', 'Item 5']);
});

test('handle: pulling at a label moves nothing, by mouse or by finger', async ({ page }) => {
  const label = page.getByTestId('sortable-item-Item 1').getByText('Item 1', { exact: true });
  const to = await middleOf(page.getByTestId('drag-handle-Item 3'));
  await drag(page, label, to);
  await expectOrder(page, start);

  // Playwright's own touchscreen only taps, so the finger comes from Chromium's protocol.
  const finger = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }) => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(await middleOf(label));
  await expectOrder(page, start);
  // The same finger on the handle: without this the check above would pass where no finger drags at all.
  await swipe(await middleOf(page.getByTestId('drag-handle-Item 1')));
  await expectOrder(page, ['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
});

test('keyboard: Space or Enter picks up, and Space, Enter or Tab drops', async ({ page }) => {
  let places = start;
  for (const pick of ['Space', 'Enter']) {
    for (const drop of ['Space', 'Enter', 'Tab']) {
      const [first = '', second = '', ...others] = places;
      places = [second, first, ...others];
      await page.getByTestId(`drag-handle-${first}`).press(pick);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(drop);
      await expectOrder(page, places);
      // Dropped, so an arrow has nothing left to move.
      await page.keyboard.press('ArrowDown');
      await expectOrder(page, places);
    }
  }
});

test('arrows: one place with each arrow, or 25 px where no item is', async ({ page }) => {
  await page.getByTestId('drag-handle-Item 1').press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expectOrder(page, ['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);

  const item = page.getByTestId('sortable-item-Item 5');
  await page.getByTestId('drag-handle-Item 5').press('Space');
  // Measured once it is picked up: a dragged item is drawn a little beside its place.
  await expect(page.getByTestId('drag-handle-Item 5')).toHaveAttribute('aria-pressed', 'true');
  const before = await middleOf(item);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => middleOf(item)).toEqual({ x: before.x + 25, y: before.y + 25 });
});

test('escape: Escape ends a drag with the order as it was', async ({ page }) => {
  await page.getByTestId('drag-handle-Item 2').press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expectOrder(page, start);

  await page.getByTestId('drag-handle-Item 1').hover();
  await page.mouse.down();
  await page.getByTestId('drag-handle-Item 4').hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectOrder(page, start);
});

test('announced: screen readers are told each step', async ({ page }) => {
  // A live region: whatever has aria-live is read aloud when its text changes.
  const said = page.locator('[aria-live="assertive"]');
  await page.getByTestId('drag-handle-Item 2').press('Space');
  await expect(said).toHaveText('Picked up Item 2 from place 2 of 5.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Item 2 is over place 3 of 5.');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Dropped Item 2 at place 3 of 5.');
});

/** The whole order, because a drag that went wrong may have moved another item. */
async function expectOrder(page: Page, items: string[]) {
  await expect(page.getByTestId(/^sortable-item-/)).toHaveText(items);
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
