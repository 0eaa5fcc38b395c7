import type { Page } from '../../page';

export default {
  id: 'about',
  title: 'About',
  blurb: 'What this site is for, and who keeps it.',
  hooks: [
    { name: 'github-link', element: 'a', when: 'always' },
    { name: 'linkedin-link', element: 'a', when: 'always' },
    { name: 'email-link', element: 'a', when: 'always' },
  ],
} as const satisfies Page;
