import type { Page } from '../../page';

export default {
  id: 'ab-testing',
  title: 'A/B Testing',
  blurb: 'Cope with a page that comes in two variants.',
  hooks: [
    { name: 'ab-testing-page', element: 'div', when: 'always' },
    { name: 'variant-title', element: 'h2', when: 'always' },
    { name: 'variant-description', element: 'p', when: 'always' },
    { name: 'variant-button', element: 'button', when: 'always' },
  ],
} as const satisfies Page;
