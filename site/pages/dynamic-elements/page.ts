import type { Page } from '../../page';

export default {
  id: 'dynamic-elements',
  title: 'Dynamic Elements',
  icon: 'RefreshCw',
  blurb: 'Wait for a spinner, late content and hidden elements.',
  skill: 'waits for late content',
  words: [
    'wait',
    'explicit wait',
    'implicit wait',
    'timeout',
    'ajax',
    'loader',
    'loading indicator',
    'lazy load',
    'hidden element',
    'visibility',
    'invisible element',
    'display none',
    'detached element',
    'opacity',
    'toggle',
    'appearing element',
    'disappearing element',
    'flaky',
    'sleep',
    'NoSuchElementException',
    'no such element',
    'timeout exception',
  ],
  level: 2,
  track: { name: 'First week', place: 80 },
  goal:
    'Three lines arrive after as many seconds as the slider says. One block can be hidden, and one is invisible. ' +
    'Practise waiting for a condition instead of a time, and testing the difference between absent, hidden and ' +
    'invisible.',
  pitfall:
    'Sleeping for five seconds: it is too short on a slow day and too long on a fast one. It also does not prove ' +
    'that the newest load arrived.',
  readMore: {
    playwright: 'https://playwright.dev/docs/actionability',
    selenium: 'https://www.selenium.dev/documentation/webdriver/waits/',
    webdriverio: 'https://webdriver.io/docs/autowait',
    cypress: 'https://docs.cypress.io/app/core-concepts/retry-ability',
  },
  requirements: {
    loading: 'The content appears 5 seconds after the page was opened.',
    absent: 'Until then no content is in the document.',
    spinner: '`loading-indicator` is visible while content is loading.',
    items: 'The content is “Dynamic Content 1”, “Dynamic Content 2”, “Dynamic Content 3”.',
    loaded: '`loading-indicator` is gone once the content is there.',
    slider: 'The slider “Load time” goes from 1 to 30 in steps of 1.',
    value: 'The value of the slider is shown beside it at once: “30s”.',
    seconds: 'A change of the slider starts a load that takes the shown number of seconds.',
    reload: '“Reload” removes the content at once.',
    again: 'After “Reload” the content is back after as many seconds as the slider shows.',
    latest: 'When a new load starts, the earlier load never shows its content.',
    hidden: 'At first `hidden-content` is in the document, hidden by its class “hidden”.',
    toggle: '“Toggle Hidden Content” shows `hidden-content` or hides it again.',
    invisible: '`invisible-element` has opacity 0.',
    size: '`invisible-element` takes up the space of its text.',
  },
  testIds: [
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
  prose: [
    [
      'Three lines arrive after as many seconds as the slider says, and each move of it starts over. Wait for the ' +
        'content, not for the clock; then tell apart what is absent, what is hidden and what merely cannot be seen.',
      'The slider says after how many seconds three lines come, and moving it begins again. Below are three ways of ' +
        'not being seen: absent, hidden and transparent.',
    ],
    [
      'The box below holds a sentence of opacity 0: it has a size and a text, and nobody sees it.',
      'There is a sentence in the box below, with a size of its own and with no opacity at all.',
    ],
  ],
} as const satisfies Page;
