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

test('each cell is in the row of its person, and each control in its cell', async ({ open, page }) => {
  await open('/tables');
  for (const id of [1, 2, 3]) {
    for (const key of ['id', 'name', 'email', 'status', 'role']) {
      await expect(page.getByTestId(`table-row-${id}`).getByTestId(`table-cell-${key}-${id}`)).toHaveCount(1);
      await expect(page.getByTestId(`editable-row-${id}`).getByTestId(`editable-cell-${key}-${id}`)).toHaveCount(1);
    }
    for (const key of ['name', 'status', 'role', 'action']) {
      await expect(page.getByTestId(`editable-cell-${key}-${id}`).getByTestId(`editable-${key}-${id}`)).toHaveCount(1);
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

    test('has its result in a line that screen readers announce', async ({ page }) => {
      await expect(page.getByTestId('editable-action-result')).toHaveRole('status');
    });

    test('keeps the chosen roles while another column is sorted', async ({ page }) => {
      await page.getByTestId('editable-role-3').selectOption(['Admin', 'User']);
      for (const key of ['email', 'id', 'id']) await page.getByTestId(`editable-header-${key}`).click();
      await expect(page.getByTestId('editable-role-3')).toHaveValues(['Admin', 'User']);
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
