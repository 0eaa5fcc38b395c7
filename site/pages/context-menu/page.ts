import type { Page } from '../../page';

export default {
  id: 'context-menu',
  title: 'Context Menu',
  icon: 'MousePointerClick',
  blurb: 'Open a menu with a right-click.',
  skill: 'opens context menus',
  words: ['right click', 'right-click menu', 'popup menu', 'secondary click', 'menu item'],
  level: 2,
  track: { name: 'First week', place: 140 },
  goal:
    'The page opens its own menu at the cursor. Practise a right-click at an exact point, checking the position of ' +
    'the menu, and the different ways to close it.',
  pitfall:
    'Clicking an item and checking only that the menu closed: any click closes it, also one that missed the item.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#mouse-click',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/element/click',
    cypress: 'https://docs.cypress.io/api/commands/rightclick',
  },
  requirements: {
    opens: 'A right click in the area opens a menu with its corner at the cursor.',
    native: 'A right click in the area does not open the browser’s own menu.',
    'left-click': 'A left click in the area opens no menu.',
    items: 'The menu has the items “Edit”, “Delete” and “Properties”, in this order.',
    closes: 'A click on an item closes the menu.',
    elsewhere: 'A click anywhere else closes the menu too.',
    moves: 'A second right click in the area moves the menu to the cursor.',
    result: 'The line below the area names the item that was clicked last: “Last action: Edit”.',
    kept: 'A click anywhere else leaves this line as it is.',
    empty: 'The line is empty until an item is clicked.',
    window: 'Near an edge of the window the whole menu is still within the window.',
    keys: 'Shift+F10 on the focused area opens the menu.',
    'first-item': 'When a key opens the menu, the focus is on “Edit”.',
    arrows: '↓ and ↑ move the focus through the items in a circle.',
    escape: 'Escape closes the menu.',
    returned: 'After Escape the focus is on the area again.',
  },
  testIds: [
    { name: 'context-menu-area', element: 'div', when: 'always' },
    { name: 'context-menu-trigger', element: 'div', when: 'always' },
    { name: 'context-menu', element: 'div', when: 'from a right-click until the next click' },
    { name: 'context-menu-edit', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-delete', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-properties', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-result', element: 'p', when: 'always; empty until an item is clicked' },
  ],
  prose: [
    [
      'Right-click in the marked area, or press and hold it with a finger, to open a menu there; a click anywhere ' +
        'closes it. The menu key and the arrows work too, and near an edge the menu stays within the window.',
      'The marked area has a menu of its own, at the right button, at a long press or at the menu key. It never ' +
        'leaves the window, and any click sends it away.',
    ],
  ],
} as const satisfies Page;
