import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/rich-text');
});

test('plain: what the box holds is below it, however it came there', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'Plain box' });
  const [html, text] = [page.getByTestId('plain-html'), page.getByTestId('plain-text')];
  await expect(html).toHaveText('empty');
  await box.pressSequentially('Milk & tea');
  await expect(html).toHaveText('Milk &amp; tea');
  await expect(text).toHaveText('Milk & tea');
  await box.press('Enter');
  await box.pressSequentially('Bread');
  await expect(html).toContainText('<div>Bread</div>');
  // textContent, because toHaveText takes a new line for a space.
  await expect.poll(() => text.textContent()).toBe('Milk & tea\nBread');

  await paste(page, 'plain-box', { 'text/plain': ' and jam' });
  await expect(text).toContainText('Bread and jam');

  await box.evaluate((element) => {
    element.innerHTML = 'By <b>script</b>';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(html).toHaveText('By <b>script</b>');
  await expect(text).toHaveText('By script');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(box).toHaveText('');
  await expect(html).toHaveText('empty');
  await expect(text).toHaveText('empty');
  await expect(box).toBeFocused();
});

test('typed: the text of the editor is below it, with each line in an element of its own', async ({ page }) => {
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

test('format: bold and italic by button and by key, for what is selected and what comes next', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  for (const [name, key, tag] of [
    ['Bold', 'b', 'b'],
    ['Italic', 'i', 'i'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await selectAll(page);
    await button.click();
    await expect(html).toHaveText(`<p><${tag}>The ferry leaves at nine.</${tag}></p>`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await selectAll(page);
    await page.keyboard.press(`Control+${key}`);
    await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
    await expect(button).toHaveAttribute('aria-pressed', 'false');

    await toEnd(page);
    await page.keyboard.press(`Control+${key}`);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('Go');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.type(' on');
    await expect(html).toHaveText(`<p>The ferry leaves at nine.<${tag}>Go</${tag}> on</p>`);
    // Whoever comes back into the word is told so.
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
  }
});

test('list: a line becomes an item and a line again', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  const list = page.getByRole('button', { name: 'List', exact: true });
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await toEnd(page);
  await list.click();
  await expect(html).toHaveText('<ul><li>The ferry leaves at nine.</li></ul>');
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring tea.');
  await expect(html).toHaveText('<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>');
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await expect(html).toHaveText('<p>The ferry leaves at nine.</p><p>Bring tea.</p>');
});

test('link: what is selected leads to an address, until the link is removed', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  const link = page.getByRole('button', { name: 'Link', exact: true });
  const address = page.getByLabel('Address');
  const error = page.getByTestId('editor-link-error');
  await selectAll(page);
  await link.click();
  for (const wrong of ['example.com', 'javascript:alert(1)', '']) {
    await address.fill(wrong);
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(error).not.toBeEmpty();
    await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
  }
  for (const right of ['https://example.com/ferry', 'http://example.com/', 'mailto:ada@example.com']) {
    await address.fill(right);
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(html).toHaveText(`<p><a href="${right}">The ferry leaves at nine.</a></p>`);
    await selectAll(page);
    await link.click();
    await page.getByRole('button', { name: 'Remove link' }).click();
    await expect(html).toHaveText('<p>The ferry leaves at nine.</p>');
    await selectAll(page);
    await link.click();
  }
});

test('history: undo and redo what was typed or formatted', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name, exact: true })) as [
    ReturnType<Page['getByRole']>,
    ReturnType<Page['getByRole']>,
  ];
  const first = '<p>The ferry leaves at nine.</p>';
  await expect(undo).toBeDisabled();
  await expect(redo).toBeDisabled();
  await toEnd(page);
  await page.keyboard.type('Go');
  await expect(html).toHaveText('<p>The ferry leaves at nine.Go</p>');
  await undo.click();
  await expect(html).toHaveText(first);
  await expect(undo).toBeDisabled();
  await redo.click();
  await expect(html).toHaveText('<p>The ferry leaves at nine.Go</p>');
  await expect(redo).toBeDisabled();

  await selectAll(page);
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await expect(html).toHaveText('<p><b>The ferry leaves at nine.Go</b></p>');
  await undo.click();
  await expect(html).toHaveText('<p>The ferry leaves at nine.Go</p>');
  await redo.click();
  await expect(html).toHaveText('<p><b>The ferry leaves at nine.Go</b></p>');
  await undo.click();
  await expect(redo).toBeEnabled();
  await toEnd(page);
  await page.keyboard.type('!');
  await expect(html).toHaveText('<p>The ferry leaves at nine.Go!</p>');
  await expect(redo).toBeDisabled();
});

test('paste: as plain text, or with what is bold', async ({ page }) => {
  const html = page.getByTestId('editor-html');
  const asPlainText = page.getByLabel('Paste as plain text');
  const clipboard = { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' };
  await expect(asPlainText).toBeChecked();
  await toEnd(page);
  await paste(page, 'editor-box', clipboard);
  await expect(html).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
  await asPlainText.uncheck();
  await toEnd(page);
  await paste(page, 'editor-box', clipboard);
  await expect(html).toHaveText('<p>The ferry leaves at nine. Be there.Be <b>there.</b></p>');
  await page.reload();
  await asPlainText.uncheck();
  await asPlainText.check();
  await toEnd(page);
  await paste(page, 'editor-box', clipboard);
  await expect(html).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
});

test('position: the lines below follow the cursor and the text of the code', async ({ page }) => {
  const [position, current, lines] = ['position', 'current', 'lines'].map((name) =>
    page.getByTestId(`code-${name}`),
  ) as [ReturnType<Page['getByTestId']>, ReturnType<Page['getByTestId']>, ReturnType<Page['getByTestId']>];
  await expect(position).toHaveText('Line 1, column 1');
  await expect(current).toHaveText("ferry(1, 'Brill', 'Eyre', 17);");
  await expect(lines).toHaveText('Lines: 500');
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Line 3, column 2');
  await expect(current).toHaveText("ferry(3, 'Dunmore', 'Dunmore', 27);");
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('// new');
  await expect(position).toHaveText('Line 4, column 7');
  await expect(current).toHaveText('// new');
  await expect(lines).toHaveText('Lines: 501');
  await page.keyboard.press('Control+End');
  await expect(position).toHaveText(/^Line 501, column \d+$/);
});

test('jump: to a line that there is, and to none', async ({ page }) => {
  const box = page.getByRole('textbox', { name: 'Code' });
  const position = page.getByTestId('code-position');
  const error = page.getByTestId('code-error');
  const goTo = async (line: string) => {
    await page.getByLabel('Line', { exact: true }).fill(line);
    await page.getByRole('button', { name: 'Go to line' }).click();
  };
  for (const line of ['400', '500', '1']) {
    await goTo(line);
    await expect(position).toHaveText(`Line ${line}, column 1`);
    await expect(box).toBeFocused();
    await expect(box.getByText(`ferry(${line},`)).toBeInViewport();
  }
  await goTo('250');
  for (const line of ['501', '0', '2.5']) {
    await goTo(line);
    await expect(error).toHaveText(`No line ${line}`);
    await expect(position).toHaveText('Line 250, column 1');
    await goTo('250');
    await expect(error).toBeEmpty();
  }
});

test('value: all lines are shown, not only those in view', async ({ page }) => {
  const value = page.getByLabel('Value', { exact: true });
  const show = () => page.getByRole('button', { name: 'Show value' }).click();
  await show();
  await expect(value).toHaveValue(/^ferry\(1, [\s\S]*\nferry\(250, [\s\S]*\nferry\(500, 'Dunmore', 'Dunmore', 28\);$/);
  expect((await value.inputValue()).split('\n')).toHaveLength(500);
  await page.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.type('// first');
  await expect(page.getByTestId('code-current')).toHaveText(/^\/\/ first/);
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

/** Pastes as a browser does, without the clipboard, which all tests of a machine share. */
async function paste(page: Page, name: string, contents: Record<string, string>) {
  await page.getByTestId(name).focus();
  await page.getByTestId(name).evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // An event of a script pastes nothing by itself: where no script of the page takes it, the browser does.
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, types['text/plain']);
  }, contents);
}
