import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Drag and Drop'],
  title: 'Drag & Drop | Test Automation Practice (Web and Mobile Web)',
  own: 'drag-drop-list',
  style: ['[data-test=drag-drop-list]', 'display', 'grid'],
  xpaths: ["//h1[text()='Drag and Drop']", "//div[@data-test='drag-drop-list']/div[1]/button"],
  use: async ({ byTestId, settled }) => {
    const handle = byTestId('drag-handle-Item 1');
    handle.focus();
    handle.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }));
    await settled();
    return handle.getAttribute('aria-pressed');
  },
  works: 'true',
} satisfies Expected;
