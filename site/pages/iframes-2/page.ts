import type { Page } from '../../page';
import { editableTableTestIds } from '../../shared/editable-table-test-ids.ts';

export default {
  id: 'iframes-2',
  title: 'Dynamic Tables Have Input',
  blurb: 'The editable table on its own.',
  library: 'mui',
  skill: 'edits inside frames',
  goal:
    'The editable table alone, as other pages embed it. Practise one test that works on the page by itself and ' +
    'inside a frame: only the way to the document differs.',
  pitfall:
    'Copying the test for the frame: after a while the two copies differ. Pass the page or the frame to one helper.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#select-options',
    selenium: 'https://www.selenium.dev/documentation/webdriver/support_features/select_lists/',
    webdriverio: 'https://webdriver.io/docs/api/element/selectByVisibleText',
    cypress: 'https://docs.cypress.io/api/commands/select',
  },
  requirements: {
    heading: 'The page has the heading “Dynamic Tables Have Input”.',
    rows: 'The rows are those of Bob Johnson, Jane Smith and John Doe, in this order.',
    named: 'Each name field is named after its row: “Name in row 2”.',
    'named-status': 'Each status dropdown is named after its row: “Status in row 2”.',
    'named-roles': 'Each list of roles is named after its row: “Roles in row 2”.',
    sort: 'A click on a header sorts by the current values of the rows.',
    unmoved: 'No row moves while a value is entered.',
    dialog: 'The button of a row opens one dialog, “Action”.',
    closed: '“Close” closes the dialog.',
    returned: 'When the dialog closes, the focus is on the button of the row again.',
    result: '`editable-action-result` names the button that was pressed last: “Last action: Delete on row 3”.',
    empty: 'The line is empty until a button is pressed.',
  },
  testIds: editableTableTestIds,
  prose: [
    [
      'The editable table on its own, as other pages embed it. Type a name, choose a status and several roles, ' +
        'sort by another column, and see what you entered move along with its row.',
      'This is the editable table alone, for frames of other pages. What is entered in a row stays with it, ' +
        'however the table is sorted.',
    ],
  ],
} as const satisfies Page;
