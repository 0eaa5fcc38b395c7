import type { Page } from '../../page';

const number = { kind: 'number', description: 'its number, from 1' } as const;

export default {
  id: 'long-lists',
  title: 'Long Lists',
  icon: 'Rows3',
  onDemand: true,
  blurb: 'Find rows in a virtual list and with infinite scroll.',
  skill: 'loads more by scrolling',
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
    rows:
      'The list “Rows” has “Row 1” to “Row 10000” in this order; the rows in view are in the document wherever it is ' +
      'scrolled to, and never more than 40 rows at once.',
    heights:
      'Rows are 44, 64 and 84 pixels high by turns, beginning with 44 for “Row 1”, and each begins where the one ' +
      'before it ends.',
    positions: 'Assistive technology is told each row’s place in the whole list: “Row 5000” is number 5000 of 10000.',
    jump:
      '“Jump”, or Enter in “Row number”, scrolls that row to the top of the list, or as far as the list goes; with ' +
      'no whole number from 1 to 10000 it scrolls nothing and `rows-error` says “Enter a number from 1 to 10000”.',
    select:
      'A click selects a row alone, a click with Shift all rows from the last one clicked without it, and a click ' +
      'with Control adds or removes one; `rows-selected` reads “Selected: 21”.',
    kept:
      'Selected rows are still selected, and still counted, after they were scrolled out of the list; “Clear ' +
      'selection” selects none of them: “Selected: 0”.',
    keys:
      'With the focus in the list, the arrows make the next or previous row the active one, Home and End the first ' +
      'or last; it comes into view, `rows-active` names it, “Active: Row 2”, and Space selects it alone.',
    feed:
      'Scrolled to its end, “Feed” shows twenty more items after 1 to 2 seconds, “Loading” until then, up to “Item ' +
      '200”: `feed-status` goes from “Shown: 20” to “End of the list: 200 items”.',
    retry:
      'One load of the feed, chosen by the seed, fails with “Loading failed”: nothing is loaded then until “Retry” ' +
      'is pressed, which shows the twenty items that were due, in the same time.',
    more:
      '“Load more” adds ten items to “Parts” after 1 to 2 seconds, in which it is disabled; `more-status` goes from ' +
      '“Shown: 10 of 50” to “Shown: 50 of 50”, where it stays disabled.',
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
