import type { Page } from '../../page';

export default {
  id: 'exit-intent',
  title: 'Exit Intent',
  blurb: 'Meet the dialog that appears as you leave.',
  library: 'mui',
  hooks: [
    { name: 'exit-modal', element: 'div', when: 'once the pointer left through the top edge, until dismissed' },
    { name: 'close-modal', element: 'button', when: 'while the modal is open' },
    { name: 'modal-no', element: 'button', when: 'while the modal is open' },
    { name: 'modal-yes', element: 'button', when: 'while the modal is open' },
  ],
} as const satisfies Page;
