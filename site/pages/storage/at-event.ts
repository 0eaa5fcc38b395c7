import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Storage and Permissions'],
  title: 'Storage and Permissions | Test Automation Practice (Web and Mobile Web)',
  own: 'clipboard-copy',
  style: ['[data-test=storage-context]', 'margin-bottom', '16px'],
  xpaths: [
    "//h1[text()='Storage and Permissions']",
    "//button[text()='Accept all']",
    "//p[@data-test='connection-status']",
  ],
  use: async ({ byTestId, settled, text }) => {
    // An earlier visit may have answered already.
    byTestId('consent-forget').click();
    await settled();
    byTestId('consent-necessary').click();
    await settled();
    return text('[data-test=consent-status]');
  },
  works: 'Only necessary',
} satisfies Expected;
