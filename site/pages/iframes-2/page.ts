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
    rows: 'Under “Dynamic Tables Have Input” stand the rows of Bob Johnson, Jane Smith and John Doe, in this order.',
    named: 'Every control is named after its row, such as “Name in row 2”, “Status in row 2” and “Roles in row 2”.',
    sort: 'A click on a header sorts by what the rows hold by then, and no row moves while something is entered.',
    dialog: 'A row’s button opens one dialog “Action”; “Close” closes it and gives the focus back to the button.',
    result: 'After a row’s button `editable-action-result` reads “Last action: Delete on row 3”, and nothing before.',
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
