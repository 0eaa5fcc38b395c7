import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/rich-text');
});

test('plain: the content of the box is shown below it at once', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'Plain box' });
  const [html, text] = [page.getByTestId('plain-html'), page.getByTestId('plain-text')];
  await expect(html).toHaveText('empty');
  await box.pressSequentially('Milk & tea');
  await expect(html).toHaveText('Milk &amp; tea');
  await expect(text).toHaveText('Milk & tea');
  await box.press('Enter');
  await box.pressSequentially('Bread');
  await expect(html).toContainText('<div>Bread</div>');
  // textContent, because toHaveText treats a new line as a space.
  await expect.poll(() => text.textContent()).toBe('Milk & tea\nBread');

  await paste(page, 'plain-box', { 'text/plain': ' and jam' });
  await expect(text).toContainText('Bread and jam');

  await box.evaluate((element) => {
    element.innerHTML = 'By <b>script</b>';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(html).toHaveText('By <b>script</b>');
  await expect(text).toHaveText('By script');
});

test('clear: “Clear” empties the box', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'Plain box' });
  await box.pressSequentially('Milk');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveText('');
  await expect(page.getByTestId('plain-html')).toHaveText('empty');
  await expect(page.getByTestId('plain-text')).toHaveText('empty');
});

test('refocus: the focus is in the box after “Clear”', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Plain box' }).pressSequentially('Milk');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Plain box' })).toBeFocused();
});

test('typed: the text of the editor is below it', async ({ page }) => {
  const [html, text] = [page.getByTestId('editor-html'), page.getByTestId('editor-text')];
  await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
  await expect(text).toHaveText('The ferry leaves at nine.');
  await toEnd(page);
  await page.keyboard.type(' Be there.');
  await expect(html).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
  await expect(text).toHaveText('The ferry leaves at nine. Be there.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring tea.');
  await expect(html).toHaveText('<p>The ferry leaves at nine. Be there.</p><p>Bring tea.</p>');
  await expect(text).toHaveText('The ferry leaves at nine. Be there. Bring tea.');
});

test('format: buttons and keys format the selected text', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  for (const [name, key, tag] of [
    ['Bold', 'b', 'b'],
    ['Italic', 'i', 'i'],
  ] as const) {
    const act = [
      () => page.getByRole('button', { name, exact: true }).click(),
      () => page.keyboard.press(`Control+${key}`),
    ];
    for (const format of act) {
      await page.reload();
      await selectLast(page, 'nine.');
      await format();
      await expect(html).toContainText(`<${tag}>nine.</${tag}>`);
    }
  }
});

test('pressed: a button is pressed in text of its format', async ({ page }) => {
  for (const name of ['Bold', 'Italic']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await selectLast(page, 'nine.');
    await page.keyboard.press(`Control+${name.charAt(0).toLowerCase()}`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Home');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('End');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
});

test('list: “List” turns a line into an item', async ({ page }) => {
  await toEnd(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByTestId('editor-html')).toHaveText('<ul><li>The ferry leaves at nine.</li></ul>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring tea.');
  await expect(page.getByTestId('editor-html')).toHaveText(
    '<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>',
  );
});

test('unlist: “List” turns an item back into a line', async ({ page }) => {
  const [list, html] = [page.getByRole('button', { name: 'List', exact: true }), page.getByTestId('editor-html')];
  await toEnd(page);
  await list.click();
  await expect(html).toContainText('<li>');
  await list.click();
  await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
});

test('listed: the button is pressed in a list', async ({ page }) => {
  const list = page.getByRole('button', { name: 'List', exact: true });
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await toEnd(page);
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
});

test('link: “Set link” links the selected text', async ({ page }) => {
  for (const address of ['https://example.com/ferry', 'http://example.com/', 'mailto:ada@example.com']) {
    await setLink(page, address);
    await expect(page.getByTestId('editor-html')).toHaveText(
      `<p><a href="${address}">The ferry leaves at nine.</a></p>`,
    );
    await page.reload();
  }
});

test('unlink: “Remove link” removes the link', async ({ page }) => {
  await setLink(page, 'https://example.com/ferry');
  await expect(page.getByTestId('editor-html')).toContainText('<a');
  await selectAll(page);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(page.getByTestId('editor-html')).toHaveText('<p>The ferry leaves at nine.</p>');
});

test('refused: other addresses are refused', async ({ page }) => {
  for (const address of ['example.com', 'javascript:alert(1)', '']) {
    await setLink(page, address);
    await expect(page.getByTestId('editor-link-error')).not.toBeEmpty();
    await expect(page.getByTestId('editor-html')).toHaveText('<p>The ferry leaves at nine.</p>');
    await page.reload();
  }
});

test('history: “Undo” takes back typing and formatting', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await toEnd(page);
  await page.keyboard.type('Go');
  await expect(html).toHaveText('<p>The ferry leaves at nine.Go</p>');
  await undo.click();
  await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
  await selectAll(page);
  await page.keyboard.press('Control+i');
  await expect(html).toContainText('<i>');
  await undo.click();
  await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
});

test('redo: “Redo” does it again', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  await selectAll(page);
  await page.keyboard.press('Control+i');
  await expect(html).toContainText('<i>');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(html).not.toContainText('<i>');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(html).toHaveText('<p><i>The ferry leaves at nine.</i></p>');
});

test('idle: a button with nothing to do is disabled', async ({ page }) => {
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await selectAll(page);
  await page.keyboard.press('Control+i');
  await expect(undo).toBeEnabled();
  await expect(redo).toBeDisabled();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(redo).toBeEnabled();
  // After any typing, “Redo” has nothing to do.
  await toEnd(page);
  await page.keyboard.type('!');
  await expect(redo).toBeDisabled();
});

test('paste: pasted text loses its formats', async ({ page }) => {
  await expect(page.getByLabel('Paste as plain text')).toBeChecked();
  await toEnd(page);
  await paste(page, 'editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
  await expect(page.getByTestId('editor-html')).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
});

test('rich: pasted text stays bold', async ({ page }) => {
  await page.getByLabel('Paste as plain text').uncheck();
  await toEnd(page);
  await paste(page, 'editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
  await expect(page.getByTestId('editor-html')).toHaveText('<p>The ferry leaves at nine.Be <b>there.</b></p>');
});

test('position: the position follows the cursor', async ({ page }) => {
  const position = page.getByTestId('code-position');
  await expect(position).toHaveText('Line 1, column 1');
  await intoCode(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
  await expect(position).toHaveText('Line 3, column 2');
  await page.keyboard.press('Control+End');
  await expect(position).toHaveText(/^Line 500, column \d+$/);
});

test('current: the line of the cursor is shown', async ({ page }) => {
  const current = page.getByTestId('code-current');
  await expect(current).toHaveText("ferry(1, 'Brill', 'Eyre', 17);");
  await intoCode(page, 'ArrowDown', 'ArrowDown');
  await expect(current).toHaveText("ferry(3, 'Dunmore', 'Dunmore', 27);");
});

test('lines: the lines are counted', async ({ page }) => {
  await expect(page.getByTestId('code-lines')).toHaveText('Lines: 500');
  await intoCode(page, 'End', 'Enter');
  await expect(page.getByTestId('code-lines')).toHaveText('Lines: 501');
});

test('jump: “Go to line” scrolls the line into view', async ({ page }) => {
  for (const line of ['400', '500', '1']) {
    await goTo(page, line);
    await expect(page.getByRole('textbox', { name: 'Code' }).getByText(`ferry(${line},`)).toBeInViewport();
  }
});

test('arrived: “Go to line” moves the cursor to the line', async ({ page }) => {
  for (const line of ['400', '1']) {
    await goTo(page, line);
    await expect(page.getByTestId('code-position')).toHaveText(`Line ${line}, column 1`);
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  }
});

test('missing: a line that does not exist is refused', async ({ page }) => {
  for (const line of ['501', '0', '2.5']) {
    await goTo(page, line);
    await expect(page.getByTestId('code-error')).toHaveText(`No line ${line}`);
    await expect(page.getByTestId('code-position')).toHaveText('Line 1, column 1');
    await page.reload();
  }
});

test('recovered: the error disappears with a line that exists', async ({ page }) => {
  await goTo(page, '501');
  await expect(page.getByTestId('code-error')).not.toBeEmpty();
  await goTo(page, '250');
  await expect(page.getByTestId('code-error')).toBeEmpty();
});

test('value: all lines are shown, even those out of view', async ({ page }) => {
  const value = page.getByLabel('Value', { exact: true });
  const show = () => page.getByRole('button', { name: 'Show value' }).click();
  await show();
  await expect(value).toHaveValue(/^ferry\(1, [\s\S]*\nferry\(250, [\s\S]*\nferry\(500, 'Dunmore', 'Dunmore', 28\);$/);
  expect((await value.inputValue()).split('\n')).toHaveLength(500);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.focus();
  await page.keyboard.type('// first');
  await expect(code).toContainText('// firstferry(1, ');
  await expect(value).toHaveValue(/^ferry\(1, /);
  await show();
  await expect(value).toHaveValue(/^\/\/ firstferry\(1, /);
});

async function selectAll(page: Page) {
  await page.getByRole('textbox', { name: 'Editor' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
}

async function toEnd(page: Page) {
  await page.getByRole('textbox', { name: 'Editor' }).focus();
  await page.keyboard.press('ControlOrMeta+End');
}

/** Selects the end of the text, by keyboard as a visitor does. */
async function selectLast(page: Page, text: string) {
  await toEnd(page);
  for (const _ of text) await page.keyboard.press('Shift+ArrowLeft');
}

async function setLink(page: Page, address: string) {
  await selectAll(page);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Set link' }).click();
}

async function intoCode(page: Page, ...keys: string[]) {
  await page.getByRole('textbox', { name: 'Code' }).focus();
  for (const key of keys) await page.keyboard.press(key);
}

async function goTo(page: Page, line: string) {
  await page.getByLabel('Line', { exact: true }).fill(line);
  await page.getByRole('button', { name: 'Go to line' }).click();
}
/** Pastes as a browser does, but without the clipboard, because all tests of a machine share it. */
async function paste(page: Page, name: string, contents: Record<string, string>) {
  await page.getByTestId(name).focus();
  await page.getByTestId(name).evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // The event of a script pastes nothing. If no script of the page handles it, this inserts the text as the browser
    // would.
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, types['text/plain']);
  }, contents);
}
