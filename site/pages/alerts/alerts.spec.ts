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

test('a prompt begins empty, and the result has a name as it was typed', async ({ open, page }) => {
  await open('/alerts');
  page.once('dialog', (dialog) => {
    expect(dialog.defaultValue()).toBe('');
    return dialog.accept('O"Neil <b>');
  });
  await page.getByTestId('prompt-button').click();
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Prompt dialog: "O"Neil <b>"');
});

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

test('the modal gives the focus back when its OK button closes it', async ({ open, page }) => {
  await open('/alerts');
  await page.getByTestId('dialog-button').click();
  await page.getByRole('dialog', { name: 'Alert' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByTestId('dialog-button')).toBeFocused();
});

test('the modal dismissed by a click beside it leaves the result alone', async ({ open, page }) => {
  await open('/alerts');
  const dialog = page.getByRole('dialog', { name: 'Alert' });
  await page.getByTestId('dialog-button').click();
  await expect(dialog).toHaveAccessibleDescription('This is a simple alert!');
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('result-container')).toHaveText('Last action: Dialog Model shown');
});
