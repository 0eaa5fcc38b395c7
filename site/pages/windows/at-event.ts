import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Windows and Tabs'],
  title: 'Windows and Tabs | Test Automation Practice (Web and Mobile Web)',
  own: 'windows-opener-link',
  style: ['.windows-note', 'resize', 'vertical'],
  xpaths: ["//h1[text()='Windows and Tabs']", "//a[text()='Open with opener']", "//button[text()='Ask']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('windows-add').click();
    await settled();
    return text('[data-test=windows-count]');
  },
  works: 'Count: 1',
} satisfies Expected;
