import type { Page } from '../../page';

export default {
  id: 'slider',
  title: 'Slider',
  blurb: 'Set a range to an exact value.',
  hooks: [
    { name: 'slider-container', element: 'div', when: 'always' },
    { name: 'slider', element: 'input', when: 'always' },
    { name: 'slider-tooltip', element: 'div', when: 'while the slider is hovered' },
    { name: 'slider-value', element: 'div', when: 'always' },
  ],
} as const satisfies Page;
