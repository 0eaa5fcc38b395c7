import type { Page } from '../../page';

export default {
  id: 'notifications',
  title: 'Notifications',
  blurb: 'Catch messages that leave by themselves.',
  hooks: [
    { name: 'notification-example', element: 'div', when: 'always' },
    { name: 'add-success', element: 'button', when: 'always' },
    { name: 'add-error', element: 'button', when: 'always' },
    { name: 'add-info', element: 'button', when: 'always' },
    { name: 'notification-container', element: 'div', when: 'always' },
    {
      name: 'notification-<id>',
      parameters: { id: { kind: 'number', description: 'counts from 1 since the page was opened' } },
      element: 'div',
      when: 'for five seconds, or until it is closed',
    },
    {
      name: 'close-notification-<id>',
      parameters: { id: { kind: 'number', description: 'counts from 1 since the page was opened' } },
      element: 'button',
      when: 'as long as its notification',
    },
  ],
} as const satisfies Page;
