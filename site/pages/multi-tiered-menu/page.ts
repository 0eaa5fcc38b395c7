import type { Page } from '../../page';
import { dialogTestIds } from '../../shared/dialog-test-ids.ts';

export default {
  id: 'multi-tiered-menu',
  title: 'Multi Tiered Menu',
  icon: 'ListTree',
  blurb: 'Open nested dropdown menus, six levels deep.',
  library: 'antd',
  skill: 'walks nested menus',
  goal:
    'The same tree of six levels in three kinds of menu. A level is there only while the level above it is open. ' +
    'Practise opening level after level, and write one test that works on all three menus.',
  pitfall:
    'Moving the pointer straight to a deep item: on the way it crosses other items, and their submenus cover the ' +
    'one that you want. Go through the items one by one.',
  readMore: {
    playwright: 'https://playwright.dev/docs/actionability',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/element/moveTo',
    cypress: 'https://docs.cypress.io/api/commands/hover',
  },
  requirements: {
    top:
      'Under “Simple Multi Tiered Menu”, “Simple Multi Tiered Menu Use MUI” and “Simple Multi Tiered Menu Use Antd” ' +
      'stands a menu with “Products”, “Services” and “Support”, each with a caret.',
    tree:
      'All three lead to the same items, six levels deep: Products, Electronics, Smartphones, Android Phones, ' +
      'Samsung, Galaxy S Series.',
    hover: 'A submenu opens 0.1 s after the pointer has come to its item, and closes 0.1 s after it has left.',
    place: 'Where there is room, a submenu opens below an item of the bar, and to the right of a deeper one.',
    mounted: 'In the first menu the items of a submenu are in the document only while it is open.',
    leaf:
      'A click on an item without children opens the dialog “Item Clicked” with “You clicked: Galaxy S Series”, or ' +
      'what its label is, which “Close” and Escape close.',
    parent: 'A click on an item with children opens no dialog.',
    keyboard:
      'The arrow keys move through the menus and open submenus, Enter chooses an item, and Escape closes one ' +
      'submenu.',
    slashes: '//multi-tiered-menu shows this page too, and the address becomes /multi-tiered-menu.',
  },
  testIds: [
    { name: 'menu-simple', element: 'section', when: 'always' },
    { name: 'menu-mui', element: 'section', when: 'always' },
    { name: 'menu-antd', element: 'section', when: 'always' },
    {
      name: 'multi-tier-menu-item-<id>',
      parameters: { id: { kind: 'text', description: "the item's id, products or galaxy-s" } },
      element: 'button',
      when: 'top level always, deeper ones while their parent is open',
    },
    {
      name: 'menu-mui-item-<id>',
      parameters: { id: ['products', 'services', 'support'] },
      element: 'button',
      when: 'always',
    },
    {
      name: 'menu-mui-item-<id>',
      parameters: { id: { kind: 'text', description: "the item's id, electronics or galaxy-s" } },
      element: 'li',
      when: 'while its parent is open',
    },
    {
      name: 'menu-antd-item-<id>',
      parameters: { id: ['products', 'services', 'support'] },
      element: 'li',
      when: 'always',
    },
    {
      name: 'menu-antd-item-<id>',
      parameters: { id: { kind: 'text', description: "the item's id, electronics or galaxy-s" } },
      element: 'li',
      when: 'once its parent was opened',
    },
    ...dialogTestIds,
  ],
  prose: [
    [
      'Hover down six levels of buttons. A submenu is mounted only while it is open.',
      'Buttons, six levels deep. What is closed is not in the document.',
    ],
    [
      'The same tree from antd: a menu whose closed submenus stay in the document.',
      'antd draws the same tree, and keeps its closed submenus in the document.',
    ],
    [
      'The same tree from MUI: buttons in an app bar, menu items in sheets below it.',
      'MUI draws the same tree, as an app bar with sheets below its buttons.',
    ],
  ],
} as const satisfies Page;
