import type { Page } from '../../page';
import { editableTableTestIds } from '../../shared/editable-table-test-ids.ts';

export default {
  id: 'tables',
  title: 'Tables',
  icon: 'Table',
  blurb: 'Sort a table by column, edit cells, act on one row.',
  library: 'mui',
  skill: 'sorts and edits',
  words: [
    'grid',
    'data table',
    'Material UI',
    'sorting',
    'sort order',
    'column header',
    'nth-child',
    'row',
    'cell',
    'inline editing',
    'multiple select',
    'dropdown',
    'select',
    'text field',
    'data grid',
  ],
  level: 2,
  track: { name: 'First week', place: 90 },
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
    columns: 'The headers of “Dynamic Tables” read “id”, “name”, “email”, “status” and “role” in lower case.',
    'action-column': '“Dynamic Tables Have Input” has the header “action” as well.',
    people:
      'The rows are “3 Bob Johnson bob@example.com Active”, “2 Jane Smith jane@example.com Inactive” and ' +
      '“1 John Doe john@example.com Active”.',
    roles: 'At first Bob Johnson is Editor, Jane Smith is User, John Doe is Admin.',
    sort: 'A click on the header of another column sorts by that column in ascending order.',
    reverse: 'Another click on the same header reverses the order.',
    arrow: 'Only the header of the sorted column shows an arrow: ↑ for ascending, ↓ for descending.',
    'aria-sort': 'The aria-sort of that header is “ascending” or “descending”.',
    stable: 'Rows with the same value keep the order of their ids, in either direction.',
    controls: 'In the second table names are text fields, statuses are dropdowns with “Active” and “Inactive”.',
    multiple: 'In the second table a row can have any number of the roles “Admin”, “User” and “Editor”.',
    kept: 'Values entered in a row of the second table stay in that row after a sort by another column.',
    action: '“Add” in rows 1 and 2, and “Delete” in row 3, open the dialog “Action”: “Action clicked”.',
    closed: '“Close” closes the dialog.',
    result: 'The line below names the last pressed button with its row: “Last action: Delete on row 3”.',
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
