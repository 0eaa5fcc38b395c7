import type { Page } from '../../page';

export default {
  id: 'iframes-1',
  title: 'Nested Frame',
  blurb: 'A page that holds /iframes-2 in a sandboxed frame.',
  hooks: [{ name: 'iframe-nested', element: 'iframe', when: 'always' }],
} as const satisfies Page;
