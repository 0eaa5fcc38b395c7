import type { Page } from '../../page';

export default {
  id: 'home',
  title: 'Test Automation Practice (Web and Mobile Web)',
  blurb: 'Every page as a card.',
  hooks: [{ name: 'feature-card-<page>', parameters: { page: { kind: 'menu-page' } }, element: 'a', when: 'always' }],
} as const satisfies Page;
