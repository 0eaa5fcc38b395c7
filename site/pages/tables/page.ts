import type { Page } from '../../page';
import { editableTableTestIds } from '../../shared/editable-table-test-ids.ts';

export default {
  id: 'tables',
  title: 'Tables',
  icon: 'Table',
  blurb: 'Sort a table by column, edit cells, act on one row.',
  library: 'mui',
  skill: 'sorts and edits',
  goal:
    'Two tables with the same three people: one to sort, one to sort and edit. Practise finding a cell by its row ' +
    'and column, comparing a whole order, and reading the values of inputs.',
  pitfall:
    'Reading the first row, sorting, and reading the same element again: the element moved with its row, so the ' +
    'test sees no change.',
  readMore: {
    playwright: 'https://playwright.dev/docs/locators#lists',
    selenium: 'https://www.selenium.dev/documentation/webdriver/support_features/select_lists/',
    webdriverio: 'https://webdriver.io/docs/api/element/selectByVisibleText',
    cypress: 'https://docs.cypress.io/api/commands/within',
  },
  requirements: {
    columns:
      'Under “Dynamic Tables” the headers read “id”, “name”, “email”, “status” and “role” in lower case; under ' +
      '“Dynamic Tables Have Input” there is “action” as well.',
    people:
      'Both tables begin with 3 Bob Johnson, bob@example.com, Active, Editor; then 2 Jane Smith, jane@example.com, ' +
      'Inactive, User; then 1 John Doe, john@example.com, Active, Admin.',
    sort:
      'A click on the header that is sorted by turns the order round, one on any other header sorts by it in ' +
      'ascending order.',
    arrow:
      'Only the header that is sorted by shows an arrow, ↑ for ascending and ↓ for descending, and its aria-sort ' +
      'says the same.',
    stable:
      'Rows with the same value keep the order of their ids: by status John Doe comes before Bob Johnson in either ' +
      'direction.',
    controls:
      'In the second table a name is a text field, a status one choice of “Active” and “Inactive”, a role any choice ' +
      'of “Admin”, “User” and “Editor”, while id and email are plain text.',
    kept: 'What was entered in a row stays in it when another column is sorted, and leaves the first table as it was.',
    action:
      'The buttons of rows 1 to 3 read “Add”, “Add” and “Delete”, and each opens a dialog “Action” with the text ' +
      '“Action clicked”, which “Close” closes.',
    result:
      'The line below the second table names the button that was pressed last and its row, “Last action: Delete on ' +
      'row 3”, and is empty before the first.',
  },
  testIds: [
    { name: 'dynamic-table', element: 'div', when: 'always' },
    {
      name: 'table-header-<key>',
      parameters: { key: ['id', 'name', 'email', 'status', 'role'] },
      element: 'th',
      when: 'always',
    },
    { name: 'table-row-<id>', parameters: { id: [1, 2, 3] }, element: 'tr', when: 'always' },
    {
      name: 'table-cell-<key>-<id>',
      parameters: { key: ['id', 'name', 'email', 'status', 'role'], id: [1, 2, 3] },
      element: 'td',
      when: 'always',
    },
    ...editableTableTestIds,
  ],
  prose: [
    [
      'Click the column headers to sort: a second click on the same one turns the order round. Check where each ' +
        'person ends up, and which way the arrow points.',
      'Each header sorts its column, and a further click the other way round. Look at the arrow and at the order ' +
        'of the people.',
    ],
    [
      'Type a name, choose a status and several roles, then sort by another column: what you entered moves along ' +
        'with its row. The button at the end of a row opens a dialog.',
      'Change names, states and roles, and sort again: each row keeps what it was given. A dialog waits behind the ' +
        'last button of a row.',
    ],
  ],
} as const satisfies Page;
