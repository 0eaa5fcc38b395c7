import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const tables = ['table', 'editable'];

// Finds a row by the id of its person, and a cell by its column, because places change with every sort.
describe('tables', () => {
  const dialog = () => $('[role=dialog]');

  beforeEach(() => browser.url('/tables'));

  it('columns: both tables have their headers, in lower case', async () => {
    const columns = ['id', 'name', 'email', 'status', 'role'];
    // The text of the document, because `getText` is in capitals, as it is shown. Another test checks the arrow.
    const texts = (table) => byTestIdPrefix(`${table}-header-`).map((header) => header.getProperty('textContent'));
    expect((await texts('table')).map(firstWord)).toEqual(columns);
    expect((await texts('editable')).map(firstWord).slice(0, 5)).toEqual(columns);
  });

  it('action-column: the second table has the header “action”', async () => {
    await expect($$('h1')).toHaveText(['Dynamic Tables', 'Dynamic Tables Have Input']);
    await expect(byTestIdPrefix('editable-header-')).toBeElementsArrayOfSize(6);
    await expect(byTestId('editable-header-action')).toHaveElementProperty('textContent', 'action');
  });

  it('people: both tables begin with the same people', async () => {
    await expect(byTestIdPrefix('table-cell-id-')).toHaveText(['3', '2', '1']);
    await expect(byTestIdPrefix('editable-cell-id-')).toHaveText(['3', '2', '1']);
    for (const [id, name, email, status] of [
      ['3', 'Bob Johnson', 'bob@example.com', 'Active'],
      ['2', 'Jane Smith', 'jane@example.com', 'Inactive'],
      ['1', 'John Doe', 'john@example.com', 'Active'],
    ]) {
      await expect(byTestId(`table-cell-name-${id}`)).toHaveText(name);
      await expect(byTestId(`table-cell-email-${id}`)).toHaveText(email);
      await expect(byTestId(`table-cell-status-${id}`)).toHaveText(status);
      // Inputs have a value, but no text.
      await expect(byTestId(`editable-name-${id}`)).toHaveValue(name);
      await expect(byTestId(`editable-cell-email-${id}`)).toHaveText(email);
      await expect(byTestId(`editable-status-${id}`)).toHaveValue(status);
    }
  });

  it('roles: each person has a role at first', async () => {
    for (const [id, role] of [
      [3, 'Editor'],
      [2, 'User'],
      [1, 'Admin'],
    ]) {
      await expect(byTestId(`table-cell-role-${id}`)).toHaveText(role);
      await expectRoles(id, [role]);
    }
  });

  it('sort: a click on another header sorts in ascending order', async () => {
    for (const table of tables) {
      for (const [key, order] of [
        ['email', ['3', '2', '1']],
        // Two rows have the same status. Another test checks their order.
        ['status', [/[13]/, /[13]/, '2']],
        ['id', ['1', '2', '3']],
      ]) {
        await byTestId(`${table}-header-${key}`).click();
        await expect(byTestIdPrefix(`${table}-cell-id-`)).toHaveText(order);
      }
    }
  });

  it('reverse: a click on the same header reverses the order', async () => {
    for (const table of tables) {
      for (const order of [
        ['1', '2', '3'],
        ['3', '2', '1'],
      ]) {
        await byTestId(`${table}-header-name`).click();
        await expect(byTestIdPrefix(`${table}-cell-id-`)).toHaveText(order);
      }
    }
  });

  it('arrow: only the header of the sorted column has an arrow', async () => {
    for (const table of tables) {
      const header = byTestId(`${table}-header-name`);
      await expect(header).toHaveElementProperty('textContent', 'name ↑');
      await header.click();
      await expect(header).toHaveElementProperty('textContent', 'name ↓');
      await byTestId(`${table}-header-status`).click();
      await expect(byTestId(`${table}-header-status`)).toHaveElementProperty('textContent', 'status ↑');
      const texts = await byTestIdPrefix(`${table}-header-`).map((header) => header.getProperty('textContent'));
      expect(texts.filter((text) => /[↑↓]/.test(text))).toEqual(['status ↑']);
    }
  });

  it('aria-sort: aria-sort says the direction', async () => {
    for (const table of tables) {
      await expect($$(`[data-testid^="${table}-header-"][aria-sort]`)).toBeElementsArrayOfSize(1);
      const header = byTestId(`${table}-header-name`);
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await header.click();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    }
  });

  it('stable: rows with the same status keep the order of their ids', async () => {
    for (const table of tables) {
      // Only these rows have the same status. Whether they are above or below the other one, other tests check.
      const active = $$(`[data-testid="${table}-cell-id-1"], [data-testid="${table}-cell-id-3"]`);
      await expect(active).toHaveText(['3', '1']);
      for (const _ of ['one direction', 'the other']) {
        await byTestId(`${table}-header-status`).click();
        await expect(active).toHaveText(['1', '3']);
      }
    }
  });

  it('controls: names are text fields, and statuses are dropdowns', async () => {
    for (const id of [1, 2, 3]) {
      await expect(byTestId(`editable-name-${id}`)).toHaveComputedRole('textbox');
      const status = byTestId(`editable-status-${id}`);
      await expect(status).toHaveComputedRole('combobox');
      await expect(status.$$('option')).toHaveText(['Active', 'Inactive']);
      for (const key of ['id', 'email']) {
        const controls = byTestId(`editable-cell-${key}-${id}`).$$('input, select, button');
        await expect(controls).toBeElementsArrayOfSize(0);
      }
    }
  });

  it('multiple: a row can have several roles', async () => {
    for (const id of [1, 2, 3]) {
      const role = byTestId(`editable-role-${id}`);
      await expect(role).toHaveComputedRole('listbox');
      await expect(role.$$('option')).toHaveText(['Admin', 'User', 'Editor']);
      // In a list with several choices a click selects an option, or unselects it.
      for (const option of await role.$$('option:checked')) await option.click();
      await expectRoles(id, []);
      await role.selectByVisibleText('Admin');
      await role.selectByVisibleText('Editor');
      await expectRoles(id, ['Admin', 'Editor']);
    }
  });

  it('kept: an entered value stays in its row', async () => {
    await byTestId('editable-name-3').setValue('Zoë Fox');
    await byTestId('editable-status-3').selectByVisibleText('Inactive');
    await byTestId('editable-role-3').selectByVisibleText('Admin');
    for (const key of ['email', 'id', 'role']) {
      await byTestId(`editable-header-${key}`).click();
      await expect(byTestId(`editable-header-${key}`)).toHaveAttribute('aria-sort');
      await expect(byTestId('editable-name-3')).toHaveValue('Zoë Fox');
      await expect(byTestId('editable-status-3')).toHaveValue('Inactive');
      await expectRoles(3, ['Admin', 'Editor']);
      await expect(byTestId('editable-name-1')).toHaveValue('John Doe');
      await expect(byTestId('editable-name-2')).toHaveValue('Jane Smith');
    }
    await expect(byTestId('table-row-3').$$('td')).toHaveText([
      '3',
      'Bob Johnson',
      'bob@example.com',
      'Active',
      'Editor',
    ]);
    await expect(byTestIdPrefix('table-cell-id-')).toHaveText(['3', '2', '1']);
  });

  it('action: each button opens one dialog', async () => {
    for (const [id, label] of [
      [1, 'Add'],
      [2, 'Add'],
      [3, 'Delete'],
    ]) {
      await expect(byTestId(`editable-action-${id}`)).toHaveText(label);
      await byTestId(`editable-action-${id}`).click();
      await expect(dialog()).toHaveComputedLabel('Action');
      await expect(dialog()).toHaveText(expect.stringContaining('Action clicked'));
      await browser.refresh();
    }
  });

  it('closed: “Close” closes the dialog', async () => {
    await byTestId('editable-action-1').click();
    await dialog().$('button=Close').click();
    await expect(dialog()).not.toExist();
  });

  it('result: the line names the last pressed button and its row', async () => {
    await expect(byTestId('editable-action-result')).toHaveText('');
    for (const [id, label] of [
      [3, 'Delete'],
      [1, 'Add'],
      [2, 'Add'],
    ]) {
      await byTestId(`editable-action-${id}`).click();
      await expect(dialog()).toBeDisplayed();
      await browser.keys('Escape');
      await expect(dialog()).not.toExist();
      await expect(byTestId('editable-action-result')).toHaveText(`Last action: ${label} on row ${id}`);
    }
  });
});

const firstWord = (text) => text.split(' ')[0];

async function expectRoles(id, roles) {
  const selected = byTestId(`editable-role-${id}`).$$('option:checked');
  await expect(selected).toBeElementsArrayOfSize(roles.length);
  if (roles.length > 0) await expect(selected).toHaveText(roles);
}
