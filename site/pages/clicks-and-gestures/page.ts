import type { Page } from '../../page';

export default {
  id: 'clicks-and-gestures',
  title: 'Clicks and Gestures',
  icon: 'Pointer',
  onDemand: true,
  blurb: 'Ctrl click, Shift click, double click, long press, swipe and pinch.',
  skill: 'clicks with modifier keys',
  level: 3,
  track: { name: 'What is hard', place: 210 },
  goal:
    'A gesture is several events in order and in time: keys held around a click, a press that lasts, two fingers that ' +
    'part. Tools send some of them as a person would, and leave others to you.',
  pitfall:
    'Clicking by a script when a gesture is awkward: the browser marks such a click as not trusted, and neither keys ' +
    'nor press nor focus come with it.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/',
    webdriverio: 'https://webdriver.io/docs/api/browser/action',
    cypress: 'https://docs.cypress.io/app/core-concepts/interacting-with-elements',
  },
  requirements: {
    select: 'A click on a row selects it alone: “Selected: 2”.',
    toggle: 'A click with Ctrl or Cmd adds a row to the selection, or takes it out again.',
    range: 'A click with Shift selects every row from the last one clicked without Shift.',
    all: 'All twelve rows are selected by Ctrl+A or Cmd+A.',
    extend: 'Shift with an arrow key moves the end of the selection by one row.',
    edit: 'A double click, F2 or Enter makes row 3 the field `clicks-edit-3` with its text.',
    keep: 'Enter or a click elsewhere keeps the new text of a row.',
    discard: 'Escape in the field keeps the old text of a row.',
    rectangle: 'A rectangle drawn over tiles selects those that it touches: “Tiles: 1, 2”.',
    press: 'A press of 600 ms on “Hold for menu” opens `clicks-press-menu`.',
    alt: 'Only clicks with Alt count in `clicks-alt`: “Alt clicks: 1”.',
    middle: 'Only clicks of the middle button count in `clicks-middle`: “Middle clicks: 1”.',
    paragraph: 'A triple click selects the whole paragraph: “Selected words: 14”.',
    slide: 'A swipe to the left, Right arrow or “Next” shows the next slide: “Slide 2 of 5”.',
    zoom: 'Plus, minus and Ctrl with the wheel zoom by 25 %, from “50 %” to “400 %”.',
    pinch: 'Two fingers zoom by the factor by which their distance grows.',
    chord: 'S within a second of Ctrl+K counts: “Chords: 1”.',
    log: '`clicks-log` lists the last ten clicks from the newest on: “click left Shift mouse trusted”.',
    trust: 'A click by a script is “not trusted” in `clicks-log`.',
  },
  testIds: [
    { name: 'clicks-and-gestures', element: 'div', when: 'always' },
    {
      name: 'clicks-row-<n>',
      parameters: { n: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      element: 'tr',
      when: 'always',
    },
    {
      name: 'clicks-edit-<n>',
      parameters: { n: { kind: 'number', description: 'the row' } },
      element: 'input',
      when: 'while the row is edited',
    },
    { name: 'clicks-selected', element: 'p', when: 'always' },
    { name: 'clicks-tiles', element: 'div', when: 'always' },
    {
      name: 'clicks-tile-<n>',
      parameters: { n: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      element: 'button',
      when: 'always',
    },
    { name: 'clicks-tiles-selected', element: 'p', when: 'always' },
    { name: 'clicks-press', element: 'button', when: 'always' },
    { name: 'clicks-press-menu', element: 'div', when: 'while the menu is open' },
    { name: 'clicks-press-result', element: 'p', when: 'always' },
    { name: 'clicks-alt', element: 'button', when: 'always' },
    { name: 'clicks-middle', element: 'button', when: 'always' },
    { name: 'clicks-paragraph', element: 'p', when: 'always' },
    { name: 'clicks-words', element: 'p', when: 'always' },
    { name: 'clicks-slide', element: 'div', when: 'always' },
    { name: 'clicks-previous', element: 'button', when: 'always' },
    { name: 'clicks-next', element: 'button', when: 'always' },
    { name: 'clicks-zoom', element: 'div', when: 'always' },
    { name: 'clicks-zoom-out', element: 'button', when: 'always' },
    { name: 'clicks-zoom-in', element: 'button', when: 'always' },
    { name: 'clicks-chord', element: 'p', when: 'always' },
    { name: 'clicks-log', element: 'ol', when: 'always' },
  ],
  prose: [
    [
      'More than a plain click: with keys held, twice, three times, for a while, by two fingers. The log at the end ' +
        'says how the browser saw each click.',
      'Here one click is not enough. Hold a key or the button, draw, swipe and pinch, and read at the end how each ' +
        'click arrived.',
    ],
  ],
} as const satisfies Page;
