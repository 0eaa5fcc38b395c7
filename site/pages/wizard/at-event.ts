import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Wizard and One-Time Code'],
  title: 'Wizard and One-Time Code | Test Automation Practice (Web and Mobile Web)',
  own: 'otp-inbox',
  style: ['[data-test=wizard-steps]', 'display', 'flex'],
  xpaths: ["//h1[text()='Wizard and One-Time Code']", "//button[text()='Next']", "//input[@data-test='otp-digit-6']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('wizard-next').click();
    await settled();
    return text('[data-test=wizard-error-name]');
  },
  works: 'Enter your name',
} satisfies Expected;
