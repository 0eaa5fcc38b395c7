import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Context Menu'],
  title: 'Context Menu | Test Automation Practice (Web and Mobile Web)',
  own: 'context-menu-trigger',
  style: ['[data-test=context-menu-trigger]', 'border-top-style', 'dashed'],
  xpaths: ["//h1[text()='Context Menu']", "//div[@data-test='context-menu-trigger']"],
  use: async ({ byTestId, settled, text }) => {
    const at = { bubbles: true, cancelable: true, button: 2, clientX: 400, clientY: 300 };
    const shown = byTestId('context-menu-trigger').dispatchEvent(new MouseEvent('contextmenu', at));
    await settled();
    return [shown, text('[data-test=context-menu-edit]')];
  },
  works: [false, 'Edit'],
} satisfies Expected;
