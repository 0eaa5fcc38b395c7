import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Moving Targets'],
  title: 'Moving Targets | Test Automation Practice (Web and Mobile Web)',
  own: 'slide-track',
  style: ['[data-test=slide-track]', 'position', 'relative'],
  xpaths: [
    "//h1[text()='Moving Targets']",
    "//button[normalize-space()='Count']",
    "//div[@data-test='slide-track']/button",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('twin-button').click();
    await settled();
    return text('[data-test=twin-result]');
  },
  works: 'Clicks: 1',
} satisfies Expected;
