import type { Page } from '../../page';

const kinds = ['native', 'multiple', 'react-select', 'antd', 'mui', 'listbox', 'cascader', 'loading'] as const;

export default {
  id: 'dropdowns',
  title: 'Dropdowns',
  icon: 'SquareChevronDown',
  ownScript: true,
  kilobytes: 340,
  blurb: 'Native selects, react-select, antd, MUI, ARIA and more.',
  skill: 'chooses from any dropdown',
  words: [
    'dropdown',
    'drop-down',
    'select',
    'select2',
    'combobox',
    'combo box',
    'listbox',
    'autocomplete',
    'react-select',
    'creatable',
    'portal',
    'cascader',
    'typeahead',
    'type-ahead',
    'optgroup',
    'multiselect',
    'multi-select',
    'virtual list',
    'option',
    'unicode',
  ],
  level: 2,
  track: { name: 'What is hard', place: 180 },
  goal:
    'Few dropdowns are a native select. The options of the others are somewhere else in the document, not there before ' +
    'the list is open, or only there while they are in view.',
  pitfall:
    'Choosing an option by its text and checking the text afterwards: two options can read the same, and what the form ' +
    'sends is the value.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#select-options',
    selenium: 'https://www.selenium.dev/documentation/webdriver/support_features/select_lists/',
    webdriverio: 'https://webdriver.io/docs/api/element/selectByAttribute',
    cypress: 'https://docs.cypress.io/api/commands/select',
  },
  requirements: {
    values: 'Below each dropdown is the value of the chosen city, not its name: “cairo”.',
    twins: 'The second “Springfield” of each list has the value “springfield-2”.',
    disabled: '“Athens” cannot be chosen in “Native”.',
    several: 'The values of all cities chosen in “Multiple” are joined by commas: “lima, tokyo”.',
    search: '“react-select” lists only the cities whose name contains the typed text, in capitals or not.',
    created: 'Enter in “react-select” chooses a text that matches no city, exactly as typed: “New Town”.',
    kept: 'A created city stays in the list of “react-select” when another one is chosen.',
    filter: '“antd” lists only the cities whose name contains the typed text.',
    all: 'The list of “antd” goes down to “Zürich”, the last of 500 cities.',
    covered: 'While “MUI” is open, a click elsewhere only closes it.',
    opened: 'When “Listbox” opens, the chosen option is the active one, or else the first.',
    ends: 'Home and End in “Listbox” make the first or the last option the active one.',
    typeahead: 'Letters typed in a row in “Listbox” lead to the city that begins with them.',
    upwards: 'The lists of “Listbox” and “Loading” open upwards if there is no room below.',
    levels: '“Cascader” shows its levels joined by slashes: “asia / japan / tokyo”.',
    whole: '“Cascader” shows “nothing” until a city is chosen, even while a country is open.',
    arrival: 'The cities of “Loading” arrive 300 to 1200 milliseconds after it was opened.',
    failed: 'One of the first two loads of “Loading” fails, chosen by the seed: “Could not load cities”.',
    retry: '“Try again” opens “Loading” with its cities.',
    late: '“Loading” stays closed when its cities arrive after Escape.',
    escape: 'Escape closes an open dropdown without changing its value.',
    focus: 'After Escape the dropdown has the focus.',
  },
  testIds: [
    { name: 'dropdown-<kind>', parameters: { kind: kinds }, element: 'section', when: 'always' },
    { name: 'dropdown-value-<kind>', parameters: { kind: kinds }, element: 'p', when: 'always' },
    { name: 'dropdown-error', element: 'p', when: 'always, empty without an error' },
    { name: 'dropdown-retry', element: 'button', when: 'after a load has failed' },
  ],
  prose: [
    [
      'Eight ways to choose a city, and only two of them are a native select. Open each, choose, and read below it ' +
        'what a form would send.',
      'One city, eight kinds of lists. Choose it in each of them and compare the values below.',
    ],
  ],
} as const satisfies Page;
