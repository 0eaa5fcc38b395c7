import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Tabs and Trees'],
  title: 'Tabs and Trees | Test Automation Practice (Web and Mobile Web)',
  own: 'tabs-tab-overview',
  style: ['.party-tabs', 'border-bottom-style', 'solid'],
  xpaths: ["//h1[text()='Tabs and Trees']", "//button[text()='Delivery']", "//span[text()='Europe']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('breadcrumb-down').click();
    await settled();
    return text('[data-test=pager-range]');
  },
  works: '1 to 10 of 32',
} satisfies Expected;
