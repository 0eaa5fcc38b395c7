import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-1');
});

test('frame: the frame shows /iframes-2', async ({ page }) => {
  await expect(page.getByTestId('iframe-nested')).toHaveAttribute('src', /\/iframes-2$/);
  // Each search in the frame begins at the frame.
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
});

test('single: the page has no other frame', async ({ page }) => {
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('works: the table in the frame can be sorted', async ({ page }) => {
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await frame.getByTestId('editable-header-id').click();
  await expect(frame.getByTestId(/^editable-cell-id-/)).toHaveText(['1', '2', '3']);
});

test('typed: the fields in the frame take values', async ({ page }) => {
  const frame = page.getByTestId('iframe-nested').contentFrame();
  // Key by key, as a person types.
  await frame.getByTestId('editable-name-1').clear();
  await frame.getByTestId('editable-name-1').pressSequentially('Johnny Doe');
  await expect(frame.getByTestId('editable-name-1')).toHaveValue('Johnny Doe');
  await frame.getByTestId('editable-status-1').selectOption('Inactive');
  await expect(frame.getByTestId('editable-status-1')).toHaveValue('Inactive');
});

test('inside: the dialog opens inside the frame', async ({ page }) => {
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await frame.getByTestId('editable-action-1').click();
  await expect(frame.getByRole('dialog', { name: 'Action' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const allowed = ['allow-forms', 'allow-modals', 'allow-popups', 'allow-same-origin', 'allow-scripts'];

test('sandbox: same origin, scripts, popups, forms and modals are allowed', async ({ page }) => {
  const sandbox = await page.getByTestId('iframe-nested').getAttribute('sandbox');
  expect(sandbox?.split(' ')).toEqual(expect.arrayContaining(allowed));
});

test('nothing-else: nothing else is allowed', async ({ page }) => {
  const sandbox = await page.getByTestId('iframe-nested').getAttribute('sandbox');
  expect(sandbox?.split(' ').filter((flag) => !allowed.includes(flag))).toEqual([]);
});
