import type { Page } from '../../page';

export default {
  id: 'context-menu',
  title: 'Context Menu',
  blurb: 'Open a menu with the right mouse button.',
  hooks: [
    { name: 'context-menu-area', element: 'div', when: 'always' },
    { name: 'context-menu-trigger', element: 'div', when: 'always' },
    { name: 'context-menu', element: 'div', when: 'from a right-click until the next click' },
    { name: 'context-menu-edit', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-delete', element: 'button', when: 'while the menu is open' },
    { name: 'context-menu-properties', element: 'button', when: 'while the menu is open' },
  ],
} as const satisfies Page;
