import type { Page } from '../../page';

export default {
  id: 'exit-intent',
  title: 'Exit Intent',
  icon: 'LogOut',
  blurb: 'Close the modal that appears when the mouse leaves.',
  library: 'mui',
  skill: 'leaves the window',
  words: ['modal', 'popup', 'overlay', 'mouse leave', 'mouseleave', 'newsletter', 'exit popup', 'focus trap'],
  level: 2,
  track: { name: 'What is hard', place: 80 },
  goal:
    'A dialog opens once, when the pointer leaves the window through the top edge. Few tools can move the pointer ' +
    'out of the window, so practise sending the event yourself. Also check what must not happen: other edges, a ' +
    'second time.',
  pitfall:
    'Checking at once that no dialog opened: that check passes before anything could happen. First do something ' +
    'that you can wait for.',
  readMore: {
    playwright: 'https://playwright.dev/docs/api/class-locator#locator-dispatch-event',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/browser/execute',
    cypress: 'https://docs.cypress.io/api/commands/trigger',
  },
  requirements: {
    top: 'A dialog opens when the pointer leaves the window at its top edge.',
    zero: 'A vertical position of 0 is enough to open the dialog.',
    edges: 'Leaving by another edge opens nothing.',
    dismissed: '“Close” closes the dialog.',
    declined: '“No thanks” closes the dialog too.',
    subscribed: '“Subscribe” closes the dialog too.',
    result: 'After “Close” the line `exit-result` reads “Closed”.',
    'result-declined': 'After “No thanks” the line reads “Declined”.',
    'result-subscribed': 'After “Subscribe” the line reads “Subscribed”.',
    empty: 'The line is empty until the dialog is closed.',
    once: 'Once closed, the dialog does not open again.',
    reopened: 'When the page is loaded again, the dialog can open again.',
    unsent: '“Subscribe” sends nothing.',
    tab: 'Tab moves the focus through the buttons of the dialog in a circle.',
    'shift-tab': 'Shift+Tab moves the focus in the other direction.',
    focus: 'When the dialog closes, the focus is back where it was.',
  },
  testIds: [
    { name: 'exit-status', element: 'p', when: 'always' },
    { name: 'exit-result', element: 'p', when: 'always; empty until the modal is dismissed' },
    { name: 'exit-modal', element: 'div', when: 'once the pointer left through the top edge, until dismissed' },
    { name: 'close-modal', element: 'button', when: 'while the modal is open' },
    { name: 'modal-no', element: 'button', when: 'while the modal is open' },
    { name: 'modal-yes', element: 'button', when: 'while the modal is open' },
  ],
  prose: [
    [
      'Move the pointer out of the window through its top edge, as if on the way to close the tab. A dialog opens ' +
        'once; after that it stays away until you open this page again. The other three edges do nothing. This needs ' +
        'a mouse: a finger has no way out of the window.',
      'Leave the window with the mouse at its top, as visitors do who are about to go. That brings up a dialog, a ' +
        'single time for each opening of this page. Left, right and bottom bring up none, and neither does a finger.',
    ],
  ],
} as const satisfies Page;
