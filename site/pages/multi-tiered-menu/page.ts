import type { Page } from '../../page';
import { dialogTestIds } from '../../shared/dialog-test-ids.ts';

export default {
  id: 'multi-tiered-menu',
  title: 'Multi Tiered Menu',
  icon: 'ListTree',
  blurb: 'Open nested dropdown menus, six levels deep.',
  library: 'antd',
  kilobytes: 260,
  skill: 'walks nested menus',
  words: [
    'submenu',
    'Ant Design',
    'nested menu',
    'navigation menu',
    'menu bar',
    'menubar',
    'dropdown menu',
    'mega menu',
    'hover menu',
    'modal',
    'navbar',
  ],
  level: 2,
  track: { name: 'What is hard', place: 60 },
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
    headings:
      'The menus are titled “Simple Multi Tiered Menu”, “Simple Multi Tiered Menu Use MUI”, “Simple Multi Tiered ' +
      'Menu Use Antd”.',
    top: 'The bar of each menu has “Products”, “Services”, “Support”, in this order.',
    carets: 'Each item of a bar has a caret.',
    tree: 'All three menus have the same items.',
    levels:
      'The menus go six levels deep: Products, Electronics, Smartphones, Android Phones, Samsung, Galaxy S Series.',
    hover: 'A submenu opens 0.1 s after the pointer enters its item.',
    left: 'A submenu closes 0.1 s after the pointer leaves.',
    place: 'The submenu of an item of the bar opens below it, where there is room.',
    beside: 'The submenu of a deeper item opens to the right of it, where there is room.',
    mounted: 'In the first menu the items of a submenu are in the document only while it is open.',
    leaf: 'A click on an item without children opens the dialog “Item Clicked”.',
    named: 'The dialog names the item: “You clicked: Tutorials”.',
    closed: '“Close” closes the dialog.',
    escape: 'Escape closes the dialog.',
    parent: 'A click on an item with children opens no dialog.',
    keyboard: 'The arrow keys move the focus along the bar or down and up a submenu.',
    into: 'The key → opens the submenu of a deeper item.',
    enter: 'Enter on an item without children opens the dialog.',
    back: 'Escape closes one submenu.',
    slashes: '//multi-tiered-menu shows this page at the address /multi-tiered-menu.',
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
