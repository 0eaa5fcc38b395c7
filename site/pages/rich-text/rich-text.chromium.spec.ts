import { expect, test } from '../../../tests/fixtures';

// Firefox empties the clipboard of an event that a script makes.

test('a paste that comes at once after the cursor has moved happens where it is', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-box').press('ControlOrMeta+End');
  await page.getByTestId('editor-box').evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToStart();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Look: ');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByTestId('editor-html')).toHaveText('<p>Look: The ferry leaves at nine.</p>');
});

test('a paste brings no script, no picture and no address that is refused elsewhere', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-plain').uncheck();
  await page.getByTestId('editor-box').press('ControlOrMeta+End');
  await page.getByTestId('editor-box').evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      'Tea<img src="http://foreign.example/x.png" onerror="document.title = 1"><script>document.title = 2</script>' +
        '<a href="javascript:document.title=3">here</a>',
    );
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByTestId('editor-text')).toHaveText('The ferry leaves at nine.Teahere');
  await expect(page.getByTestId('editor-html')).not.toContainText(/script|<img/);
  await expect(page).toHaveTitle(/^Rich Text/);
});

// In Firefox the text gets an empty line before and after it, because there it comes without an event that says where.
test('a driver that fills the code editor at once fills it', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('code-box').fill('milk();');
  await expect(page.getByTestId('code-current')).toHaveText('milk();');
});
