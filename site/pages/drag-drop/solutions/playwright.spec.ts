import { expect, type Locator, type Page, test } from '@playwright/test';

const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

test.beforeEach(async ({ page }) => {
  await page.goto('/drag-drop');
  // Waits here, because the mouse and the keyboard do not wait for an element as a locator does.
  await expect(page.getByTestId('drag-drop-list')).toBeVisible();
});

test('start: the list has Item 1 to Item 5', async ({ page }) => {
  await expect(items(page)).toHaveText(start);
});

test('drop: a dropped item takes the place of another', async ({ page }) => {
  await drag(page, handle(page, 1), await middleOf(handle(page, 4)));
  await expectOrder(page, ['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
  await drag(page, handle(page, 5), await middleOf(handle(page, 3)));
  await expectOrder(page, ['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
});

test('one-move: a press, one move and a release are enough', async ({ page }) => {
  await drag(page, handle(page, 1), await middleOf(handle(page, 2)), 1);
  await expectOrder(page, ['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

test('beside: a drop beside the list goes to the nearest place', async ({ page }) => {
  const { y } = await middleOf(handle(page, 2));
  await drag(page, handle(page, 1), { x: 1270, y });
  await expectOrder(page, ['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  await drag(page, handle(page, 1), { x: 1270, y: 2 });
  await expectOrder(page, start);
});

test('touch: a finger drags an item', async ({ page }) => {
  await swipe(page, await middleOf(handle(page, 1)), await middleOf(handle(page, 2)));
  await expectOrder(page, ['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

test('handle: a drag of the label moves nothing, by mouse or by finger', async ({ page }) => {
  const label = page.getByTestId('sortable-item-Item 1').getByText('Item 1');
  const to = await middleOf(handle(page, 3));
  await drag(page, label, to);
  await expectOrder(page, start);
  await swipe(page, await middleOf(label), to);
  await expectOrder(page, start);
});

test('pick: Space or Enter picks an item up', async ({ page }) => {
  for (const key of ['Space', 'Enter']) {
    await handle(page, 1).press(key);
    await expect(handle(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
  }
});

test('put: Space, Enter or Tab drops it', async ({ page }) => {
  for (const key of ['Space', 'Enter', 'Tab']) {
    await handle(page, 1).press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await expect(handle(page, 1)).not.toHaveAttribute('aria-pressed');
    await expect(items(page).first()).toHaveText(/Item 2$/);
    await page.reload();
  }
});

test('arrows: each arrow key moves the item by one place', async ({ page }) => {
  await handle(page, 1).press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expectOrder(page, ['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

test('aside: an arrow key without an item in its direction moves by 25 px', async ({ page }) => {
  const item = page.getByTestId('sortable-item-Item 1');
  await handle(page, 1).press('Space');
  // Measured after it is picked up, because a dragged item is a little beside its place.
  await expect(handle(page, 1)).toHaveAttribute('aria-pressed', 'true');
  const before = await middleOf(item);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => middleOf(item)).toEqual({ x: before.x + 25, y: before.y });
});

test('escape: Escape cancels a drag by keyboard', async ({ page }) => {
  await handle(page, 2).press('Space');
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expectOrder(page, start);
});

test('mouse-escape: Escape cancels a drag by mouse', async ({ page }) => {
  await handle(page, 1).hover();
  await page.mouse.down();
  await handle(page, 4).hover();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectOrder(page, start);
});

test('picked: screen readers hear what is picked up', async ({ page }) => {
  await handle(page, 4).press('Space');
  await expect(said(page)).toHaveText('Picked up Item 4 from place 4 of 5.');
});

test('moved: screen readers hear each place', async ({ page }) => {
  await handle(page, 4).press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toHaveText('Item 4 is over place 5 of 5.');
});

test('dropped: screen readers hear where it was dropped', async ({ page }) => {
  await handle(page, 4).press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Dropped Item 4 at place 5 of 5.');
});

function items(page: Page) {
  return page.getByTestId(/^sortable-item-/);
}

function handle(page: Page, number: number) {
  return page.getByTestId(`drag-handle-Item ${number}`);
}

/** A live region: screen readers read each change of its text aloud. */
function said(page: Page) {
  return page.locator('[aria-live="assertive"]');
}

/** The whole order, because a wrong drag may move another item. Another test checks the whole texts. */
async function expectOrder(page: Page, order: string[]) {
  await expect(items(page)).toHaveText(order.map((item) => new RegExp(`${item}$`)));
}

async function drag(page: Page, from: Locator, to: { x: number; y: number }, steps = 5) {
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
}

/** Playwright's touchscreen only taps, so the finger comes from Chromium's protocol. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of [{ x: from.x, y: from.y + 5 }, to]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
