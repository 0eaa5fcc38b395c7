import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const menus = ['menu-simple', 'menu-mui', 'menu-antd'];
const path = ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy S Series'];

describe('multi-tiered-menu', () => {
  const dialog = () => $('[role=dialog]');

  beforeEach(async () => {
    await movePointerAway();
    await browser.url('/multi-tiered-menu');
  });

  it('top: three menus with Products, Services and Support, each with a caret', async () => {
    await expect($$('h1')).toHaveText([
      'Simple Multi Tiered Menu',
      'Simple Multi Tiered Menu Use MUI',
      'Simple Multi Tiered Menu Use Antd',
    ]);
    for (const menu of menus) {
      for (const label of ['Products', 'Services', 'Support']) {
        await expect(item(menu, label)).toBeDisplayed();
        await expect(item(menu, label).$('svg')).toBeDisplayed();
      }
    }
  });

  it('tree: all three lead to the same items, six levels deep', async () => {
    const shown = [];
    for (const menu of menus) {
      await hover(menu, path);
      const items = $$(`[data-testid="${menu}"] :is(button, [role=menuitem])`);
      const displayed = await items.filter((item) => item.isDisplayed());
      shown.push((await Promise.all(displayed.map((item) => item.getText()))).sort());
      await browser.keys('Escape');
      await movePointerAway();
      await expect(item(menu, 'Electronics')).not.toBeDisplayed();
    }
    expect(shown[0]).toEqual(expect.arrayContaining(path));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('hover: a submenu opens 0.1 s after the pointer has come, and closes 0.1 s after it has left', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/multi-tiered-menu');
    for (const menu of menus) {
      const products = item(menu, 'Products');
      await products.moveTo();
      await clock.tick(99);
      await expect(products).toHaveAttribute('aria-expanded', 'false');
      await clock.tick(1);
      await expect(products).toHaveAttribute('aria-expanded', 'true');
      await movePointerAway();
      await clock.tick(99);
      await expect(products).toHaveAttribute('aria-expanded', 'true');
      await clock.tick(1);
      await expect(products).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('place: a submenu opens below an item of the bar, and to the right of a deeper one', async () => {
    // A window with room below the last bar: where there is none, submenus open above.
    await browser.setViewport({ width: 1280, height: 1400 });
    for (const menu of menus) {
      await hover(menu, path.slice(0, 3));
      const [bar, second, third] = await Promise.all(path.slice(0, 3).map((label) => placeOf(item(menu, label))));
      expect(second.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(second.x).toBeLessThan(bar.x + bar.width);
      expect(third.x).toBeGreaterThanOrEqual(second.x + second.width - 1);
      expect(third.y).toBeLessThan(second.y + second.height);
      await browser.keys('Escape');
      await movePointerAway();
      await expect(item(menu, 'Electronics')).not.toBeDisplayed();
    }
  });

  it('mounted: in the first menu the items of a submenu are there only while it is open', async () => {
    const top = ['Products', 'Services', 'Support'];
    await expect(byTestIdPrefix('multi-tier-menu-item-')).toHaveText(top);
    await byTestId('multi-tier-menu-item-products').moveTo();
    await expect(byTestId('multi-tier-menu-item-electronics')).toBeDisplayed();
    await movePointerAway();
    await expect(byTestId('multi-tier-menu-item-electronics')).not.toExist();
    await expect(byTestIdPrefix('multi-tier-menu-item-')).toHaveText(top);
  });

  it('leaf: a click on an item without children opens its dialog, which Close and Escape close', async () => {
    for (const menu of menus) {
      await hover(menu, path);
      await item(menu, 'Galaxy S Series').click();
      await expect(dialog()).toHaveComputedLabel('Item Clicked');
      await expect(dialog()).toHaveText(expect.stringContaining('You clicked: Galaxy S Series'));
      await dialog().$('button=Close').click();
      await expect(dialog()).not.toExist();

      await hover(menu, ['Support', 'Documentation', 'Tutorials']);
      await item(menu, 'Tutorials').click();
      await expect(dialog()).toHaveText(expect.stringContaining('You clicked: Tutorials'));
      await browser.keys('Escape');
      await expect(dialog()).not.toExist();
    }
  });

  it('parent: a click on an item with children opens no dialog', async () => {
    for (const menu of menus) {
      for (const [index, label] of path.slice(0, 5).entries()) {
        await item(menu, label).click();
        // The next level shows that the click has had its effect, so a dialog would be there by now.
        await expect(item(menu, path[index + 1])).toBeDisplayed();
        await expect(dialog()).not.toExist();
      }
      // What a click has opened stays open when the pointer leaves. A click elsewhere closes all of it.
      await byTestId(menu).$('h1').click();
      await expect(item(menu, 'Electronics')).not.toBeDisplayed();
    }
  });

  it('keyboard: arrows move and open, Enter chooses, Escape closes one submenu', async () => {
    for (const menu of menus) {
      await item(menu, 'Products').execute((element) => element.focus());
      for (const [key, focused] of [
        ['ArrowRight', 'Services'],
        ['ArrowLeft', 'Products'],
        ['ArrowDown', 'Electronics'],
        ['ArrowDown', 'Clothing'],
        ['ArrowUp', 'Electronics'],
        ['ArrowRight', 'Smartphones'],
        ['ArrowRight', 'Android Phones'],
        ['Escape', 'Smartphones'],
        ['ArrowRight', 'Android Phones'],
        ['ArrowRight', 'Samsung'],
        ['ArrowRight', 'Galaxy S Series'],
      ]) {
        await browser.keys(key);
        await expect(item(menu, focused)).toBeFocused();
      }
      await browser.keys('Enter');
      await expect(dialog()).toHaveText(expect.stringContaining('You clicked: Galaxy S Series'));
      await dialog().$('button=Close').click();
      await expect(dialog()).not.toExist();
    }
  });

  it('slashes: //multi-tiered-menu shows this page too', async () => {
    await browser.url(`${browser.options.baseUrl}//multi-tiered-menu`);
    await expect(byTestId('menu-simple')).toBeDisplayed();
    await expect(browser).toHaveUrl(`${browser.options.baseUrl}/multi-tiered-menu`);
  });
});

/** The same items have other tags and roles in each menu: what they share is their name. */
function item(menu, label) {
  const isItem = '(self::button or @role="menuitem")';
  return $(`//*[@data-testid="${menu}"]//*[${isItem} and normalize-space(.)="${label}"]`);
}

/** One by one: the pointer's straight way to a deep item would cross others and open theirs. */
async function hover(menu, labels) {
  for (const label of labels) {
    await item(menu, label).waitForDisplayed();
    await item(menu, label).moveTo();
  }
}

const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();

const placeOf = async (element) => ({ ...(await element.getLocation()), ...(await element.getSize()) });
