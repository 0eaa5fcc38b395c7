import { expect, test } from '../../../tests/fixtures';

for (const { table, wrapper, prefix } of [
  { table: 'the read-only table', wrapper: 'dynamic-table', prefix: 'table' },
  { table: 'the editable table', wrapper: 'editable-table', prefix: 'editable' },
]) {
  test(`${table} is sorted by keyboard`, async ({ open, page }) => {
    await open('/tables');
    const ids = page.getByTestId(wrapper).locator('tbody tr td:first-child');
    await page.getByTestId(`${prefix}-header-id`).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(ids).toHaveText(['1', '2', '3']);
    await page.keyboard.press('Space');
    await expect(ids).toHaveText(['3', '2', '1']);
  });

  test(`a click at any point of a header of ${table} sorts once`, async ({ open, page }) => {
    await open('/tables');
    const header = page.getByTestId(`${prefix}-header-id`);
    const box = await header.boundingBox();
    if (!box) throw new Error('no header');
    await header.click({ position: { x: 1, y: box.height / 2 } });
    await expect(header).toHaveText('id ↑');
    await header.click({ position: { x: box.width / 2, y: box.height - 2 } });
    await expect(header).toHaveText('id ↓');
    await header.evaluate((element) => (element as HTMLElement).click());
    await expect(header).toHaveText('id ↑');
    // The arrow must not change the width of a column.
    await page.getByTestId(`${prefix}-header-name`).click();
    expect((await header.boundingBox())?.width).toBe(box.width);
  });
}

test('the read-only table shows every value in a cell of its own', async ({ open, page }) => {
  await open('/tables');
  const expected = {
    1: ['1', 'John Doe', 'john@example.com', 'Active', 'Admin'],
    2: ['2', 'Jane Smith', 'jane@example.com', 'Inactive', 'User'],
    3: ['3', 'Bob Johnson', 'bob@example.com', 'Active', 'Editor'],
  };
  await expect(page.getByTestId('dynamic-table').locator('th')).toHaveText(['id', 'name ↑', 'email', 'status', 'role']);
  for (const [id, texts] of Object.entries(expected)) {
    await expect(page.getByTestId(`table-row-${id}`).locator('td')).toHaveText(texts);
    for (const [index, key] of ['id', 'name', 'email', 'status', 'role'].entries()) {
      await expect(page.getByTestId(`table-cell-${key}-${id}`)).toHaveText(texts[index] ?? '');
    }
  }
});

test('headers are lower case in the document and upper case to the eye', async ({ open, page }) => {
  await open('/tables');
  const button = page.getByTestId('table-header-email').getByRole('button');
  expect(await button.textContent()).toBe('email');
  await expect(button).toHaveCSS('text-transform', 'uppercase');
});

for (const address of ['/tables', '/iframes-2']) {
  test.describe(`the editable table on ${address}`, () => {
    test.beforeEach(({ open }) => open(address));

    test('shows controls for name, status, role and action, and plain text for id and email', async ({ page }) => {
      await expect(page.getByTestId('editable-table').locator('th')).toHaveText([
        'id',
        'name ↑',
        'email',
        'status',
        'role',
        'action',
      ]);
      const expected = [
        { id: 1, name: 'John Doe', email: 'john@example.com', status: 'Active', role: 'Admin', action: 'Add' },
        { id: 2, name: 'Jane Smith', email: 'jane@example.com', status: 'Inactive', role: 'User', action: 'Add' },
        { id: 3, name: 'Bob Johnson', email: 'bob@example.com', status: 'Active', role: 'Editor', action: 'Delete' },
      ];
      for (const { id, name, email, status, role, action } of expected) {
        await expect(page.getByTestId(`editable-row-${id}`).getByTestId(`editable-cell-id-${id}`)).toHaveText(`${id}`);
        await expect(page.getByTestId(`editable-cell-name-${id}`).getByTestId(`editable-name-${id}`)).toHaveValue(name);
        await expect(page.getByTestId(`editable-cell-email-${id}`)).toHaveText(email);
        await expect(page.getByTestId(`editable-cell-status-${id}`).getByTestId(`editable-status-${id}`)).toHaveValue(
          status,
        );
        await expect(page.getByTestId(`editable-status-${id}`).locator('option')).toHaveText(['Active', 'Inactive']);
        await expect(page.getByTestId(`editable-cell-role-${id}`).getByTestId(`editable-role-${id}`)).toHaveValues([
          role,
        ]);
        await expect(page.getByTestId(`editable-role-${id}`).locator('option')).toHaveText(['Admin', 'User', 'Editor']);
        await expect(page.getByTestId(`editable-cell-action-${id}`).getByTestId(`editable-action-${id}`)).toHaveText(
          action,
        );
      }
    });

    test('names every control after its row', async ({ page }) => {
      await expect(page.getByRole('textbox', { name: 'Name in row 2' })).toHaveValue('Jane Smith');
      await expect(page.getByRole('combobox', { name: 'Status in row 2' })).toHaveValue('Inactive');
      await expect(page.getByRole('listbox', { name: 'Roles in row 2' })).toHaveValues(['User']);
    });

    test('keeps what was entered while another column is sorted', async ({ page }) => {
      await page.getByTestId('editable-name-3').fill('Zoë Fox');
      await page.getByTestId('editable-status-3').selectOption('Inactive');
      await page.getByTestId('editable-role-3').selectOption(['Admin', 'User']);
      for (const key of ['email', 'id', 'id']) await page.getByTestId(`editable-header-${key}`).click();
      await expect(page.getByTestId('editable-row-3').getByRole('textbox')).toHaveValue('Zoë Fox');
      await expect(page.getByTestId('editable-status-3')).toHaveValue('Inactive');
      await expect(page.getByTestId('editable-role-3')).toHaveValues(['Admin', 'User']);
      await expect(page.getByTestId('editable-name-1')).toHaveValue('John Doe');
    });

    test('no row moves while its name is typed; the next sort goes by the new name', async ({ page }) => {
      const ids = page.getByTestId('editable-table').locator('tbody tr td:first-child');
      await page.getByTestId('editable-name-3').press('Home');
      await page.getByTestId('editable-name-3').pressSequentially('Young ');
      await expect(page.getByTestId('editable-name-3')).toHaveValue('Young Bob Johnson');
      await expect(page.getByTestId('editable-name-3')).toBeFocused();
      await expect(ids).toHaveText(['3', '2', '1']);
      await page.getByTestId('editable-header-name').click();
      await expect(ids).toHaveText(['3', '1', '2']);
    });

    test('sorts by the chosen status and roles', async ({ page }) => {
      const ids = page.getByTestId('editable-table').locator('tbody tr td:first-child');
      await page.getByTestId('editable-status-1').selectOption('Inactive');
      await page.getByTestId('editable-header-status').click();
      await expect(ids).toHaveText(['3', '1', '2']);
      await page.getByTestId('editable-role-1').selectOption([]);
      await page.getByTestId('editable-role-2').selectOption(['Admin', 'User']);
      await page.getByTestId('editable-header-role').click();
      await expect(ids).toHaveText(['1', '2', '3']);
    });

    test('the line below it names the last button and its row', async ({ page }) => {
      const result = page.getByTestId('editable-action-result');
      await expect(result).toHaveRole('status');
      await expect(result).toBeEmpty();
      for (const [id, action] of [
        [3, 'Delete'],
        [1, 'Add'],
      ]) {
        await page.getByTestId(`editable-action-${id}`).click();
        await expect(page.getByTestId('dialog-title')).toHaveText('Action');
        await expect(page.getByTestId('dialog-text')).toHaveText('Action clicked');
        await page.getByTestId('dialog').getByTestId('dialog-close').click();
        await expect(page.getByTestId('dialog')).toHaveCount(0);
        await expect(result).toHaveText(`Last action: ${action} on row ${id}`);
      }
    });

    test('its buttons open one dialog, which gives the focus back', async ({ page }) => {
      for (const id of [1, 2, 3]) {
        await page.getByTestId(`editable-action-${id}`).click();
        const dialog = page.getByRole('dialog', { name: 'Action' });
        await expect(dialog).toHaveCount(1);
        await expect(dialog).toContainText('Action clicked');
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByTestId(`editable-action-${id}`)).toBeFocused();
      }
    });
  });
}

test('what is edited in one table leaves the other alone', async ({ open, page }) => {
  await open('/tables');
  await page.getByTestId('editable-name-1').fill('Somebody');
  await page.getByTestId('editable-header-id').click();
  await expect(page.getByTestId('table-cell-name-1')).toHaveText('John Doe');
  await expect(page.getByTestId('table-header-name')).toHaveText('name ↑');
});

test('every option has its value in the document', async ({ open, page }) => {
  await open('/tables');
  const values = (testId: string) =>
    page.locator(`[data-test="${testId}"] > option`).evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(await values('editable-status-1')).toEqual(['Active', 'Inactive']);
  expect(await values('editable-role-3')).toEqual(['Admin', 'User', 'Editor']);
  await page.locator('[data-test="editable-status-1"]').selectOption({ value: 'Inactive' });
  await expect(page.locator('[data-test="editable-status-1"] > option[value="Inactive"]:checked')).toHaveCount(1);
});
