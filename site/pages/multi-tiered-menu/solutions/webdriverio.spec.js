import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const menus = ['menu-simple', 'menu-mui', 'menu-antd'];
const path = ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy S Series'];
/** As deep as the first path, whose names another test checks. */
const services = ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Device Setup'];

describe('multi-tiered-menu', () => {
  const dialog = () => byTestId('dialog');
  const clickTutorials = async (menu) => {
    await hover(menu, ['Support', 'Documentation', 'Tutorials']);
    await item(menu, 'Tutorials').click();
    await expect(dialog()).toBeDisplayed();
  };
  const closeAll = async (menu, second = 'Electronics') => {
    await browser.keys('Escape');
    await movePointerAway();
    await expect(item(menu, second)).not.toBeDisplayed();
  };
  const pressFrom = async (menu, label, keys) => {
    await item(menu, label).execute((element) => element.focus());
    for (const [key, focused] of keys) {
      await browser.keys(key);
      await expect(item(menu, focused)).toBeFocused();
    }
  };

  beforeEach(async () => {
    await movePointerAway();
    await browser.url('/multi-tiered-menu');
  });

  it('headings: the three menus have their titles', async () => {
    await expect($$('h1')).toHaveText([
      'Simple Multi Tiered Menu',
      'Simple Multi Tiered Menu Use MUI',
      'Simple Multi Tiered Menu Use Antd',
    ]);
  });

  it('top: each bar has Products, Services and Support', async () => {
    for (const menu of menus) expect(await shownItems(menu)).toEqual(['Products', 'Services', 'Support']);
  });

  it('carets: each item of a bar has a caret', async () => {
    for (const menu of menus) {
      for (const label of ['Products', 'Services', 'Support']) {
        await expect(item(menu, label).$('svg')).toBeDisplayed();
      }
    }
  });

  it('tree: all three menus have the same items', async () => {
    const shown = [];
    for (const menu of menus) {
      // Ends at an item without children, so that no other submenu opens while the labels are read.
      await hover(menu, services);
      shown.push((await shownItems(menu)).sort());
      await closeAll(menu, 'Technical Support');
    }
    expect(shown[0]).toEqual(expect.arrayContaining(services));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('levels: the items go six levels deep', async () => {
    for (const menu of menus) {
      await hover(menu, path);
      for (const label of path) await expect(item(menu, label)).toBeDisplayed();
      await closeAll(menu);
    }
  });

  it('hover: a submenu opens 0.1 s after the pointer enters', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/multi-tiered-menu');
    for (const menu of menus) {
      await item(menu, 'Products').moveTo();
      await clock.tick(99);
      await expect(item(menu, 'Products')).toHaveAttribute('aria-expanded', 'false');
      await clock.tick(1);
      await expect(item(menu, 'Products')).toHaveAttribute('aria-expanded', 'true');
      await movePointerAway();
      await clock.tick(1000);
    }
  });

  it('left: a submenu closes 0.1 s after the pointer leaves', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/multi-tiered-menu');
    for (const menu of menus) {
      await item(menu, 'Products').moveTo();
      await clock.tick(1000);
      await expect(item(menu, 'Products')).toHaveAttribute('aria-expanded', 'true');
      await movePointerAway();
      await clock.tick(99);
      await expect(item(menu, 'Products')).toHaveAttribute('aria-expanded', 'true');
      await clock.tick(1);
      await expect(item(menu, 'Products')).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('place: a submenu opens below an item of the bar', async () => {
    // The window has room below the last bar. Without room, submenus would open above it.
    await browser.setViewport({ width: 1280, height: 1400 });
    for (const menu of menus) {
      await hover(menu, ['Products', 'Electronics']);
      const [bar, second] = [await placeOf(item(menu, 'Products')), await placeOf(item(menu, 'Electronics'))];
      expect(second.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
      expect(second.x).toBeLessThan(bar.x + bar.width);
      await closeAll(menu);
    }
  });

  it('beside: a submenu opens to the right of a deeper item', async () => {
    await browser.setViewport({ width: 1280, height: 1400 });
    for (const menu of menus) {
      await hover(menu, ['Products', 'Electronics', 'Smartphones']);
      const [second, third] = [await placeOf(item(menu, 'Electronics')), await placeOf(item(menu, 'Smartphones'))];
      expect(third.x).toBeGreaterThanOrEqual(second.x + second.width - 1);
      expect(third.y).toBeLessThan(second.y + second.height);
      await closeAll(menu);
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

  it('leaf: a click on an item without children opens the dialog', async () => {
    for (const menu of menus) {
      await clickTutorials(menu);
      await expect($('[role=dialog]')).toHaveComputedLabel('Item Clicked');
      await browser.refresh();
    }
  });

  it('named: the dialog names the item', async () => {
    for (const menu of menus) {
      await clickTutorials(menu);
      await expect(byTestId('dialog-text')).toHaveText('You clicked: Tutorials');
      await browser.refresh();
    }
  });

  it('closed: “Close” closes the dialog', async () => {
    await clickTutorials('menu-simple');
    await dialog().$('button=Close').click();
    await expect(dialog()).not.toExist();
  });

  it('escape: Escape closes the dialog', async () => {
    await clickTutorials('menu-simple');
    await browser.keys('Escape');
    await expect(dialog()).not.toExist();
  });

  it('parent: a click on an item with children opens no dialog', async () => {
    for (const menu of menus) {
      for (const [index, label] of services.slice(0, 5).entries()) {
        await item(menu, label).click();
        // The next level is open, so the click has had its effect. A dialog would be there by now.
        await expect(item(menu, services[index + 1])).toBeDisplayed();
        await expect(dialog()).not.toExist();
      }
      // A submenu that a click opened stays open when the pointer leaves. A click elsewhere closes the whole menu.
      await byTestId(menu).$('h1').click();
      await expect(item(menu, 'Technical Support')).not.toBeDisplayed();
    }
  });

  it('keyboard: the arrow keys move along the bar and through a submenu', async () => {
    for (const menu of menus) {
      await pressFrom(menu, 'Products', [
        ['ArrowRight', 'Services'],
        ['ArrowLeft', 'Products'],
        ['ArrowRight', 'Services'],
        ['ArrowDown', 'Technical Support'],
        ['ArrowDown', 'Repair Services'],
        ['ArrowUp', 'Technical Support'],
      ]);
    }
  });

  it('into: the key → opens deeper submenus', async () => {
    for (const menu of menus) {
      await pressFrom(menu, 'Services', [
        ['ArrowDown', 'Technical Support'],
        ['ArrowRight', 'Device Support'],
        ['ArrowRight', 'Phone Support'],
        ['ArrowRight', 'iOS Support'],
        ['ArrowRight', 'Device Setup'],
      ]);
    }
  });

  it('enter: Enter on an item without children opens the dialog', async () => {
    for (const menu of menus) {
      await pressFrom(menu, 'Support', [
        ['ArrowDown', 'Customer Service'],
        ['ArrowRight', 'Contact Us'],
      ]);
      await browser.keys('Enter');
      await expect(byTestId('dialog-text')).toHaveText('You clicked: Contact Us');
      await browser.refresh();
    }
  });

  it('back: Escape closes one submenu', async () => {
    for (const menu of menus) {
      await pressFrom(menu, 'Products', [
        ['ArrowDown', 'Electronics'],
        ['ArrowRight', 'Smartphones'],
        ['Escape', 'Electronics'],
      ]);
      await expect(item(menu, 'Smartphones')).not.toBeDisplayed();
    }
  });

  it('slashes: //multi-tiered-menu shows this page too', async () => {
    await browser.url(`${browser.options.baseUrl}//multi-tiered-menu`);
    await expect(byTestId('menu-simple')).toBeDisplayed();
    await expect(browser).toHaveUrl(`${browser.options.baseUrl}/multi-tiered-menu`);
  });
});

/** By their names, because the same items have other tags and roles in each menu. */
function item(menu, label) {
  const isItem = '(self::button or @role="menuitem")';
  return $(`//*[@data-testid="${menu}"]//*[${isItem} and normalize-space(.)="${label}"]`);
}

async function shownItems(menu) {
  const items = $$(`[data-testid="${menu}"] :is(button, [role=menuitem])`);
  const displayed = await items.filter((item) => item.isDisplayed());
  return Promise.all(displayed.map((item) => item.getText()));
}

/** One by one, because the straight way to a deep item crosses other items and opens their submenus. */
async function hover(menu, labels) {
  for (const label of labels) {
    await item(menu, label).waitForDisplayed();
    await item(menu, label).moveTo();
  }
}

const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();

const placeOf = async (element) => ({ ...(await element.getLocation()), ...(await element.getSize()) });
