import type { Page } from '../../page';

export default {
  id: 'dynamic-elements',
  title: 'Dynamic Elements',
  blurb: 'Wait for what loads late, hides, or cannot be seen.',
  hooks: [
    { name: 'dynamic-elements', element: 'div', when: 'always' },
    { name: 'load-time-slider', element: 'input', when: 'always' },
    { name: 'load-time-value', element: 'span', when: 'always' },
    { name: 'reload-button', element: 'button', when: 'always' },
    { name: 'content-area', element: 'div', when: 'always' },
    { name: 'loading-indicator', element: 'div', when: 'while content is loading' },
    { name: 'dynamic-item-<index>', parameters: { index: [0, 1, 2] }, element: 'li', when: 'once content has loaded' },
    { name: 'toggle-hidden-button', element: 'button', when: 'always' },
    { name: 'hidden-content', element: 'div', when: 'always' },
    { name: 'invisible-element', element: 'div', when: 'always' },
  ],
} as const satisfies Page;
