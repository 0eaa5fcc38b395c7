import type { Page } from '../../page';

export default {
  id: 'notifications',
  title: 'Notifications',
  icon: 'Bell',
  blurb: 'Catch a toast before it disappears.',
  skill: 'catches short-lived messages',
  words: [
    'toast',
    'snackbar',
    'flash message',
    'banner',
    'auto-dismiss',
    'live region',
    'disappearing message',
    'success message',
    'error message',
  ],
  level: 1,
  track: { name: 'First week', place: 70 },
  goal:
    'Toasts that disappear after five seconds. Practise reading one in time, checking that it disappears and not ' +
    'too early, and working with several at once.',
  pitfall:
    'Waiting for “a notification” to disappear: with two on the page that happens too late or never. Name the one ' +
    'that you mean.',
  readMore: {
    playwright: 'https://playwright.dev/docs/clock',
    selenium: 'https://www.selenium.dev/documentation/webdriver/waits/',
    webdriverio: 'https://webdriver.io/docs/api/element/waitForDisplayed',
    cypress: 'https://docs.cypress.io/api/commands/clock',
  },
  requirements: {
    added: '“Success Message” adds “This is a success notification message”.',
    error: '“Error Message” adds “This is a error notification message”.',
    info: '“Info Message” adds “This is a info notification message”.',
    order:
      'Notifications are listed in the order of their arrival, numbered from 1: `notification-1`, `notification-2`.',
    numbers: 'The number of a closed notification is not used again before the page is loaded again.',
    timeout: 'Each notification is gone 5 seconds after it was added.',
    unscaled: 'The delay scale does not change these 5 seconds.',
    own: 'A new notification does not change how long the others stay.',
    apart: 'A notification that disappears after its time removes no other.',
    closing: 'Closing a notification does not change how long the others stay.',
    close: 'The button of a notification removes it at once.',
    others: 'The button of a notification removes no other.',
    named: 'Each button has a name with the number of its notification: “Close notification 1”.',
    announced: '`notification-container` is a live region that announces new notifications politely.',
    ready: 'The live region is there before the first notification.',
  },
  testIds: [
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
  prose: [
    [
      'Each button adds a message that leaves after five seconds, or when it is closed. Read one before it goes, ' +
        'let several overlap, and check that closing one leaves the others alone.',
      'Messages come by three buttons and go by themselves, five seconds later, or earlier by their own button. ' +
        'Have several at a time, and watch who leaves.',
    ],
  ],
} as const satisfies Page;
