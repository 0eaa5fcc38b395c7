import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Dynamic Tables', 'Dynamic Tables Have Input'],
  title: 'Tables | Test Automation Practice (Web and Mobile Web)',
  own: 'dynamic-table',
  style: ['[data-test=dynamic-table] table', 'border-collapse', 'collapse'],
  xpaths: [
    "//h1[text()='Dynamic Tables']",
    "//div[@data-test='dynamic-table']//tbody/tr[1]/td[text()='Bob Johnson']",
    "//input[@data-test='editable-name-1']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('table-header-id').click();
    await settled();
    return [byTestId('table-header-id').getAttribute('aria-sort'), text('[data-test=dynamic-table] tbody tr')];
  },
  works: ['ascending', '1John Doejohn@example.comActiveAdmin'],
} satisfies Expected;
