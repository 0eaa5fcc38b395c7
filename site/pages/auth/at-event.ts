import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Basic Authentication'],
  title: 'Authentication | Test Automation Practice (Web and Mobile Web)',
  own: 'auth-form',
  style: ['[data-test=login-button]', 'background-color', 'rgb(31, 95, 208)'],
  xpaths: [
    "//h1[contains(text(),'Authentication')]",
    "//input[@type='text' and @name='username']",
    "//button[text()='Login']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('login-button').click();
    await settled();
    return text('[data-test=login-button]');
  },
  works: 'Loading...',
} satisfies Expected;
