import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Navigation'],
  title: 'Navigation | Test Automation Practice (Web and Mobile Web)',
  own: 'go-history',
  style: ['.navigation-rules', 'padding-left', '36px'],
  xpaths: ["//h1[text()='Navigation']", "//button[text()='Archive']", "//a[text()='Redirect by script']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('go-archive').click();
    await settled();
    return text('[data-test=go-view]');
  },
  works: 'Archive',
} satisfies Expected;
