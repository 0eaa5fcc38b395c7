import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Dynamic Tables Have Input'],
  title: 'Dynamic Tables Have Input | Test Automation Practice (Web and Mobile Web)',
  own: 'editable-table',
  style: ['[data-test=editable-table] table', 'border-collapse', 'collapse'],
  xpaths: ["//h1[text()='Dynamic Tables Have Input']", "//select[@data-test='editable-status-1']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('editable-action-1').click();
    await settled();
    return text('[role=dialog] h2');
  },
  works: 'Action',
} satisfies Expected;
