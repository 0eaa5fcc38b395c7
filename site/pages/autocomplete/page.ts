import type { Page } from '../../page';

const place = { kind: 'text', description: 'a place' } as const;
const ferries = ['out-08', 'out-12', 'out-18', 'back-08', 'back-12', 'back-18'] as const;

export default {
  id: 'autocomplete',
  title: 'Autocomplete',
  icon: 'TextSearch',
  onDemand: true,
  blurb: 'Choose from a dropdown, a multi-select and suggestions.',
  skill: 'waits for suggestions',
  words: [
    'combobox',
    'typeahead',
    'suggestion',
    'dropdown',
    'drop-down',
    'select',
    'listbox',
    'multiselect',
    'option',
    'optgroup',
    'debounce',
    'race condition',
    'chips',
    'tags input',
    'retry',
    'autosuggest',
  ],
  level: 2,
  track: { name: 'First week', place: 160 },
  goal:
    'A field with suggestions from requests, a field for several choices, a dropdown with groups, and one with a ' +
    'styled list. Practise typing, waiting for the suggestions to your text, and choosing one by pointer and by ' +
    'keyboard.',
  pitfall:
    'Clicking the first suggestion that appears: it may belong to the text of a moment ago, and be replaced before ' +
    'the click.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/waits/',
    webdriverio: 'https://webdriver.io/docs/autowait',
    cypress: 'https://docs.cypress.io/app/core-concepts/interacting-with-elements',
  },
  requirements: {
    asked: 'A text in “Place” is requested when no key was pressed for 300 ms: “Questions: 1”.',
    loading: 'The list reads “Loading places...” until the response, which takes 100 to 1500 ms more.',
    matches: 'The list offers all places that begin with the text, in alphabetical order.',
    letters: 'Case and accents of the text make no difference.',
    empty: 'The list reads “No places found” when no place begins with the text.',
    newest: 'Only the response to the newest text is shown, even if an older response arrives later.',
    keys: 'Arrow keys go from suggestion to suggestion.',
    enter: 'Enter chooses the active suggestion: “Chosen: Ashby”.',
    escape: 'Escape closes the list, but keeps the text.',
    chosen: 'A click on a suggestion puts it into the field and into `place-result`: “Chosen: Ashby”.',
    cleared: '“Clear place” removes the choice: “Chosen: none”.',
    failed: 'With “Let the next answer fail” ticked the next response is “Places could not be loaded”.',
    unticked: '“Let the next answer fail” applies to one response only.',
    retried: '“Try again” requests the same text once more.',
    stops: '“Stops” takes several places, in the order of their choice: “Stops: Málaga, Ashby”.',
    offered: '“Stops” never offers a chosen place again.',
    backspace: 'Backspace in the empty field removes the last stop.',
    removed: '“Remove Ashby” removes that stop.',
    none: 'Without a stop the result reads “Stops: none”.',
    ferry: '“Ferry” offers 08:00, 12:00 and 18:00 in “Out” and, with 12:00 disabled, in “Back”.',
    group: '`ferry-result` shows the group of the chosen time: “Ferry: Back, 08:00”.',
    cabin: '“Cabin” offers “Inside”, “Sea view” and “Balcony”.',
    booked: '`cabin-result` shows the chosen one: “Cabin: Balcony”.',
    picker:
      '`cabin-picker` reads “Picker: customizable” if the browser has a customizable select, else “Picker: plain”.',
  },
  testIds: [
    { name: 'place-example', element: 'section', when: 'always' },
    { name: 'place-input', element: 'input', when: 'always' },
    { name: 'place-clear', element: 'button', when: 'while a place is chosen' },
    { name: 'place-loading', element: 'span', when: 'until the response has come' },
    { name: 'place-list', element: 'ul', when: 'while there are suggestions' },
    { name: 'place-option-<place>', parameters: { place }, element: 'li', when: 'for each suggestion' },
    { name: 'place-empty', element: 'span', when: 'after a response without a place' },
    { name: 'place-error', element: 'p', when: 'after a request that failed' },
    { name: 'place-retry', element: 'button', when: 'after a request that failed' },
    { name: 'place-fail', element: 'input', when: 'always' },
    { name: 'place-result', element: 'p', when: 'always' },
    { name: 'place-questions', element: 'p', when: 'always' },
    { name: 'stops-example', element: 'section', when: 'always' },
    { name: 'stops-input', element: 'input', when: 'always' },
    { name: 'stops-list', element: 'ul', when: 'while its list is open' },
    { name: 'stops-option-<place>', parameters: { place }, element: 'li', when: 'for each place in the list' },
    { name: 'stops-empty', element: 'span', when: 'while no place begins with the text' },
    { name: 'stops-chip-<place>', parameters: { place }, element: 'div', when: 'for each stop' },
    { name: 'stops-remove-<place>', parameters: { place }, element: 'button', when: 'for each stop' },
    { name: 'stops-result', element: 'p', when: 'always' },
    { name: 'ferry-example', element: 'section', when: 'always' },
    { name: 'ferry-select', element: 'select', when: 'always' },
    {
      name: 'ferry-group-<direction>',
      parameters: { direction: ['Out', 'Back'] },
      element: 'optgroup',
      when: 'always',
    },
    { name: 'ferry-option-<id>', parameters: { id: ferries }, element: 'option', when: 'always' },
    { name: 'ferry-result', element: 'p', when: 'always' },
    { name: 'cabin-example', element: 'section', when: 'always' },
    { name: 'cabin-select', element: 'select', when: 'always' },
    {
      name: 'cabin-option-<cabin>',
      parameters: { cabin: ['Inside', 'Sea view', 'Balcony'] },
      element: 'option',
      when: 'always',
    },
    { name: 'cabin-result', element: 'p', when: 'always' },
    { name: 'cabin-picker', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Four ways to choose from a list: suggestions that are fetched as one types, several choices in one field, a ' +
        'dropdown with groups and one with a list of its own. Wait for the response to your last request, not for ' +
        'the first.',
      'Lists to choose from in four forms, one of them fetched while typing, one for several choices. Make sure ' +
        'that you pick from the response to your latest request.',
    ],
  ],
} as const satisfies Page;
