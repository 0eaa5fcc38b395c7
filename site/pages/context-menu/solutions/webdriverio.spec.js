import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('context-menu', () => {
  const area = () => byTestId('context-menu-trigger');
  const menu = () => byTestId('context-menu');

  beforeEach(async () => {
    // The pointer stays where the last test left it, and a menu must not open below it.
    await browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await browser.url('/context-menu');
  });

  it('opens: a right click opens the menu at the cursor in place of the browser’s own', async () => {
    await area().click();
    await expect(menu()).not.toExist();

    // No driver sees the browser's menu: whether the page has prevented it is in the event.
    await browser.execute(() => {
      addEventListener('contextmenu', (event) => {
        window.seen = event;
      });
    });
    await area().click({ button: 'right', x: -40, y: -20 });
    await expect(menu()).toBeDisplayed();
    const [prevented, x, y] = await browser.execute(() => [seen.defaultPrevented, seen.clientX, seen.clientY]);
    expect(prevented).toBe(true);
    const corner = await menu().getLocation();
    expect(corner.x).toBeCloseTo(x, 0);
    expect(corner.y).toBeCloseTo(y, 0);
  });

  it('items: the menu has Edit, Delete and Properties, in this order', async () => {
    await area().click({ button: 'right' });
    await expect(menu().$$('[role=menuitem]')).toHaveText(['Edit', 'Delete', 'Properties']);
    for (const name of ['Edit', 'Delete', 'Properties']) {
      await expect(byTestId(`context-menu-${name.toLowerCase()}`)).toHaveText(name);
    }
  });

  it('closes: a click closes the menu, on an item or anywhere else', async () => {
    for (const target of [
      byTestId('context-menu-edit'),
      byTestId('context-menu-delete'),
      byTestId('context-menu-properties'),
      $('h1'),
    ]) {
      await area().click({ button: 'right' });
      await expect(menu()).toBeDisplayed();
      await target.click();
      await expect(menu()).not.toExist();
    }
  });

  it('moves: a second right click moves the menu, and there is never more than one', async () => {
    await area().click({ button: 'right' });
    await expect(menu()).toBeDisplayed();
    const before = await menu().getLocation();
    await area().click({ button: 'right', x: -150, y: -30 });
    await browser.waitUntil(async () => {
      const { x, y } = await menu().getLocation();
      return Math.abs(before.x - 150 - x) <= 1 && Math.abs(before.y - 30 - y) <= 1;
    });
    await expect($$('[data-testid="context-menu"]')).toBeElementsArrayOfSize(1);
  });

  it('result: a click on an item is named below the area, and stays there until the next', async () => {
    const result = byTestId('context-menu-result');
    await expect(result).toHaveText('');
    await area().click({ button: 'right' });
    await $('h1').click();
    await expect(menu()).not.toExist();
    await expect(result).toHaveText('');
    for (const name of ['Edit', 'Delete', 'Properties']) {
      await area().click({ button: 'right' });
      await byTestId(`context-menu-${name.toLowerCase()}`).click();
      await expect(result).toHaveText(`Last action: ${name}`);
    }
    await area().click({ button: 'right' });
    await $('h1').click();
    await expect(menu()).not.toExist();
    await expect(result).toHaveText('Last action: Properties');
  });

  it('window: near an edge all of the menu is within the window', async () => {
    // A window so small that the area reaches to its right and its lower edge.
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

  it('keys: Shift+F10 opens the menu with the focus on Edit, and arrows go round', async () => {
    await area().execute((element) => element.focus());
    await browser.keys(['Shift', 'F10']);
    await expect(byTestId('context-menu-edit')).toBeFocused();
    for (const [key, name] of [
      ['ArrowDown', 'delete'],
      ['ArrowDown', 'properties'],
      ['ArrowDown', 'edit'],
      ['ArrowUp', 'properties'],
      ['ArrowUp', 'delete'],
    ]) {
      await browser.keys(key);
      await expect(byTestId(`context-menu-${name}`)).toBeFocused();
    }
  });

  it('escape: Escape closes the menu and gives the focus back to the area', async () => {
    await area().click({ button: 'right' });
    await expect(menu()).toBeDisplayed();
    await browser.keys('Escape');
    await expect(menu()).not.toExist();
    await expect(area()).toBeFocused();
  });
});
