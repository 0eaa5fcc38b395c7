import { type Dialog, expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/alerts');
});

test('none: no result is in the document before the first dialog', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Show Alert' })).toBeVisible();
  await expect(page.getByTestId('result-container')).toHaveCount(0);
});

test('alert: Show Alert opens an alert, and the result says so', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Alert' }).click();
  expect(await dialog).toEqual(['alert', 'This is a simple alert!']);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Alert shown');
});

test('confirm: Show Confirm asks, and the result is OK or Cancel', async ({ page }) => {
  let dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Confirm dialog: OK');

  dialog = answer(page, (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Confirm dialog: Cancel');
});

test('prompt: Show Prompt asks for a name, and the result has it', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept('Nancy'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  expect(await dialog).toEqual(['prompt', 'Please enter your name:']);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Prompt dialog: "Nancy"');
});

test('no-name: a prompt that was cancelled or left empty counts as cancelled', async ({ page }) => {
  for (const reply of [(dialog: Dialog) => dialog.dismiss(), (dialog: Dialog) => dialog.accept('')]) {
    await page.goto('/alerts');
    const dialog = answer(page, reply);
    await page.getByRole('button', { name: 'Show Prompt' }).click();
    await dialog;
    await expect(page.getByTestId('result-container')).toHaveText('Last action: Prompt dialog: Cancel');
  }
});

test('modal: Show Dialog Modal opens a dialog of the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Show Dialog Modal' }).click();
  await expect(page.getByRole('dialog', { name: 'Alert' })).toContainText('This is a simple alert!');
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
});

test('closed: OK closes it and is noted, Escape leaves the result as it was', async ({ page }) => {
  const modal = page.getByRole('dialog', { name: 'Alert' });
  await page.getByRole('button', { name: 'Show Dialog Modal' }).click();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
  await page.getByRole('button', { name: 'Show Dialog Modal' }).click();
  await modal.getByRole('button', { name: 'OK' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Alert shown');
});

/** Answers the next native dialog, which stops the page: the answer has to be ready before the click. */
function answer(page: Page, reply: (dialog: Dialog) => Promise<void>) {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await reply(dialog);
      resolve([dialog.type(), dialog.message()]);
    });
  });
}
