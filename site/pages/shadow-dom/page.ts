import type { Page } from '../../page';

export default {
  id: 'shadow-dom',
  title: 'Shadow DOM',
  blurb: 'Reach a button behind a shadow root.',
  library: 'mui',
  hooks: [
    { name: 'shadow-host', element: 'div', when: 'always' },
    { name: 'shadow-content', element: 'div', when: 'always, in the shadow root' },
    { name: 'shadow-button', element: 'button', when: 'always, in the shadow root' },
  ],
} as const satisfies Page;
