import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Date Pickers'],
  title: 'Date Pickers | Test Automation Practice (Web and Mobile Web)',
  own: 'date-clock',
  style: ['.date-line', 'display', 'flex'],
  xpaths: ["//h1[text()='Date Pickers']", "//input[@type='date']", "//button[text()='Today']"],
  use: async ({ byTestId, settled, text }) => {
    const field = byTestId('date-time') as HTMLInputElement;
    field.value = '14:30';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    return text('[data-test=date-time-value]');
  },
  works: '14:30',
} satisfies Expected;
