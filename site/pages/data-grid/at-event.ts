import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Data Grid'],
  title: 'Data Grid | Test Automation Practice (Web and Mobile Web)',
  own: 'grid-quick-filter',
  style: ['.data-grid', 'justify-items', 'stretch'],
  xpaths: ["//h1[text()='Data Grid']", "//button[text()='Reload']", "//label[text()='Quick filter']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('grid-pages').click();
    await settled();
    return text('[data-test=grid-row-count]');
  },
  works: '2,000 rows',
  // The rows are the library's own late work.
  later: ['[data-test=grid-open-S-0001]', 'Open'],
} satisfies Expected;
