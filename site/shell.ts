import type { Hook } from './page';

/** What is around every page, as data. */
export const shell = {
  hooks: [
    { name: 'home-link', element: 'a', when: 'always' },
    { name: 'nav-<page>', parameters: { page: { kind: 'menu-page' } }, element: 'a', when: 'always' },
    { name: 'mobile-menu-button', element: 'button', when: 'always; it shows below 768 px only' },
    { name: 'menu-overlay', element: 'div', when: 'while the menu is open, below 768 px only' },
    { name: 'theme-toggle', element: 'button', when: 'always' },
  ],
} as const satisfies { hooks: readonly Hook[] };
