import { expect, test } from '../../../tests/fixtures';

test('no result is there at first', async ({ open, page }) => {
  await open('/alerts');
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    'Show Dialog Modal',
    'Show Alert',
    'Show Confirm',
    'Show Prompt',
  ]);
  await expect(page.getByTestId('result-container')).toHaveCount(0);
});

test('the alert is noted', async ({ open, page }) => {
  await open('/alerts');
  page.once('dialog', (dialog) => {
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'This is a simple alert!']);
    return dialog.accept();
  });
  await page.getByTestId('alert-button').click();
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Alert shown');
});

for (const { answer, result } of [
  { answer: true, result: 'Last action: Confirm dialog: OK' },
  { answer: false, result: 'Last action: Confirm dialog: Cancel' },
]) {
  test(`the confirm dialog ${answer ? 'accepted' : 'dismissed'} reads "${result}"`, async ({ open, page }) => {
    await open('/alerts');
    page.once('dialog', (dialog) => {
      expect([dialog.type(), dialog.message()]).toEqual(['confirm', 'Do you want to proceed?']);
      return answer ? dialog.accept() : dialog.dismiss();
    });
    await page.getByTestId('confirm-button').click();
    await expect(page.getByTestId('result-container')).toHaveText(result);
  });
}

for (const { answer, result } of [
  { answer: 'Nancy', result: 'Last action: Prompt dialog: "Nancy"' },
  { answer: 'O"Neil <b>', result: 'Last action: Prompt dialog: "O"Neil <b>"' },
  { answer: '', result: 'Last action: Prompt dialog: Cancel' },
  { answer: null, result: 'Last action: Prompt dialog: Cancel' },
]) {
  test(`the prompt answered with ${JSON.stringify(answer)} reads ${result}`, async ({ open, page }) => {
    await open('/alerts');
    page.once('dialog', (dialog) => {
      expect([dialog.type(), dialog.message(), dialog.defaultValue()]).toEqual([
        'prompt',
        'Please enter your name:',
        '',
      ]);
      return answer === null ? dialog.dismiss() : dialog.accept(answer);
    });
    await page.getByTestId('prompt-button').click();
    await expect(page.getByTestId('result-container')).toHaveText(result);
  });
}

test('dialogs that a test puts in place after the page is open are the ones called', async ({ open, page }) => {
  await open('/alerts');
  await page.evaluate(() => {
    window.confirm = () => true;
    window.prompt = () => 'Stub';
    window.alert = (text) => {
      document.title = text;
    };
  });
  await page.getByTestId('alert-button').click();
  await expect(page).toHaveTitle('This is a simple alert!');
  await page.getByTestId('confirm-button').click();
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Confirm dialog: OK');
  await page.getByTestId('prompt-button').click();
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Prompt dialog: "Stub"');
});

test('the modal is noted when it opens, and its OK button once more', async ({ open, page }) => {
  await open('/alerts');
  await page.getByTestId('dialog-button').click();
  const dialog = page.getByRole('dialog', { name: 'Alert' });
  await expect(dialog).toContainText('This is a simple alert!');
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Alert shown');
  await expect(page.getByTestId('dialog-button')).toBeFocused();
});

test('the modal dismissed by Escape or a click beside it leaves the result alone', async ({ open, page }) => {
  await open('/alerts');
  const dialog = page.getByRole('dialog', { name: 'Alert' });
  await page.getByTestId('dialog-button').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
  await page.getByTestId('dialog-button').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
});
