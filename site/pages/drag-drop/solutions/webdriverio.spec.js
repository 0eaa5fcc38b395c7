import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

describe('drag-drop', () => {
  beforeEach(() => browser.url('/drag-drop'));

  it('start: the list has Item 1 to Item 5', async () => {
    await expect(items()).toHaveText(start);
  });

  it('drop: a dropped item takes the place of another', async () => {
    await handle(1).dragAndDrop(handle(4));
    await expectOrder(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
    await handle(5).dragAndDrop(handle(3));
    await expectOrder(['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
  });

  it('one-move: a press, one move and a release are enough', async () => {
    // Without a duration, so that the driver makes one single move.
    await browser
      .action('pointer')
      .move({ origin: await handle(1) })
      .down()
      .move({ origin: await handle(2), duration: 0 })
      .up()
      .perform();
    await expectOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  });

  it('beside: a drop beside the list goes to the nearest place', async () => {
    // A distance instead of an element. A negative y goes up.
    const height = (await handle(2).getLocation('y')) - (await handle(1).getLocation('y'));
    await handle(1).dragAndDrop({ x: 700, y: height });
    await expectOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
    await handle(1).dragAndDrop({ x: 700, y: -height });
    await expectOrder(start);
  });

  it('touch: a finger drags an item', async () => {
    await swipe(handle(1), handle(2));
    await expectOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  });

  it('handle: a drag of the label moves nothing, by mouse or by finger', async () => {
    const label = byTestId('sortable-item-Item 1').$('.//*[contains(text(), "Item 1")]');
    await label.dragAndDrop(handle(3));
    await expectOrder(start);
    await swipe(label, handle(3));
    await expectOrder(start);
  });

  it('pick: Space or Enter picks an item up', async () => {
    for (const key of ['Space', 'Enter']) {
      await focus(handle(1));
      await press(key);
      await expect(handle(1)).toHaveAttribute('aria-pressed', 'true');
      await browser.refresh();
    }
  });

  it('put: Space, Enter or Tab drops it', async () => {
    for (const key of ['Space', 'Enter', 'Tab']) {
      await focus(handle(1));
      await press('Space', 'ArrowDown', key);
      await expect(handle(1)).not.toHaveAttribute('aria-pressed');
      await expect(items()[0]).toHaveText(/Item 2$/);
      await browser.refresh();
    }
  });

  it('arrows: each arrow key moves the item by one place', async () => {
    await focus(handle(1));
    await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Space');
    await expectOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  });

  it('aside: an arrow key without an item in its direction moves by 25 px', async () => {
    const item = byTestId('sortable-item-Item 1');
    await focus(handle(1));
    await press('Space');
    // Measured after it is picked up, because a dragged item is a little beside its place.
    await expect(handle(1)).toHaveAttribute('aria-pressed', 'true');
    const before = await item.getLocation();
    await press('ArrowRight');
    await browser.waitUntil(async () => {
      const { x, y } = await item.getLocation();
      return x === before.x + 25 && y === before.y;
    });
  });

  it('escape: Escape cancels a drag by keyboard', async () => {
    await focus(handle(2));
    await press('Space', 'ArrowDown', 'ArrowDown', 'Escape');
    await expectOrder(start);
  });

  it('mouse-escape: Escape cancels a drag by mouse', async () => {
    // `perform(true)` keeps the button down. Otherwise WebdriverIO releases it.
    const mouse = browser.action('pointer');
    await mouse
      .move({ origin: await handle(1) })
      .down()
      .move({ origin: await handle(4) })
      .perform(true);
    await press('Escape');
    await browser.releaseActions();
    await expectOrder(start);
  });

  // A live region: screen readers read each change of its text aloud.
  const said = () => $('[aria-live=assertive]');

  it('picked: screen readers hear what is picked up', async () => {
    await focus(handle(4));
    await press('Space');
    await expect(said()).toHaveText('Picked up Item 4 from place 4 of 5.');
  });

  it('moved: screen readers hear each place', async () => {
    await focus(handle(4));
    await press('Space', 'ArrowDown');
    await expect(said()).toHaveText('Item 4 is over place 5 of 5.');
  });

  it('dropped: screen readers hear where it was dropped', async () => {
    await focus(handle(4));
    await press('Space', 'ArrowDown', 'Space');
    await expect(said()).toHaveText('Dropped Item 4 at place 5 of 5.');
  });
});

const handle = (number) => byTestId(`drag-handle-Item ${number}`);

const items = () => byTestIdPrefix('sortable-item-');

/** The whole order, because a wrong drag may move another item. Another test checks the whole texts. */
const expectOrder = (order) => expect(items()).toHaveText(order.map((item) => new RegExp(`${item}$`)));

const focus = (element) => element.execute((element) => element.focus());

/** One by one, because one call of `keys` presses all keys of a list at once, as a shortcut. */
async function press(...keys) {
  for (const key of keys) await browser.keys(key);
}

async function swipe(from, to) {
  const finger = browser.action('pointer', { parameters: { pointerType: 'touch' } });
  await finger
    .move({ origin: await from })
    .down()
    .move({ origin: await to })
    .up()
    .perform();
}
