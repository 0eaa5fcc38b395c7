import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('iframes-2', () => {
  const dialog = () => $('[role=dialog]');

  beforeEach(() => browser.url('/iframes-2'));

  it('rows: the rows of Bob Johnson, Jane Smith and John Doe stand in this order', async () => {
    await expect($('h1')).toHaveText('Dynamic Tables Have Input');
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['3', '2', '1']);
    await expect(byTestIdPrefix('editable-name-')).toHaveValue(['Bob Johnson', 'Jane Smith', 'John Doe']);
  });

  it('named: every control is named after its row', async () => {
    for (const id of [1, 2, 3]) {
      await expect(byTestId(`editable-name-${id}`)).toHaveComputedLabel(`Name in row ${id}`);
      await expect(byTestId(`editable-status-${id}`)).toHaveComputedLabel(`Status in row ${id}`);
      await expect(byTestId(`editable-role-${id}`)).toHaveComputedLabel(`Roles in row ${id}`);
    }
  });

  it('sort: a header sorts by what the rows hold by then, and no row moves before', async () => {
    // Key by key, as a person types: a row that moved would take the focus away.
    await byTestId('editable-name-3').addValue(`${Key.Home}Young `);
    await expect(byTestId('editable-name-3')).toBeFocused();
    await expect(byTestId('editable-name-3')).toHaveValue('Young Bob Johnson');
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['3', '2', '1']);
    await byTestId('editable-header-name').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['3', '1', '2']);
    await byTestId('editable-status-2').selectByVisibleText('Active');
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['3', '1', '2']);
    await byTestId('editable-header-status').click();
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['1', '2', '3']);
  });

  it('dialog: a row’s button opens one dialog, and Close gives the focus back', async () => {
    for (const id of [1, 2, 3]) {
      await byTestId(`editable-action-${id}`).click();
      await expect(dialog()).toHaveComputedLabel('Action');
      await expect($$('[role=dialog]')).toBeElementsArrayOfSize(1);
      await dialog().$('button=Close').click();
      await expect(dialog()).not.toExist();
      await expect(byTestId(`editable-action-${id}`)).toBeFocused();
    }
  });

  it('result: the line names the row’s button, and nothing before', async () => {
    await expect(byTestId('editable-action-result')).toHaveText('');
    for (const [id, label] of [
      [3, 'Delete'],
      [1, 'Add'],
    ]) {
      await byTestId(`editable-action-${id}`).click();
      await expect(byTestId('editable-action-result')).toHaveText(`Last action: ${label} on row ${id}`);
      await dialog().$('button=Close').click();
      await expect(dialog()).not.toExist();
      // Sorted, the same row stands elsewhere: the line has its id and not its place.
      await byTestId('editable-header-id').click();
    }
  });
});
