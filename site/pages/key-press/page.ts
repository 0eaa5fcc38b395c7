import type { Page } from '../../page';

export default {
  id: 'key-press',
  title: 'Key Press',
  blurb: 'Send keys to the page and read them back.',
  hooks: [
    { name: 'last-key-pressed', element: 'div', when: 'always' },
    { name: 'key-history', element: 'div', when: 'always' },
    {
      name: 'key-<index>',
      parameters: { index: [0, 1, 2, 3, 4] },
      element: 'div',
      when: 'once as many keys were pressed; 0 is the newest',
    },
  ],
} as const satisfies Page;
