import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['A/B Testing'],
  title: 'A/B Testing | Test Automation Practice (Web and Mobile Web)',
  own: 'ab-testing-page',
  style: ['[data-test=ab-testing-page] ul', 'list-style-type', 'none'],
  xpaths: ["//h1[text()='A/B Testing']", "//h2[@data-test='variant-title']", "//button[contains(text(),'Click Me')]"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('variant-button').click();
    await settled();
    return text('[data-test=variant-button]');
  },
  works: 'Click Me (1)',
} satisfies Expected;
