import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('context-menu', () => {
  const area = () => byTestId('context-menu-trigger');
  const menu = () => byTestId('context-menu');

  beforeEach(async () => {
    // The pointer stays where the last test left it. Moved away, so that no menu opens under it.
    await browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await browser.url('/context-menu');
  });

  async function openMenu(options = {}) {
    await area().click({ button: 'right', ...options });
    await expect(menu()).toBeDisplayed();
  }

  async function openByKeys() {
    await area().execute((element) => element.focus());
    await browser.keys(['Shift', 'F10']);
  }

  /** WebDriver sees neither the browser's menu nor the place of its cursor in the window. The event has both. */
  function noteEvent() {
    return browser.execute(() => {
      addEventListener('contextmenu', (event) => {
        window.seen = event;
      });
    });
  }

  it('opens: a right click opens the menu at the cursor', async () => {
    await noteEvent();
    await openMenu({ x: -40, y: -20 });
    const [x, y] = await browser.execute(() => [seen.clientX, seen.clientY]);
    const corner = await menu().getLocation();
    expect(corner.x).toBeCloseTo(x, 0);
    expect(corner.y).toBeCloseTo(y, 0);
  });

  it('native: the browser’s own menu does not open', async () => {
    await noteEvent();
    await openMenu();
    expect(await browser.execute(() => seen.defaultPrevented)).toBe(true);
  });

  it('left-click: a left click opens no menu', async () => {
    await area().click();
    await expect(menu()).not.toExist();
  });

  it('items: the menu has “Edit”, “Delete” and “Properties”', async () => {
    await openMenu();
    await expect(menu().$$('[role=menuitem]')).toHaveText(['Edit', 'Delete', 'Properties']);
  });

  it('closes: a click on an item closes the menu', async () => {
    for (const name of ['edit', 'delete', 'properties']) {
      await openMenu();
      await byTestId(`context-menu-${name}`).click();
      await expect(menu()).not.toExist();
    }
  });

  it('elsewhere: a click anywhere else closes the menu', async () => {
    await openMenu();
    await $('h1').click();
    await expect(menu()).not.toExist();
    // Opens it to the right of the middle and below it, so that it does not cover the middle of the area.
    await openMenu({ x: 40, y: 40 });
    await area().click();
    await expect(menu()).not.toExist();
  });

  it('moves: a second right click moves the menu', async () => {
    await openMenu();
    const before = await menu().getLocation();
    await area().click({ button: 'right', x: -150, y: -30 });
    await browser.waitUntil(async () => {
      const { x, y } = await menu().getLocation();
      return Math.abs(before.x - 150 - x) <= 1 && Math.abs(before.y - 30 - y) <= 1;
    });
  });

  it('result: the line names the item that was clicked last', async () => {
    for (const name of ['Edit', 'Delete', 'Properties']) {
      await openMenu();
      await byTestId(`context-menu-${name.toLowerCase()}`).click();
      await expect(byTestId('context-menu-result')).toHaveText(`Last action: ${name}`);
    }
  });

  it('kept: a click anywhere else leaves the line as it is', async () => {
    await openMenu();
    await byTestId('context-menu-edit').click();
    await openMenu();
    await $('h1').click();
    await expect(menu()).not.toExist();
    await expect(byTestId('context-menu-result')).toHaveText('Last action: Edit');
  });

  it('empty: the line is empty until an item is clicked', async () => {
    await openMenu();
    await $('h1').click();
    // A closed menu is no proof: a click that misses its item closes it too.
    await expect(menu()).not.toExist();
    await expect(byTestId('context-menu-result')).toHaveText('');
  });

  it('window: the whole menu is within the window', async () => {
    // The window is so small that the area reaches its right and its lower edge.
    await browser.setViewport({ width: 800, height: 400 });
    const corner = await area().execute((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      return { x: Math.round(Math.min(right, innerWidth)) - 4, y: Math.round(Math.min(bottom, innerHeight)) - 4 };
    });
    await browser.action('pointer').move(corner).down('right').up('right').perform();
    await expect(menu()).toBeDisplayed();
    const { left, top, right, bottom } = await menu().execute((element) => element.getBoundingClientRect().toJSON());
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(800);
    expect(bottom).toBeLessThanOrEqual(400);
  });

  it('keys: Shift+F10 opens the menu', async () => {
    await openByKeys();
    await expect(menu()).toBeDisplayed();
  });

  it('first-item: opened by a key, the menu has the focus on “Edit”', async () => {
    await openByKeys();
    await expect(byTestId('context-menu-edit')).toBeFocused();
  });

  it('arrows: ↓ and ↑ move the focus round the items', async () => {
    await openMenu();
    const items = menu().$$('[role=menuitem]');
    await expect(items).toBeElementsArrayOfSize(3);
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['ArrowUp', 1],
    ]) {
      await browser.keys(key);
      await expect(items[index]).toBeFocused();
    }
  });

  it('escape: Escape closes the menu', async () => {
    await openMenu();
    await browser.keys('Escape');
    await expect(menu()).not.toExist();
  });

  it('returned: the focus is on the area after Escape', async () => {
    await openByKeys();
    await expect(menu()).toBeDisplayed();
    await browser.keys('Escape');
    await expect(area()).toBeFocused();
  });
});
