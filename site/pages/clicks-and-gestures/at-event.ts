import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Clicks and Gestures'],
  title: 'Clicks and Gestures | Test Automation Practice (Web and Mobile Web)',
  own: 'clicks-zoom',
  style: ['[data-test=clicks-zoom]', 'position', 'relative'],
  xpaths: [
    "//h1[text()='Clicks and Gestures']",
    "//tr[normalize-space()='Buy milk']",
    "//button[normalize-space()='Hold for menu']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('clicks-row-2').click();
    await settled();
    return text('[data-test=clicks-selected]');
  },
  works: 'Selected: 2',
} satisfies Expected;
