import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Key Presses'],
  title: 'Key Press | Test Automation Practice (Web and Mobile Web)',
  own: 'key-history',
  style: ['[data-test=last-key-pressed]', 'font-size', '28px'],
  xpaths: ["//h1[contains(text(),'Key')]", "//div[@data-test='last-key-pressed'][text()='No key pressed']"],
  use: async ({ settled, text }) => {
    for (const key of ['a', 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settled();
    return [text('[data-test=last-key-pressed]'), text('[data-test=key-1]')];
  },
  works: ['Enter', 'a'],
} satisfies Expected;
