import { type Dialog, expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/alerts');
});

test('alert: “Show Alert” opens an alert', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Alert' }).click();
  expect(await dialog).toEqual(['alert', 'This is a simple alert!']);
});

test('shown: the result says that an alert was shown', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Alert' }).click();
  await dialog;
  await expectResult(page, 'Last action: Alert shown');
});

test('confirm: “Show Confirm” opens a confirm', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  expect(await dialog).toEqual(['confirm', 'Do you want to proceed?']);
});

test('ok: an accepted confirm has the result OK', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  await dialog;
  await expectResult(page, 'Last action: Confirm dialog: OK');
});

test('cancel: a dismissed confirm has the result Cancel', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Show Confirm' }).click();
  await dialog;
  await expectResult(page, 'Last action: Confirm dialog: Cancel');
});

test('prompt: “Show Prompt” opens a prompt', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept('Nancy'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  expect(await dialog).toEqual(['prompt', 'Please enter your name:']);
});

test('name: the result of a prompt has the name in quotation marks', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept('Nancy'));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await dialog;
  await expectResult(page, 'Last action: Prompt dialog: "Nancy"');
});

test('no-name: a dismissed prompt has the result Cancel', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await dialog;
  await expectResult(page, 'Last action: Prompt dialog: Cancel');
});

test('empty: an empty name counts as a dismissed prompt', async ({ page }) => {
  const dialog = answer(page, (dialog) => dialog.accept(''));
  await page.getByRole('button', { name: 'Show Prompt' }).click();
  await dialog;
  await expectResult(page, 'Last action: Prompt dialog: Cancel');
});

test('modal: “Show Dialog Modal” opens a dialog of the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Show Dialog Modal' }).click();
  await expect(page.getByRole('dialog', { name: 'Alert' })).toBeVisible();
  await expect(page.getByTestId('dialog-text')).toHaveText('This is a simple alert!');
});

test('opened: the result says that the dialog was shown', async ({ page }) => {
  await openModal(page);
  await expectResult(page, 'Last action: Dialog Model shown');
});

test('closed: “OK” closes the dialog', async ({ page }) => {
  await openModal(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('accepted: the result after “OK” is that of an alert', async ({ page }) => {
  await openModal(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await expectResult(page, 'Last action: Alert shown');
});

test('escape: Escape closes the dialog', async ({ page }) => {
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('dismissed: Escape leaves the result as it was', async ({ page }) => {
  await openModal(page);
  const before = await page.getByTestId('result-container').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('result-container')).toHaveText(before);
});

test('none: no result is in the document before the first dialog', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Show Alert' })).toBeVisible();
  await expect(page.getByTestId('result-container')).toHaveCount(0);
});

/** Answers the next native dialog. The dialog blocks the page, so the listener must be there before the click. */
function answer(page: Page, reply: (dialog: Dialog) => Promise<void>) {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await reply(dialog);
      resolve([dialog.type(), dialog.message()]);
    });
  });
}

async function openModal(page: Page) {
  await page.getByRole('button', { name: 'Show Dialog Modal' }).click();
  await expect(page.getByTestId('dialog')).toBeVisible();
}

async function expectResult(page: Page, result: string) {
  await expect(page.getByTestId('result-container')).toHaveText(result);
}
