import type { Page } from '../../page';

export default {
  id: 'broken-images',
  title: 'Broken Images',
  blurb: 'Tell an image that loaded from one that did not.',
  hooks: [
    { name: 'image-container-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: 'always' },
    { name: 'image-<index>', parameters: { index: [0, 1, 2] }, element: 'img', when: 'always' },
  ],
} as const satisfies Page;
