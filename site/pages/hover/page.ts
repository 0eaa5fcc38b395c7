import type { Page } from '../../page';

export default {
  id: 'hover',
  title: 'Hover States',
  blurb: 'Reveal a caption that is only there under the pointer.',
  hooks: [
    { name: 'hover-example', element: 'div', when: 'always' },
    { name: 'hover-figure-<number>', parameters: { number: [1, 2, 3] }, element: 'div', when: 'always' },
    {
      name: 'hover-caption-<number>',
      parameters: { number: [1, 2, 3] },
      element: 'div',
      when: 'while its figure is hovered or focused',
    },
  ],
} as const satisfies Page;
