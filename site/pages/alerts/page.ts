import type { Page } from '../../page';

export default {
  id: 'alerts',
  title: 'Alerts',
  blurb: 'Answer the browser’s own alert, confirm and prompt.',
  library: 'mui',
  hooks: [
    { name: 'dialog-button', element: 'button', when: 'always' },
    { name: 'alert-button', element: 'button', when: 'always' },
    { name: 'confirm-button', element: 'button', when: 'always' },
    { name: 'prompt-button', element: 'button', when: 'always' },
    { name: 'result-container', element: 'div', when: 'after the first answer' },
  ],
} as const satisfies Page;
