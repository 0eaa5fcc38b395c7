import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('rich-text', () => {
  beforeEach(async () => {
    await browser.url('/rich-text');
    await byTestId('editor-box').execute((box) => box.focus());
    await browser.keys(['Control', 'End']);
  });

  it('typed: the text of the editor is below it', async () => {
    // Not: the text written into the box by execute(); the editor does not see it, and draws its own over it.
    await browser.keys(' Be there.');
    await expect(byTestId('editor-html')).toHaveText('<p>The ferry leaves at nine. Be there.</p>');
    await expect(byTestId('editor-text')).toHaveText('The ferry leaves at nine. Be there.');
  });

  it('list: “List” turns a line into an item', async () => {
    await byTestId('editor-list').click();
    await expect(byTestId('editor-html')).toHaveText('<ul><li>The ferry leaves at nine.</li></ul>');
  });
});
