import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['JavaScript Alerts'],
  title: 'Alerts | Test Automation Practice (Web and Mobile Web)',
  own: 'dialog-button',
  style: ['[data-test=alert-button]', 'border-top-left-radius', '8px'],
  xpaths: ["//h1[text()='JavaScript Alerts']", "//button[text()='Show Alert']", "//button[text()='Show Prompt']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('dialog-button').click();
    await settled();
    return [
      text('[data-test=result-container]'),
      text('[role=dialog] h2'),
      getComputedStyle(byTestId('result-container')).marginTop,
    ];
  },
  works: ['Last action: Dialog Model shown', 'Alert', '16px'],
} satisfies Expected;
