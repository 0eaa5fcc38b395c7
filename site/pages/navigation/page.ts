import type { Page } from '../../page';

export default {
  id: 'navigation',
  title: 'Navigation',
  icon: 'Compass',
  onDemand: true,
  blurb: 'Follow redirects, forms, history and documents.',
  skill: 'follows redirects',
  level: 2,
  track: { name: 'What is hard', place: 220 },
  goal:
    'A click may change only the address, load a document, load three, or load nothing at all, and each tool waits ' +
    'for something else. Address, title, text and the load event come at different times, so none of them says that ' +
    'all is there.',
  pitfall:
    'Reading address or title right after the click: the address may be that of a document that redirects, and the ' +
    'title follows later.',
  readMore: {
    playwright: 'https://playwright.dev/docs/navigations',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/navigation/',
    webdriverio: 'https://webdriver.io/docs/api/browser/url',
    cypress: 'https://docs.cypress.io/api/commands/go',
  },
  requirements: {
    address: 'A button of a view changes only the view in the address: “?seed=7&view=archive”.',
    title: 'The title follows the address after 300 milliseconds: “Archive | Navigation”.',
    history: 'Back and forward of the browser go through the views, which `go-view` names.',
    replaced: '“Replace by Settings” replaces the entry in the history, so that back leads to the one before.',
    skeleton: '“Report” shows a skeleton for 500 to 1500 milliseconds, with “Loading the report” in `go-status`.',
    scroll: 'After back the list of letters is scrolled as it was left.',
    fragment: '“To the rules” scrolls to the heading “Rules” below the page’s header.',
    script: '“Redirect by script” leads to “Arrived by script” after 1 second.',
    past: 'From “Arrived by script” back leads to this page.',
    meta: '“Redirect by meta refresh” leads to “Arrived by meta refresh” after 1 second.',
    chain: '“Three redirects” leads to “Arrived by a chain”.',
    get: '“Send by GET” leads to “Received by GET” with the name in the address: “name=Ada”.',
    post: '“Send by POST” leads to “Received by POST” with the name: “Name: Ada”.',
    reload: '“Reloads once” leads to a document that reads “Reloads: 1”.',
    late: '“Late load” leads to a text that is there 3 seconds before the load event.',
    window: '“Named window” uses its open window again: “Visits: 2”.',
    download: '“Download the orders” saves “orders.csv” without leaving the page.',
    listed: '`go-history` lists the addresses of this page in this tab, in the order of the visits.',
    return: '“Back to the page Navigation” leads from each document to this page with the options of its address.',
  },
  testIds: [
    { name: 'navigation', element: 'div', when: 'always' },
    { name: 'go-inbox', element: 'button', when: 'always' },
    { name: 'go-archive', element: 'button', when: 'always' },
    { name: 'go-settings', element: 'button', when: 'always' },
    { name: 'go-replace', element: 'button', when: 'always' },
    { name: 'go-skeleton', element: 'button', when: 'always' },
    { name: 'go-view', element: 'h3', when: 'always' },
    { name: 'go-content', element: 'div', when: 'always' },
    { name: 'go-list', element: 'ul', when: 'in the views “inbox” and “archive”' },
    { name: 'go-status', element: 'p', when: 'always, empty while nothing is under way' },
    { name: 'go-history', element: 'ol', when: 'always' },
    { name: 'go-script', element: 'a', when: 'always' },
    { name: 'go-meta', element: 'a', when: 'always' },
    { name: 'go-chain', element: 'a', when: 'always' },
    { name: 'go-name-get', element: 'input', when: 'always' },
    { name: 'go-get', element: 'button', when: 'always' },
    { name: 'go-name-post', element: 'input', when: 'always' },
    { name: 'go-post', element: 'button', when: 'always' },
    { name: 'go-reload', element: 'a', when: 'always' },
    { name: 'go-cached', element: 'a', when: 'always' },
    { name: 'go-late-load', element: 'a', when: 'always' },
    { name: 'go-window', element: 'a', when: 'always' },
    { name: 'go-download', element: 'a', when: 'always' },
    { name: 'go-fragment', element: 'a', when: 'always' },
    { name: 'go-rules', element: 'section', when: 'always' },
  ],
  prose: [
    [
      'Go from view to view in this document, and from this document to others. Find out what tells that you have ' +
        'arrived: address, title, text or the load event.',
      'Some of these lead to another part of this document, some to another document, and one to none. Wait for what ' +
        'shows that the way is over.',
    ],
  ],
} as const satisfies Page;
