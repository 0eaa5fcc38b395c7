import type { Page } from '../../page';

const number = { kind: 'number', description: 'its number, from 1' } as const;

export default {
  id: 'long-lists',
  title: 'Long Lists',
  icon: 'Rows3',
  ownScript: true,
  blurb: 'Find rows in a virtual list and with infinite scroll.',
  skill: 'loads more by scrolling',
  words: [
    'infinite scroll',
    'virtual scroll',
    'virtualized list',
    'windowing',
    'scroll',
    'scrolling',
    'lazy load',
    'lazy loading',
    'load more',
    'pagination',
    'feed',
    'retry',
    'listbox',
    'scroll into view',
  ],
  level: 3,
  track: { name: 'What is hard', place: 110 },
  goal:
    'A virtual list of 10,000 rows, a list with infinite scroll, and one that loads more at a click. Practise ' +
    'reaching a row that is not in the document yet, selecting rows that are not there at the same time, and ' +
    'finding the end of a list.',
  pitfall:
    'Counting the rows in the document, or looking for a row without scrolling: most rows that are not visible are ' +
    'not in the document.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/wheel/',
    webdriverio: 'https://webdriver.io/docs/autowait',
    cypress: 'https://docs.cypress.io/app/core-concepts/interacting-with-elements',
  },
  requirements: {
    rows: 'The list “Rows” has “Row 1” to “Row 10000” in this order.',
    few: 'Never more than 40 rows are in the document at once.',
    heights: 'Rows are 44, 64 or 84 pixels high in turn, beginning with 44 for “Row 1”.',
    positions: 'For assistive technology “Row 5000” is number 5000 of 10000.',
    jump: '“Jump” scrolls the row of “Row number” to the top of the list, or as near as possible.',
    enter: 'Enter in “Row number” does the same as “Jump”.',
    refused: 'Without a whole number from 1 to 10000 “Jump” shows “Enter a number from 1 to 10000”.',
    select: 'A click selects its row alone: “Selected: 1”.',
    range: 'A click with Shift selects all rows from the last one clicked without it: “Selected: 21”.',
    toggled: 'A click with Control adds its row to the selection, or removes it.',
    kept: 'Selected rows stay selected, and counted, when they are scrolled out of the list.',
    cleared: '“Clear selection” leaves no row selected: “Selected: 0”.',
    keys: 'Arrow keys, Home and End change the active row of the focused list: “Active: Row 2”.',
    view: 'The active row is always scrolled into view.',
    space: 'Space selects the active row alone.',
    feed: '“Feed” loads twenty more items when it is scrolled to its end.',
    loading: '`feed-status` reads “Loading” for the 1 to 2 seconds of a load.',
    end: 'The feed ends with “End of the list: 200 items”.',
    failed: 'One load of the feed, chosen by the seed, ends with “Loading failed”.',
    retry: '“Retry” loads the twenty items of the failed load.',
    paused: 'After a failure nothing is loaded until “Retry” is pressed.',
    more: '“Load more” adds ten items to “Parts”: “Shown: 20 of 50”.',
    busy: '“Load more” is disabled for the 1 to 2 seconds of a load.',
    all: '“Load more” stays disabled at “Shown: 50 of 50”.',
  },
  testIds: [
    { name: 'long-lists', element: 'div', when: 'always' },
    { name: 'rows-number', element: 'input', when: 'always' },
    { name: 'rows-jump', element: 'button', when: 'always' },
    { name: 'rows-error', element: 'p', when: 'after a jump without a number from 1 to 10000' },
    { name: 'rows-list', element: 'div', when: 'always' },
    {
      name: 'rows-row-<number>',
      parameters: { number },
      element: 'div',
      when: 'for each row in view and some around them',
    },
    { name: 'rows-selected', element: 'span', when: 'always' },
    { name: 'rows-active', element: 'span', when: 'always' },
    { name: 'rows-clear', element: 'button', when: 'always' },
    { name: 'feed-list', element: 'section', when: 'always' },
    { name: 'feed-item-<number>', parameters: { number }, element: 'li', when: 'for each item that was loaded' },
    { name: 'feed-status', element: 'span', when: 'always' },
    { name: 'feed-retry', element: 'button', when: 'after a load that failed' },
    { name: 'more-list', element: 'section', when: 'always' },
    { name: 'more-item-<number>', parameters: { number }, element: 'li', when: 'for each item that was loaded' },
    { name: 'more-button', element: 'button', when: 'always' },
    { name: 'more-status', element: 'span', when: 'always' },
  ],
  prose: [
    [
      'Lists that are not all there: one draws the rows in view, one loads as it is scrolled, one at a ' +
        'click. Reach a row that the document does not have yet, and know when a list is at its end.',
      'None of these lists is whole at first. The first has only the rows that are in view, the second grows at ' +
        'its end, the third at a button. Find what is not there yet, and where it stops.',
    ],
  ],
} as const satisfies Page;
