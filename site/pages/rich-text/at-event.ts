import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Rich Text'],
  title: 'Rich Text | Test Automation Practice (Web and Mobile Web)',
  own: 'plain-box',
  style: ['[data-test=plain-box]', 'min-height', '96px'],
  xpaths: [
    "//h1[text()='Rich Text']",
    "//div[@role='textbox'][@aria-label='Editor']/p",
    "//p[@data-test='code-position'][text()='Line 1, column 1']",
  ],
  use: async ({ byTestId, settled, text }) => {
    const box = byTestId('plain-box');
    box.textContent = 'Milk';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    byTestId('editor-bold').click();
    await settled();
    const pressed = byTestId('editor-bold').getAttribute('aria-pressed');
    return [text('[data-test=plain-html]'), text('[data-test=editor-html]'), pressed, text('.cm-line')];
  },
  works: ['Milk', '<p>The ferry leaves at nine.</p>', 'true', "ferry(1, 'Brill', 'Eyre', 17);"],
} satisfies Expected;
