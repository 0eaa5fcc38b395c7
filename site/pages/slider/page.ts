import type { Page } from '../../page';

export default {
  id: 'slider',
  title: 'Slider',
  icon: 'SlidersHorizontal',
  blurb: 'Set a range input to an exact value.',
  skill: 'sets exact values',
  words: ['range slider', 'range input', 'input range', 'tooltip', 'arrow key', 'step'],
  level: 1,
  track: { name: 'First week', place: 50 },
  goal:
    'A range input with a tooltip that is there only under the pointer. Practise setting an exact value: a drag ' +
    'lands near it, keys go there step by step, and filling sets it at once. Then check the value that the page ' +
    'shows.',
  pitfall:
    'Dragging by a number of pixels: the value depends on the width of the window, and the test fails on another ' +
    'screen.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/keyboard/',
    webdriverio: 'https://webdriver.io/docs/api/element/setValue',
    cypress: 'https://docs.cypress.io/api/commands/trigger',
  },
  requirements: {
    initial: 'At first the slider is at 50.',
    label: 'The slider has the label “Value from 0 to 100”.',
    follows: 'Setting the value of the slider changes the line below it: “Current value: 75”.',
    keyed: 'The line follows the arrow keys.',
    dragged: 'The line follows the slider during a drag.',
    step: 'An arrow key changes the value by 1.',
    bounds: 'The lowest value is 0.',
    highest: 'The highest value is 100.',
    tooltip: 'While the pointer is over the slider, a tooltip shows the current value.',
    left: 'Without the pointer over the slider no tooltip is in the document.',
  },
  testIds: [
    { name: 'slider-label', element: 'label', when: 'always' },
    { name: 'slider-container', element: 'div', when: 'always' },
    { name: 'slider', element: 'input', when: 'always' },
    { name: 'slider-tooltip', element: 'div', when: 'while the slider is hovered' },
    { name: 'slider-value', element: 'div', when: 'always' },
  ],
  prose: [
    [
      'Set an exact value by dragging, by the arrow keys, or by filling the input. A tooltip with the value is ' +
        'there only while the pointer is over the slider.',
      'Drag the thumb, use the arrows or fill the input until the value is the right one. Rest the pointer on it ' +
        'for the tooltip.',
    ],
  ],
} as const satisfies Page;
