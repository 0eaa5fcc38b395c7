import type { Page } from '../../page';

export default {
  id: 'checkboxes',
  title: 'Checkboxes',
  icon: 'SquareCheck',
  blurb: 'Check and uncheck one box, or all of them.',
  skill: 'sets checkboxes',
  words: ['checkbox', 'tick', 'toggle', 'check all', 'select all', 'boolean'],
  level: 1,
  track: { name: 'First week', place: 10 },
  goal:
    'Three checkboxes, one of them ticked at first. Practise setting a box to a state instead of clicking it, so ' +
    'that the test does not depend on the state before.',
  pitfall:
    'Clicking the box: if it was ticked already, the click unticks it, and the test does the opposite of what it ' +
    'says.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#checkboxes-and-radio-buttons',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/interactions/',
    webdriverio: 'https://webdriver.io/docs/api/element/isSelected',
    cypress: 'https://docs.cypress.io/api/commands/check',
  },
  requirements: {
    initial: 'At first only “Checkbox 2” is ticked.',
    toggle: 'A click on a box ticks it.',
    untick: 'A second click on the box removes the tick.',
    label: 'A click on the label of a box ticks it too.',
    space: 'Space ticks the focused box.',
    alone: 'A click on a box leaves the other boxes as they were.',
    all: '“Check All” ticks all three boxes.',
    again: '“Check All” keeps boxes ticked that were already ticked.',
    none: '“Uncheck All” removes every tick.',
    'none-again': '“Uncheck All” keeps boxes unticked that were already unticked.',
    count: 'The line below the buttons shows how many boxes are ticked: “Ticked: 1 of 3”.',
  },
  testIds: [
    { name: 'checkbox-group', element: 'div', when: 'always' },
    {
      name: 'checkbox-label-<id>',
      parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] },
      element: 'label',
      when: 'always',
    },
    {
      name: 'checkbox-<id>',
      parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] },
      element: 'input',
      when: 'always',
    },
    { name: 'check-all-button', element: 'button', when: 'always' },
    { name: 'uncheck-all-button', element: 'button', when: 'always' },
    { name: 'ticked-count', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Bring each box to the state that you want, ticked before or not, and read it back. One of the three is ' +
        'ticked when the page opens.',
      'Three boxes, of which one begins with a tick. Set them as you like, one by one or all at once.',
    ],
  ],
} as const satisfies Page;
