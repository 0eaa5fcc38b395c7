import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { middleOf, orderOf } from './spec-helpers';

const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

test.beforeEach(async ({ open }) => {
  await open('/drag-drop');
});

test('the list holds five items, each with a handle before its label', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drag and Drop');
  const handles = page.locator('[data-test="drag-drop-list"] > [data-test^="sortable-item-"] > button:first-child');
  await expect(handles).toHaveCount(5);
  await expect(handles.first()).toHaveAttribute('data-test', 'drag-handle-Item 1');
  await expect(handles.first()).toHaveAccessibleName('Move Item 1');
  expect(await orderOf(page)).toEqual(start);
  expect(await page.locator('[data-test^="sortable-item-"]').allInnerTexts()).toEqual(start);
});

test('a press, one single move and a release reorder, however fast they come', async ({ page }) => {
  const first = await middleOf(page.getByTestId('drag-handle-Item 1'));
  const second = await middleOf(page.getByTestId('drag-handle-Item 2'));
  for (let turn = 0; turn < 10; turn++) {
    await drag(page, first, second);
    expect(await orderOf(page)).toEqual(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
    await drag(page, second, first);
    expect(await orderOf(page)).toEqual(start);
  }
});

test('events sent without awaiting each other lose no drop', async ({ page }) => {
  const first = await middleOf(page.getByTestId('drag-handle-Item 1'));
  const last = await middleOf(page.getByTestId('drag-handle-Item 5'));
  for (let turn = 0; turn < 3; turn++) {
    await Promise.all([
      page.mouse.move(first.x, first.y),
      page.mouse.down(),
      page.mouse.move(last.x, last.y),
      page.mouse.up(),
    ]);
  }
  expect(await orderOf(page)).toEqual(['Item 4', 'Item 5', 'Item 1', 'Item 2', 'Item 3']);
});

test('a whole drag made up by a script is done before the script goes on, and leaves the next click alone', {
  tag: '@design',
}, async ({ page }) => {
  const order = await page.evaluate(() => {
    const handle = (n: number) => document.querySelector(`[data-test="drag-handle-Item ${n}"]`) as HTMLElement;
    const send = (type: string, to: HTMLElement) => {
      const { x, y, width, height } = to.getBoundingClientRect();
      to.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2 }),
      );
    };
    send('pointerdown', handle(1));
    send('pointermove', handle(3));
    send('pointerup', handle(3));
    const after = [...document.querySelectorAll('[data-test^="sortable-item-"]')].map((item) => item.textContent);
    document.querySelector<HTMLElement>('[data-test="theme-toggle"]')?.click();
    return after;
  });
  expect(order).toEqual(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByTestId('drag-handle-Item 1')).toBeFocused();
});

test('dragTo reaches an item that has to be scrolled into view first', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 260 });
  await page.getByTestId('drag-handle-Item 1').dragTo(page.getByTestId('drag-handle-Item 5'));
  expect(await orderOf(page)).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 1']);
  await page.getByTestId('drag-handle-Item 1').dragTo(page.getByTestId('drag-handle-Item 2'));
  expect(await orderOf(page)).toEqual(start);
});

test('items stay where they are until the drop, so hovering the target twice changes nothing', async ({ page }) => {
  const target = page.getByTestId('drag-handle-Item 3');
  const before = await target.boundingBox();
  await page.getByTestId('drag-handle-Item 1').hover();
  await page.mouse.down();
  await target.hover();
  await target.hover();
  expect(await target.boundingBox()).toEqual(before);
  await page.mouse.up();
  expect(await orderOf(page)).toEqual(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
});

for (const [where, edge, expected] of [
  [
    'at the window’s right edge goes to the item beside it',
    'right',
    ['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5'],
  ],
  ['at the window’s lower edge goes to the last item', 'bottom', ['Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 1']],
  ['at the window’s upper edge goes to the first item', 'top', ['Item 3', 'Item 1', 'Item 2', 'Item 4', 'Item 5']],
] as const) {
  test(`a drop ${where}`, async ({ page }) => {
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const handle = await middleOf(page.getByTestId(`drag-handle-Item ${edge === 'top' ? 3 : 1}`));
    const { y } = await middleOf(page.getByTestId('sortable-item-Item 3'));
    await drag(
      page,
      handle,
      { right: { x: width - 2, y }, bottom: { x: handle.x, y: height - 2 }, top: { x: width - 2, y: 2 } }[edge],
    );
    expect(await orderOf(page)).toEqual(expected);
  });
}

test('only the handle starts a drag, and only with the main button', async ({ page }) => {
  const label = page.getByTestId('sortable-item-Item 1').getByText('Item 1', { exact: true });
  const third = await middleOf(page.getByTestId('drag-handle-Item 3'));
  await drag(page, await middleOf(label), third);
  expect(await orderOf(page)).toEqual(start);

  await page.getByTestId('drag-handle-Item 1').hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(third.x, third.y);
  await page.mouse.up({ button: 'right' });
  expect(await orderOf(page)).toEqual(start);
});

test.describe('by keyboard', () => {
  for (const pick of ['Space', 'Enter']) {
    for (const drop of ['Space', 'Enter', 'Tab']) {
      test(`${pick} picks an item up and ${drop} drops it`, async ({ page }) => {
        await page.getByTestId('drag-handle-Item 1').focus();
        await page.keyboard.press(pick);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press(drop);
        expect(await orderOf(page)).toEqual(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
        await expect(page.getByTestId('drag-handle-Item 1')).toBeFocused();
      });
    }
  }

  test('keys in quick succession move an item again and again', async ({ page }) => {
    await page.getByTestId('drag-handle-Item 1').focus();
    for (let turn = 0; turn < 4; turn++) {
      await Promise.all(['Space', 'ArrowDown', 'Space'].map((key) => page.keyboard.press(key)));
    }
    expect(await orderOf(page)).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5', 'Item 1']);
    await Promise.all(
      ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Space'].map((key) =>
        page.keyboard.press(key),
      ),
    );
    expect(await orderOf(page)).toEqual(start);
  });

  test('arrows beyond either end leave the item at the end', async ({ page }) => {
    await page.getByTestId('drag-handle-Item 4').focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    expect(await orderOf(page)).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 5', 'Item 4']);
  });

  test('an arrow down with no item below moves 25 px, and Escape moves back', async ({ page }) => {
    const item = page.getByTestId('sortable-item-Item 5');
    const before = await middleOf(item);
    await page.getByTestId('drag-handle-Item 5').press('Space');
    await expect(page.getByTestId('drag-handle-Item 5')).toHaveAttribute('aria-pressed', 'true');
    // A dragged item is drawn a little beside its place.
    const picked = await middleOf(item);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => middleOf(item)).toEqual({ x: picked.x, y: picked.y + 25 });
    await page.keyboard.press('Escape');
    await expect.poll(() => middleOf(item)).toEqual(before);
    await expect(page.getByTestId('drag-handle-Item 5')).toBeFocused();
  });

  test('keys made up by a script, and a clicked handle, work too', async ({ page }) => {
    const order = await page.evaluate(() => {
      const handle = document.querySelector('[data-test="drag-handle-Item 1"]') as HTMLElement;
      for (const code of ['Space', 'ArrowDown', 'ArrowDown', 'Space'])
        handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
      return [...document.querySelectorAll('[data-test^="sortable-item-"]')].map((item) => item.textContent);
    });
    expect(order).toEqual(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);

    await page.getByTestId('drag-handle-Item 1').click();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('NumpadEnter');
    expect(await orderOf(page)).toEqual(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  });
});

test('a window that is resized cancels a drag', async ({ page }) => {
  await page.getByTestId('drag-handle-Item 1').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.getByTestId('drag-announcement')).toContainText('Cancelled.');
  expect(await orderOf(page)).toEqual(start);
});

test('screen readers hear what happens, and how it is done', async ({ page }) => {
  const handle = page.getByTestId('drag-handle-Item 2');
  const said = page.locator('[aria-live="assertive"]');
  await expect(handle).toHaveAccessibleDescription(/^Press Space or Enter to pick up/);

  await handle.focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Picked up Item 2 from place 2 of 5.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('Item 2 is over place 3 of 5.');
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Dropped Item 2 at place 3 of 5.');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Cancelled. Item 2 is back at place 3 of 5.');

  await drag(page, await middleOf(handle), await middleOf(page.getByTestId('drag-handle-Item 5')));
  await expect(said).toHaveText('Dropped Item 2 at place 5 of 5.');
});

test('a second finger neither moves nor ends a drag', async ({ page }) => {
  const ends = await page.evaluate(() => {
    const send = (type: string, item: number, finger: number) => {
      const handle = document.querySelector(`[data-test="drag-handle-Item ${item}"]`) as HTMLElement;
      const { x: clientX, y: clientY } = handle.getBoundingClientRect();
      const touch = { pointerType: 'touch', pointerId: finger, isPrimary: finger === 1 };
      handle.dispatchEvent(new PointerEvent(type, { ...touch, clientX, clientY, bubbles: true, cancelable: true }));
      return [...document.querySelectorAll('[data-test^="sortable-item-"]')].map((other) => other.textContent).join();
    };
    send('pointerdown', 1, 1);
    send('pointermove', 3, 1);
    send('pointermove', 5, 2);
    return [send('pointerup', 5, 2), send('pointerup', 3, 1)];
  });
  expect(ends).toEqual(['Item 1,Item 2,Item 3,Item 4,Item 5', 'Item 2,Item 3,Item 1,Item 4,Item 5']);
});

test('a dragged item is translucent and a little aside, and its old place is outlined', async ({ page }) => {
  const dragged = page.getByTestId('sortable-item-Item 2');
  await page.getByTestId('drag-handle-Item 2').press('Space');
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  const look = await dragged.evaluate((item) => {
    const { transform } = getComputedStyle(item);
    const { opacity } = getComputedStyle(item.firstElementChild as Element);
    const outline = getComputedStyle(item, '::before');
    const [own, back] = [new DOMMatrix(transform), new DOMMatrix(outline.transform)];
    return {
      opacity,
      aside: own.e,
      away: own.f > 50,
      style: outline.borderTopStyle,
      x: own.e + back.e,
      y: own.f + back.f,
    };
  });
  expect(look).toEqual({ opacity: '0.85', aside: 6, away: true, style: 'dashed', x: 0, y: 0 });
  await page.keyboard.press('Escape');
  await expect(dragged).toHaveCSS('opacity', '1');
  await expect(dragged).toHaveCSS('transform', 'none');
});
