import type { Page } from '../../page';

export default {
  id: 'home',
  title: 'Test Automation Practice (Web and Mobile Web)',
  blurb: 'Every page as a card.',
  skill: 'finds its way',
  goal:
    'Each exercise has a card. Practise finding one among many similar cards by its name or its test id, and not by ' +
    'its place. A click on it shows another page, mostly in the same document.',
  pitfall: 'Taking the third card of the second group: a new exercise moves it, and the test opens a wrong page.',
  readMore: {
    playwright: 'https://playwright.dev/docs/locators',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/locators/',
    webdriverio: 'https://webdriver.io/docs/selectors',
    cypress: 'https://docs.cypress.io/app/core-concepts/best-practices',
  },
  requirements: {
    heading: 'The heading is “Test Automation Practice (Web and Mobile Web)”.',
    cards: 'The cards show the pages of the sidebar, in the same groups and the same order.',
    described: 'Each card has a line that describes its page.',
    links: 'A click anywhere on a card shows its page.',
    search: 'A text in `page-search` leaves only the cards with this text in their name or description.',
    count: '`page-search-result` counts the cards: “1 of 9 pages” if the sidebar lists nine.',
    nothing: 'If no page has the text, `page-search-result` begins with “Nothing found for”.',
    inside: 'Requirements and test ids are searched too.',
    shortcut: 'The key / moves the focus to `page-search`.',
    untyped: 'When the key / moves the focus to `page-search`, the field stays empty.',
    'start-here': '“Start here” leads to the first page of the track “First week”.',
    levels: 'Each card shows the level of its page: “Level 1”, “Level 2” or “Level 3”.',
    tracks: 'Each card names the track of its page, “First week” or “What is hard”.',
    command: 'The command in `run-command` starts this site, on its own port.',
    options: 'The command has the options of the address: /?seed=7&variant=B adds “--seed 7 --variant B”.',
    copy: 'The button beside the command copies it.',
    copied: 'After a click the copy button shows “Copied” for a moment.',
    hunt: 'The link “Bug hunt” opens the page “Bug hunt”.',
    shop: 'The link “Practise on a whole shop” opens the page “Shop”.',
  },
  testIds: [
    { name: 'promises', element: 'ul', when: 'always' },
    { name: 'start-here', element: 'a', when: 'always' },
    { name: 'hunt-link', element: 'a', when: 'always' },
    { name: 'whole-shop', element: 'a', when: 'always' },
    { name: 'page-search-result', element: 'p', when: 'always; empty while nothing is searched for' },
    { name: 'run-bar', element: 'div', when: 'always' },
    { name: 'run-command', element: 'code', when: 'always' },
    {
      name: 'feature-card-<page>',
      parameters: { page: { kind: 'menu-page' } },
      element: 'a',
      when: 'while nothing is searched for, or the page was found',
    },
    {
      name: 'level-<page>',
      parameters: { page: { kind: 'menu-page' } },
      element: 'p',
      when: 'while the card of the page shows',
    },
  ],
  prose: [
    [
      ' small pages, each with one behaviour that makes a browser test hard. All of it runs on your own machine, and ' +
        'with ',
      ' small pages, and on each of them one thing that browser tests find hard. Your own machine serves all of ' +
        'them, and with ',
    ],
  ],
} as const satisfies Page;
