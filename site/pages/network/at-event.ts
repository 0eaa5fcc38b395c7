import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Network'],
  title: 'Network | Test Automation Practice (Web and Mobile Web)',
  own: 'net-orders-example',
  style: ['.network-row', 'align-items', 'end'],
  xpaths: ["//h1[text()='Network']", "//button[text()='Load orders']", "//select[@data-test='net-filter']/option[2]"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('net-load').click();
    await settled();
    return text('[data-test=net-status]');
  },
  works: 'Loading',
  later: ['[data-test=net-count]', '23 orders, page 1 of 5'],
} satisfies Expected;
