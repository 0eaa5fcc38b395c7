import type { Page } from '../../page';

export default {
  id: 'notifications',
  title: 'Notifications',
  icon: 'Bell',
  blurb: 'Catch a toast before it disappears.',
  skill: 'catches short-lived messages',
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
    added:
      '“Success Message”, “Error Message” and “Info Message” each add a notification: “This is a success ' +
      'notification message”, and the same with error and info.',
    order:
      'Notifications stand in the order of their arrival and are numbered from 1 since the page was opened: ' +
      '`notification-1`, `notification-2`.',
    timeout: 'Each is gone 5 seconds after it was added, whatever the delay scale is.',
    own: 'Adding or closing one leaves the time of the others alone.',
    close: 'Its button, named “Close notification 1” and so on, takes this notification away at once and no other.',
    announced: '`notification-container` is a live region that announces new notifications politely.',
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
