import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Long Lists'],
  title: 'Long Lists | Test Automation Practice (Web and Mobile Web)',
  own: 'rows-list',
  style: ['[data-test=rows-list]', 'height', '360px'],
  xpaths: [
    "//h1[text()='Long Lists']",
    "//div[@role='option'][text()='Row 6']",
    "//section[@data-test='more-list']//li[10]",
    "//button[text()='Load more']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('rows-row-1').click();
    await settled();
    return [text('[data-test=rows-row-1]'), text('[data-test=rows-selected]')];
  },
  works: ['Row 1', 'Selected: 1'],
} satisfies Expected;
