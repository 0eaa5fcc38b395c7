import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-1');
});

test('frame: one frame shows /iframes-2 with its heading', async ({ page }) => {
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByTestId('iframe-nested')).toHaveAttribute('src', /\/iframes-2$/);
  // Everything in a frame is looked for from the frame on.
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
});

test('works: the table in the frame sorts, takes values and opens its dialog', async ({ page }) => {
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await frame.getByTestId('editable-header-name').click();
  await expect(frame.getByTestId(/^editable-cell-id-/)).toHaveText(['1', '2', '3']);
  await frame.getByTestId('editable-name-1').fill('Johnny Doe');
  await frame.getByTestId('editable-status-1').selectOption('Inactive');
  await frame.getByTestId('editable-role-1').selectOption(['User', 'Editor']);
  await frame.getByTestId('editable-header-id').click();
  await expect(frame.getByTestId('editable-name-1')).toHaveValue('Johnny Doe');
  await expect(frame.getByTestId('editable-status-1')).toHaveValue('Inactive');
  await expect(frame.getByTestId('editable-role-1')).toHaveValues(['User', 'Editor']);

  await frame.getByTestId('editable-action-1').click();
  const dialog = frame.getByRole('dialog', { name: 'Action' });
  await expect(dialog).toContainText('Action clicked');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('sandbox: same origin, scripts, popups, forms and modals are allowed, and nothing else', async ({ page }) => {
  const sandbox = await page.getByTestId('iframe-nested').getAttribute('sandbox');
  expect(sandbox?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-modals',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
});
