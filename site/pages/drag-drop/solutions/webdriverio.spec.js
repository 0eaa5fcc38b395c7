import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

describe('drag-drop', () => {
  beforeEach(() => browser.url('/drag-drop'));

  it('start: the list reads Item 1 to Item 5', async () => {
    await expectOrder(start);
  });

  it('drop: a press, one move and a release put an item in the place of another', async () => {
    await handle(1).dragAndDrop(handle(4));
    await expectOrder(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
    await handle(5).dragAndDrop(handle(3));
    await expectOrder(['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
  });

  it('beside: a drop beside the list goes to the nearest place', async () => {
    // A distance instead of an element: up is below zero.
    const height = (await handle(3).getLocation('y')) - (await handle(1).getLocation('y'));
    await handle(1).dragAndDrop({ x: 700, y: height });
    await expectOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
    await handle(4).dragAndDrop({ x: 700, y: -(2 * height) });
    await expectOrder(['Item 4', 'Item 2', 'Item 3', 'Item 1', 'Item 5']);
  });

  it('handle: pulling at a label moves nothing, by mouse or by finger', async () => {
    const label = byTestId('sortable-item-Item 1').$('.//*[text()="Item 1"]');
    await label.dragAndDrop(handle(3));
    await expectOrder(start);
    await swipe(label, handle(3));
    await expectOrder(start);
    // The same finger on the handle: without this the check above would pass where no finger drags at all.
    await swipe(handle(1), handle(3));
    await expectOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
  });

  it('keyboard: Space or Enter picks up, and Space, Enter or Tab drops', async () => {
    let places = start;
    for (const pick of ['Space', 'Enter']) {
      for (const drop of ['Space', 'Enter', 'Tab']) {
        const [first, second, ...others] = places;
        places = [second, first, ...others];
        await focus(byTestId(`drag-handle-${first}`));
        await press(pick, 'ArrowDown', drop);
        await expectOrder(places);
        // Dropped, so an arrow has nothing left to move.
        await press('ArrowDown');
        await expectOrder(places);
      }
    }
  });

  it('arrows: one place with each arrow, or 25 px where no item is', async () => {
    await focus(handle(1));
    await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'Space');
    await expectOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);

    const item = byTestId('sortable-item-Item 5');
    await focus(handle(5));
    await press('Space');
    // Measured once it is picked up: a dragged item is drawn a little beside its place.
    await expect(handle(5)).toHaveAttribute('aria-pressed', 'true');
    const before = await item.getLocation();
    await press('ArrowDown', 'ArrowRight');
    await browser.waitUntil(async () => {
      const { x, y } = await item.getLocation();
      return x === before.x + 25 && y === before.y + 25;
    });
    await press('Escape');
  });

  it('escape: Escape ends a drag with the order as it was', async () => {
    await focus(handle(2));
    await press('Space', 'ArrowDown', 'ArrowDown', 'Escape');
    await expectOrder(start);

    // `perform(true)` keeps the button down, which WebdriverIO releases otherwise.
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

  it('announced: screen readers are told each step', async () => {
    // A live region: whatever has aria-live is read aloud when its text changes.
    const said = $('[aria-live=assertive]');
    await focus(handle(2));
    await press('Space');
    await expect(said).toHaveText('Picked up Item 2 from place 2 of 5.');
    await press('ArrowDown');
    await expect(said).toHaveText('Item 2 is over place 3 of 5.');
    await press('Space');
    await expect(said).toHaveText('Dropped Item 2 at place 3 of 5.');
  });
});

const handle = (number) => byTestId(`drag-handle-Item ${number}`);

/** The whole order, because a drag that went wrong may have moved another item. */
const expectOrder = (items) => expect(byTestIdPrefix('sortable-item-')).toHaveText(items);

const focus = (element) => element.execute((element) => element.focus());

/** One by one: a list in one call of `keys` is pressed all at once, as a shortcut. */
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
