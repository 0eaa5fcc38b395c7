import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const first = '<p>The ferry leaves at nine.</p>';

describe('rich-text', () => {
  beforeEach(() => browser.url('/rich-text'));

  it('plain: the content of the box is shown below it at once', async () => {
    await shows('plain-html', 'empty');
    await byTestId('plain-box').addValue('Milk & tea');
    await shows('plain-html', 'Milk &amp; tea');
    await shows('plain-text', 'Milk & tea');
    await browser.keys(['Enter']);
    await browser.keys('Bread');
    await shows('plain-text', 'Milk & tea\nBread');
    await expect(byTestId('plain-html')).toHaveText(expect.stringContaining('<div>Bread</div>'));
    await paste('plain-box', { 'text/plain': ' and jam' });
    await shows('plain-text', 'Milk & tea\nBread and jam');
    await browser.execute(
      (box) => {
        box.innerHTML = 'By <b>script</b>';
        box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      },
      await byTestId('plain-box'),
    );
    await shows('plain-html', 'By <b>script</b>');
    await shows('plain-text', 'By script');
  });

  it('clear: “Clear” empties the box', async () => {
    await byTestId('plain-box').addValue('Milk');
    await press('plain-clear');
    await shows('plain-html', 'empty');
    await shows('plain-text', 'empty');
    await expect(byTestId('plain-box')).toHaveText('');
  });

  it('refocus: the focus is in the box after “Clear”', async () => {
    await byTestId('plain-box').addValue('Milk');
    await press('plain-clear');
    await expect(byTestId('plain-box')).toBeFocused();
  });

  it('typed: the text of the editor is below it', async () => {
    await shows('editor-html', first);
    await shows('editor-text', 'The ferry leaves at nine.');
    await toEnd();
    await browser.keys(' Be there.');
    await shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
    await shows('editor-text', 'The ferry leaves at nine. Be there.');
    await browser.keys('Enter');
    await browser.keys('Bring tea.');
    await shows('editor-html', '<p>The ferry leaves at nine. Be there.</p><p>Bring tea.</p>');
    await shows('editor-text', 'The ferry leaves at nine. Be there.\n\nBring tea.');
  });

  it('format: buttons and keys format the selected text', async () => {
    for (const [name, key] of [
      ['editor-bold', 'b'],
      ['editor-italic', 'i'],
    ]) {
      for (const format of [() => press(name), () => browser.keys(['Control', key])]) {
        await browser.refresh();
        await selectAll();
        await format();
        await shows('editor-html', `<p><${key}>The ferry leaves at nine.</${key}></p>`);
      }
    }
  });

  it('pressed: a button is pressed in text of its format', async () => {
    for (const [name, key] of [
      ['editor-bold', 'b'],
      ['editor-italic', 'i'],
    ]) {
      await isPressed(name, false);
      await selectAll();
      await browser.keys(['Control', key]);
      await isPressed(name, true);
    }
  });

  it('list: “List” turns a line into an item', async () => {
    await toEnd();
    await press('editor-list');
    await shows('editor-html', '<ul><li>The ferry leaves at nine.</li></ul>');
    await browser.keys('Enter');
    await browser.keys('Bring tea.');
    await shows('editor-html', '<ul><li>The ferry leaves at nine.</li><li>Bring tea.</li></ul>');
  });

  it('unlist: “List” turns an item back into a line', async () => {
    await toEnd();
    await press('editor-list');
    await shows('editor-html', '<ul><li>The ferry leaves at nine.</li></ul>');
    await press('editor-list');
    await shows('editor-html', first);
  });

  it('listed: the button is pressed in a list', async () => {
    await isPressed('editor-list', false);
    await toEnd();
    await press('editor-list');
    await isPressed('editor-list', true);
  });

  it('link: “Set link” links the selected text', async () => {
    for (const address of ['https://example.com/ferry', 'http://example.com/', 'mailto:ada@example.com']) {
      await setLink(address);
      await shows('editor-html', `<p><a href="${address}">The ferry leaves at nine.</a></p>`);
      await browser.refresh();
    }
  });

  it('unlink: “Remove link” removes the link', async () => {
    await setLink('http://example.com/');
    await shows('editor-html', '<p><a href="http://example.com/">The ferry leaves at nine.</a></p>');
    await selectAll();
    await press('editor-link');
    await press('editor-link-remove');
    await shows('editor-html', first);
  });

  it('refused: other addresses are refused', async () => {
    for (const address of ['example.com', 'javascript:alert(1)', '']) {
      await setLink(address);
      await expect(byTestId('editor-link-error')).toHaveText(/./);
      await shows('editor-html', first);
      await browser.refresh();
    }
  });

  it('history: “Undo” takes back typing and formatting', async () => {
    await toEnd();
    await browser.keys('Go');
    await shows('editor-html', '<p>The ferry leaves at nine.Go</p>');
    await press('editor-undo');
    await shows('editor-html', first);
    await selectAll();
    await press('editor-bold');
    await shows('editor-html', '<p><b>The ferry leaves at nine.</b></p>');
    await press('editor-undo');
    await shows('editor-html', first);
  });

  it('redo: “Redo” does it again', async () => {
    await selectAll();
    await press('editor-italic');
    await press('editor-undo');
    await shows('editor-html', first);
    await press('editor-redo');
    await shows('editor-html', '<p><i>The ferry leaves at nine.</i></p>');
  });

  it('idle: a button with nothing to do is disabled', async () => {
    await expect(byTestId('editor-undo')).toBeDisabled();
    await expect(byTestId('editor-redo')).toBeDisabled();
    await selectAll();
    await press('editor-italic');
    await expect(byTestId('editor-undo')).toBeEnabled();
    await press('editor-undo');
    await expect(byTestId('editor-undo')).toBeDisabled();
    await expect(byTestId('editor-redo')).toBeEnabled();
    // After any typing, “Redo” has nothing to do.
    await toEnd();
    await browser.keys('!');
    await expect(byTestId('editor-redo')).toBeDisabled();
  });

  it('paste: pasted text loses its formats', async () => {
    await expect(byTestId('editor-plain')).toBeSelected();
    await toEnd();
    await paste('editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
    await shows('editor-html', '<p>The ferry leaves at nine. Be there.</p>');
  });

  it('rich: pasted text stays bold', async () => {
    await press('editor-plain');
    await toEnd();
    await paste('editor-box', { 'text/plain': ' Be there.', 'text/html': 'Be <b>there.</b>' });
    await shows('editor-html', '<p>The ferry leaves at nine.Be <b>there.</b></p>');
  });

  it('position: the position follows the cursor', async () => {
    await shows('code-position', 'Line 1, column 1');
    await focus('code-box');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await browser.keys(key);
    await shows('code-position', 'Line 3, column 2');
  });

  it('current: the line of the cursor is shown', async () => {
    await shows('code-current', "ferry(1, 'Brill', 'Eyre', 17);");
    await focus('code-box');
    for (const key of ['ArrowDown', 'ArrowDown']) await browser.keys(key);
    await shows('code-current', "ferry(3, 'Dunmore', 'Dunmore', 27);");
  });

  it('lines: the lines are counted', async () => {
    await shows('code-lines', 'Lines: 500');
    await focus('code-box');
    await browser.keys('Enter');
    await shows('code-lines', 'Lines: 501');
  });

  it('jump: “Go to line” scrolls the line into view', async () => {
    for (const line of ['400', '500', '1']) {
      await goTo(line);
      await expect(byTestId('code-box').$(`div*=ferry(${line},`)).toBeDisplayed({ withinViewport: true });
    }
  });

  it('arrived: “Go to line” moves the cursor to the line', async () => {
    for (const line of ['400', '1']) {
      await goTo(line);
      await shows('code-position', `Line ${line}, column 1`);
      await expect(byTestId('code-box')).toBeFocused();
    }
  });

  it('missing: a line that does not exist is refused', async () => {
    for (const line of ['501', '0', '2.5']) {
      await goTo(line);
      await shows('code-error', `No line ${line}`);
      await shows('code-position', 'Line 1, column 1');
      await browser.refresh();
    }
  });

  it('recovered: the error disappears with a line that exists', async () => {
    await goTo('501');
    await shows('code-error', 'No line 501');
    await goTo('250');
    await shows('code-error', '');
  });

  it('value: all lines are shown, even those out of view', async () => {
    await press('code-show');
    await expect(byTestId('code-value')).toHaveValue(/^ferry\(1, /);
    const lines = (await byTestId('code-value').getValue()).split('\n');
    expect(lines).toHaveLength(500);
    expect(lines[249]).toMatch(/^ferry\(250, /);
    expect(lines[499]).toBe("ferry(500, 'Dunmore', 'Dunmore', 28);");
    await focus('code-box');
    await browser.keys('// first');
    await expect(byTestId('code-box')).toHaveText(/^\/\/ firstferry\(1, /);
    await expect(byTestId('code-value')).toHaveValue(/^ferry\(1, /);
    await press('code-show');
    await expect(byTestId('code-value')).toHaveValue(/^\/\/ firstferry\(1, /);
  });
});

/** Compares the text as it is in the document, because WebDriver joins white space. */
const shows = (name, text) => expect(byTestId(name)).toHaveElementProperty('textContent', text);

const isPressed = (name, pressed) => expect(byTestId(name)).toHaveAttribute('aria-pressed', String(pressed));

const press = (name) => byTestId(name).click();

async function focus(name) {
  await browser.execute((element) => element.focus(), await byTestId(name));
}

async function selectAll() {
  await focus('editor-box');
  await browser.keys(['Control', 'a']);
}

async function toEnd() {
  await focus('editor-box');
  await browser.keys(['Control', 'End']);
}

/** Puts another text into a field, which may be empty. */
async function enter(name, text) {
  await focus(name);
  await browser.keys(['Control', 'a']);
  await browser.keys(text || 'Delete');
}

async function setLink(address) {
  await selectAll();
  await press('editor-link');
  await enter('editor-address', address);
  await press('editor-link-set');
}
async function goTo(line) {
  await enter('code-line', line);
  await press('code-go');
}

/**
 * Pastes as a browser does, but without the clipboard, because all tests of a machine share it. The event of a script
 * pastes nothing: if no script of the page handles it, this inserts the text as the browser would.
 */
async function paste(name, contents) {
  await focus(name);
  await browser.execute(
    (element, types) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      if (element.dispatchEvent(event)) document.execCommand('insertText', false, types['text/plain']);
    },
    await byTestId(name),
    contents,
  );
}
