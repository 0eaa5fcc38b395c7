import type { Page } from '../../page';

export default {
  id: 'windows',
  title: 'Windows and Tabs',
  icon: 'ExternalLink',
  onDemand: true,
  blurb: 'Follow links into a new tab, a window and a popup.',
  skill: 'follows new windows',
  goal:
    'New tabs, a window of a given size, a popup that answers and closes itself, tabs that share a counter, and a ' +
    'question before leaving. Practise catching a new window, working in the right one, and going back.',
  pitfall:
    'Looking for the new window right after the click, or taking the last one of the list: it opens a moment later, ' +
    'and the order of the list is not guaranteed.',
  readMore: {
    playwright: 'https://playwright.dev/docs/pages',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/windows/',
    webdriverio: 'https://webdriver.io/docs/api/browser/switchWindow',
    cypress: 'https://docs.cypress.io/app/references/trade-offs',
  },
  requirements: {
    opener:
      '“Open with opener” opens “Opened Document” in a new tab that reads “Opener: yes”, and “Open without opener” ' +
      'opens it in a new tab that reads “Opener: no”.',
    size:
      '“Open window” opens “Opened Document” in the size chosen in `windows-size`, and it reads “Size: 480 × 360” ' +
      'and “Name: preview”; `windows-result` reads “Last action: opened 480 × 360”.',
    again:
      'While that window is open, “Open window” loads its document again, “Last action: loaded again”, and opens no ' +
      'other; “Close window” closes it, “Last action: closed”, and without one reads “Last action: nothing to close”.',
    answer:
      '“Ask” opens “Question”, “Waiting”; a colour chosen there closes it, “Answered”, and comes last in ' +
      '`windows-answers`, “Answers: Green, Red”; “Cancel” there closes it, “Cancelled”, and adds none.',
    ignored:
      'Only the three colours, and only from the popup that “Ask” opened, come into `windows-answers`: nothing that ' +
      'it sends besides, and nothing from another window or another origin.',
    counter:
      '“Add one” counts up, “Count: 1”, here and in each tab that “Open counter” opened, “Add one” there does the ' +
      'same, and “Reset” here takes all of them back to “Count: 0”.',
    newcomer: 'A counter that is opened or reloaded while another one is open begins with the count of that one.',
    blocked:
      'Where the browser opens no window, “Open now” reads “Blocked” and `windows-blocked-link` opens “Opened ' +
      'Document” in a new tab; once it opens one, “Opened”, that link is gone.',
    later:
      '“Open after a wait” is disabled and `windows-blocked` reads “Waiting” for 6 seconds times the delay scale, ' +
      'then it opens “Opened Document”, “Opened”, or reads “Blocked” with the link.',
    unsaved:
      'While `windows-note` holds anything but what “Save” saved last, “Unsaved changes”, the browser asks before a ' +
      'reload, before the tab is closed and at “Leave this page”; with “All changes saved” nothing asks.',
  },
  testIds: [
    { name: 'windows', element: 'div', when: 'always' },
    { name: 'windows-opener-link', element: 'a', when: 'always' },
    { name: 'windows-no-opener-link', element: 'a', when: 'always' },
    { name: 'windows-size', element: 'select', when: 'always' },
    { name: 'windows-open', element: 'button', when: 'always' },
    { name: 'windows-close', element: 'button', when: 'always' },
    { name: 'windows-result', element: 'p', when: 'always' },
    { name: 'windows-ask', element: 'button', when: 'always' },
    { name: 'windows-ask-status', element: 'span', when: 'always' },
    { name: 'windows-answers', element: 'p', when: 'always' },
    { name: 'windows-counter-link', element: 'a', when: 'always' },
    { name: 'windows-add', element: 'button', when: 'always' },
    { name: 'windows-reset', element: 'button', when: 'always' },
    { name: 'windows-count', element: 'p', when: 'always' },
    { name: 'windows-now', element: 'button', when: 'always' },
    { name: 'windows-later', element: 'button', when: 'always' },
    { name: 'windows-blocked', element: 'span', when: 'always' },
    { name: 'windows-blocked-link', element: 'a', when: 'once the browser has opened no window' },
    { name: 'windows-note', element: 'textarea', when: 'always' },
    { name: 'windows-save', element: 'button', when: 'always' },
    { name: 'windows-note-status', element: 'span', when: 'always' },
    { name: 'windows-leave', element: 'a', when: 'always' },
  ],
  prose: [
    [
      'Each of these opens another window, or keeps this one from being left. Catch the new window when it opens, ' +
        'read what it says of itself, and come back to this page to see what it sent.',
      'Links and buttons that lead into further windows, and one text that holds on to this one. Be there when a ' +
        'window comes, read it, and look here for its answer.',
    ],
  ],
} as const satisfies Page;
