import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

const shown = (page: Page, name: string) => page.getByTestId(name);
const first = '<p>The ferry leaves at nine.</p>';

test('a plain box with a space alone is not empty, and one with an empty line is', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('plain-box').press('Space');
  await expect(shown(page, 'plain-text')).not.toHaveText('empty');
  await page.getByTestId('plain-box').press('Backspace');
  await expect(shown(page, 'plain-text')).toHaveText('empty');
  await page.getByTestId('plain-box').press('Enter');
  await expect(shown(page, 'plain-html')).not.toHaveText('empty');
  await expect(shown(page, 'plain-text')).toHaveText('empty');
});

test('a driver that fills boxes at once fills the plain box and the editor', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('plain-box').fill('Milk');
  await expect(shown(page, 'plain-html')).toHaveText('Milk');
  await page.getByTestId('editor-box').fill('Milk');
  await expect(shown(page, 'editor-html')).toHaveText('<p>Milk</p>');
});

test('what a script writes into the editor is drawn over with what the editor holds', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-box').evaluate((box) => {
    box.innerHTML = '<p>By a script</p>';
  });
  await expect(page.getByTestId('editor-box')).toHaveText('The ferry leaves at nine.');
  await expect(shown(page, 'editor-html')).toHaveText(first);
});

test('what comes at once after the cursor has moved happens where it is', async ({ open, page }) => {
  await open('/rich-text');
  const box = page.getByTestId('editor-box');
  await box.press('ControlOrMeta+Home');
  await page.keyboard.type('So: ');
  await expect(shown(page, 'editor-html')).toHaveText('<p>So: The ferry leaves at nine.</p>');
  await box.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(shown(page, 'editor-html')).toHaveText('<p>So: The ferry leaves at nine.</p><p><br></p>');
  await box.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    document.querySelector<HTMLElement>('[data-test=editor-italic]')?.click();
  });
  await expect(shown(page, 'editor-html')).toContainText('<i>So: The ferry leaves at nine.</i>');
});

test('a format that was chosen for what comes next is kept, however long that takes', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/rich-text');
  const box = page.getByTestId('editor-box');
  const bold = page.getByTestId('editor-bold');
  await box.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+b');
  // By itself Lexical keeps such a format for 200 ms.
  await page.clock.runFor(500);
  await page.keyboard.type('Go');
  await expect(shown(page, 'editor-html')).toHaveText('<p>The ferry leaves at nine.<b>Go</b></p>');
  await bold.click();
  await page.clock.runFor(500);
  // What the browser says late, and says again.
  await page.evaluate(() => document.dispatchEvent(new Event('selectionchange')));
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type(' on');
  await expect(shown(page, 'editor-html')).toHaveText('<p>The ferry leaves at nine.<b>Go</b> on</p>');
});

test('steps of undo do not depend on how fast one types', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/rich-text');
  await page.getByTestId('editor-box').press('ControlOrMeta+End');
  for (const letter of 'Slow') {
    await page.keyboard.type(letter);
    await page.clock.runFor(5000);
  }
  await expect(shown(page, 'editor-html')).toHaveText('<p>The ferry leaves at nine.Slow</p>');
  await page.getByTestId('editor-undo').click();
  await expect(shown(page, 'editor-html')).toHaveText(first);
});

test('undo works by keys too', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-box').press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shown(page, 'editor-html')).toHaveText(first);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(shown(page, 'editor-html')).toHaveText('<p>The ferry leaves at nine.!</p>');
});

test('the address of the link in which the cursor is can be changed, and Escape leaves it', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-box').press('ControlOrMeta+a');
  await page.getByTestId('editor-link').click();
  await page.getByTestId('editor-address').fill('https://example.com/one');
  await page.getByTestId('editor-address').press('Enter');
  await expect(page.getByTestId('editor-box')).toBeFocused();
  await expect(page.getByTestId('editor-link')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('editor-link').click();
  await expect(page.getByTestId('editor-address')).toBeFocused();
  await expect(page.getByTestId('editor-address')).toHaveValue('https://example.com/one');
  await page.getByTestId('editor-address').fill('https://example.com/two');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('editor-address')).toHaveCount(0);
  await expect(page.getByTestId('editor-box')).toBeFocused();
  await expect(shown(page, 'editor-html')).toContainText('href="https://example.com/one"');
});

test('a link needs a selected text', async ({ open, page }) => {
  await open('/rich-text');
  const error = page.getByTestId('editor-link-error');
  await page.getByTestId('editor-link').click();
  await page.getByTestId('editor-address').fill('https://example.com/');
  await page.getByTestId('editor-address').press('Enter');
  await expect(error).toHaveText('Select a text first');
  await expect(page.getByTestId('editor-address')).toHaveAttribute('aria-invalid', 'false');
  await expect(shown(page, 'editor-html')).toHaveText(first);
  await page.getByTestId('editor-box').press('ControlOrMeta+End');
  await page.getByTestId('editor-link-set').click();
  await expect(error).toHaveText('Select a text first');
  await page.getByTestId('editor-box').press('Shift+ArrowLeft');
  await page.getByTestId('editor-link-set').click();
  await expect(shown(page, 'editor-html')).toContainText('nine<a href="https://example.com/">.</a>');
  // The link that the cursor is in needs none.
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('editor-link').click();
  await page.getByTestId('editor-address').fill('https://example.com/two');
  await page.getByTestId('editor-link-set').click();
  await expect(shown(page, 'editor-html')).toContainText('nine<a href="https://example.com/two">.</a>');
});

test('an empty editor has no text to link', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('editor-box').press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByTestId('editor-link').click();
  await page.getByTestId('editor-address').fill('https://example.com/');
  await page.getByTestId('editor-link-set').click();
  await expect(page.getByTestId('editor-link-error')).toHaveText('Select a text first');
});

test('a second press of “Link” closes its form', async ({ open, page }) => {
  await open('/rich-text');
  const link = page.getByTestId('editor-link');
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByTestId('editor-address')).toBeFocused();
  await link.click();
  await expect(page.getByTestId('editor-address')).toHaveCount(0);
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByTestId('editor-box')).toBeFocused();
});

test('“Go to line” says that it needs a number', async ({ open, page }) => {
  await open('/rich-text');
  for (const nothing of ['', ' ']) {
    await page.getByTestId('code-line').fill(nothing);
    await page.getByTestId('code-go').click();
    await expect(page.getByTestId('code-error')).toHaveText('Enter a line number');
    await page.reload();
  }
});

test('only the lines in view are in the document, and lines that were added can be gone to', async ({ open, page }) => {
  await open('/rich-text');
  const lines = page.getByTestId('code-box').locator('.cm-line');
  await expect(lines.first()).toHaveText("ferry(1, 'Brill', 'Eyre', 17);");
  expect(await lines.count()).toBeLessThan(100);
  await page.getByTestId('code-box').press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.getByTestId('code-line').fill('501');
  await page.getByTestId('code-line').press('Enter');
  await expect(shown(page, 'code-position')).toHaveText('Line 501, column 1');
  await expect(page.getByTestId('code-error')).toBeEmpty();
});

test('the numbers of lines are beside them, also before the code is in the window', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open('/rich-text');
  const isBeside = (number: number) =>
    page.evaluate((number) => {
      const lines = document.querySelectorAll('.cm-line');
      const numbers = [...document.querySelectorAll('.cm-gutterElement')];
      const own = numbers.find(({ textContent }) => textContent === `${number}`);
      return own?.getBoundingClientRect().top === lines[number - 1]?.getBoundingClientRect().top;
    }, number);
  await expect(page.getByTestId('code-box')).not.toBeInViewport();
  for (const number of [1, 2, 10]) await expect.poll(() => isBeside(number)).toBe(true);
  // By its first line, because the box is higher than the window, and Firefox scrolls to its middle.
  await page.locator('.cm-line').first().scrollIntoViewIfNeeded();
  for (const number of [1, 2, 10]) await expect.poll(() => isBeside(number)).toBe(true);
});

test('Tab leads out of each box', async ({ open, page }) => {
  await open('/rich-text');
  for (const [box, next] of [
    ['plain-box', 'plain-clear'],
    ['editor-box', 'editor-plain'],
    ['code-box', 'code-show'],
  ] as const) {
    await page.getByTestId(box).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(next)).toBeFocused();
  }
});

test('after coming back the boxes are as at first', async ({ open, page }) => {
  await open('/rich-text');
  await page.getByTestId('plain-box').fill('Milk');
  await page.getByTestId('editor-box').fill('Milk');
  await page.getByTestId('code-box').fill('milk();');
  await page.getByTestId('brand').click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await page.goBack();
  await expect(shown(page, 'plain-html')).toHaveText('empty');
  await expect(shown(page, 'editor-html')).toHaveText(first);
  await expect(shown(page, 'code-lines')).toHaveText('Lines: 500');
});

/** An item “a” in place of all, and the cursor in the next one. */
async function beginList(page: Page) {
  await page.getByTestId('editor-box').press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.getByTestId('editor-list').click();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
}

test('“List” turns only the items that are selected back into lines', async ({ open, page }) => {
  await open('/rich-text');
  await beginList(page);
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('c');
  await page.keyboard.press('ArrowUp');
  await page.getByTestId('editor-list').click();
  await expect(shown(page, 'editor-html')).toHaveText('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
  await page.keyboard.type('!');
  await expect(shown(page, 'editor-html')).toContainText(/<p>(b!|!b)<\/p>/);
});

test('“List” turns an empty item back into a line that takes what is typed', async ({ open, page }) => {
  await open('/rich-text');
  await beginList(page);
  await page.getByTestId('editor-list').click();
  await page.keyboard.type('b');
  await expect(shown(page, 'editor-html')).toHaveText('<ul><li>a</li></ul><p>b</p>');
});
