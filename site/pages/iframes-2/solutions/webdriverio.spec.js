import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('iframes-2', () => {
  const dialog = () => $('[role=dialog]');
  const control = (kind, id) => byTestId(`editable-${kind}-${id}`);

  beforeEach(() => browser.url('/iframes-2'));

  async function closeByEscape() {
    await expect(dialog()).toBeDisplayed();
    await browser.keys('Escape');
    await expect(dialog()).not.toExist();
  }

  it('heading: the page has its heading', async () => {
    await expect($('h1')).toHaveText('Dynamic Tables Have Input');
  });

  it('rows: the three rows are in their order', async () => {
    await expect(byTestIdPrefix('editable-name-')).toHaveValue(['Bob Johnson', 'Jane Smith', 'John Doe']);
  });

  it('named: each name field is named after its row', async () => {
    for (const id of [1, 2, 3]) await expect(control('name', id)).toHaveComputedLabel(`Name in row ${id}`);
  });

  it('named-status: each status is named after its row', async () => {
    for (const id of [1, 2, 3]) await expect(control('status', id)).toHaveComputedLabel(`Status in row ${id}`);
  });

  it('named-roles: each list of roles is named after its row', async () => {
    for (const id of [1, 2, 3]) await expect(control('role', id)).toHaveComputedLabel(`Roles in row ${id}`);
  });

  it('sort: a header sorts by the current values', async () => {
    await control('status', 1).selectByVisibleText('Inactive');
    await control('status', 2).selectByVisibleText('Active');
    await byTestId('editable-header-status').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['2', '3', '1']);
  });

  it('unmoved: no row moves while a value is entered', async () => {
    await byTestId('editable-header-id').click();
    // Key by key, as a person types. If the row moved, the field would lose the focus.
    await control('name', 1).addValue(`${Key.End} the Younger`);
    await expect(control('name', 1)).toBeFocused();
    await control('status', 1).selectByVisibleText('Inactive');
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['1', '2', '3']);
  });

  it('dialog: the button of a row opens one dialog', async () => {
    for (const id of [1, 2, 3]) {
      await control('action', id).click();
      await expect(dialog()).toHaveComputedLabel('Action');
      await expect($$('[role=dialog]')).toBeElementsArrayOfSize(1);
      await closeByEscape();
    }
  });

  it('closed: “Close” closes the dialog', async () => {
    await control('action', 1).click();
    await dialog().$('button=Close').click();
    await expect(dialog()).not.toExist();
  });

  it('returned: the focus is on the button again', async () => {
    await control('action', 1).click();
    await closeByEscape();
    await expect(control('action', 1)).toBeFocused();
  });

  it('result: the line names the button that was pressed last', async () => {
    for (const [id, action] of [
      [1, 'Add'],
      [3, 'Delete'],
    ]) {
      await control('action', id).click();
      await expect(byTestId('editable-action-result')).toHaveText(`Last action: ${action} on row ${id}`);
      await closeByEscape();
    }
  });

  it('empty: the line is empty until a button is pressed', async () => {
    await expect(byTestId('editable-action-result')).toHaveText('');
  });
});
