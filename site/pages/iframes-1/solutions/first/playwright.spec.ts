import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-1');
});

test('works: the table in the frame can be sorted', async ({ page }) => {
  // Not: page.getByTestId('iframe-nested') where /iframes shows this page in a frame; it times out there, because a
  // frame is found only from the document that contains it. Go on from the outer frame.
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await frame.getByRole('columnheader', { name: 'id', exact: true }).click();
  await expect(frame.getByTestId(/^editable-cell-id-/)).toHaveText(['1', '2', '3']);
});

test('inside: the dialog opens inside the frame', async ({ page }) => {
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await frame.getByRole('button', { name: 'Delete' }).click();
  await expect(frame.getByRole('dialog', { name: 'Action' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
