import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Masked Inputs'],
  title: 'Masked Inputs | Test Automation Practice (Web and Mobile Web)',
  own: 'mask-input-phone',
  style: ['[data-test=mask-form] .mask-row', 'display', 'grid'],
  xpaths: ["//h1[text()='Masked Inputs']", "//button[text()='Send']", "//input[@data-test='mask-input-iban']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('mask-submit').click();
    await settled();
    return text('[data-test=mask-error-phone]');
  },
  works: 'Enter a phone number',
} satisfies Expected;
