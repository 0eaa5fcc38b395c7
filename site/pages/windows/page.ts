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
    opener: '“Open with opener” opens “Opened Document” in a new tab, which reads “Opener: yes”.',
    noopener: '“Open without opener” opens “Opened Document” in a new tab, which reads “Opener: no”.',
    size: '“Open window” opens a window of the chosen “Size”: “Size: 480 × 360”.',
    named: 'The window is named: “Name: preview”.',
    opened: '`windows-result` reads the size of a new window: “Last action: opened 480 × 360”.',
    again: '“Open window” loads the document of an open window again: “Last action: loaded again”.',
    closed: '“Close window” closes the window: “Last action: closed”.',
    'nothing-open': '“Close window” reads “Last action: nothing to close” without a window.',
    answer: 'A colour chosen in the popup of “Ask” comes last in `windows-answers`: “Answers: Green, Red”.',
    closes: 'The popup closes itself after a choice.',
    cancelled: '“Cancel” in the popup adds no colour: “Cancelled”.',
    ignored: '`windows-answers` takes only the three colours, only from the popup that “Ask” opened.',
    counter: '“Add one” raises the count in every open tab, whichever tab you press it in.',
    reset: '“Reset” sets the count of every open tab to “Count: 0”.',
    newcomer: 'A counter that is opened or reloaded begins with the count of the open ones.',
    blocked: '“Open now” reads “Blocked” when the browser opens no window.',
    link: '`windows-blocked-link` opens the blocked “Opened Document” in a new tab.',
    allowed: '`windows-blocked-link` is gone once “Open now” reads “Opened”.',
    later: '“Open after a wait” opens “Opened Document” after 6 seconds.',
    waiting: '“Open after a wait” is disabled while `windows-blocked` reads “Waiting”.',
    unsaved: 'With “Unsaved changes” the browser warns before you leave the page.',
    saved: 'With “All changes saved” you can leave the page without a warning.',
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
