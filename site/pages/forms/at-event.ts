import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Forms and Validation'],
  title: 'Forms | Test Automation Practice (Web and Mobile Web)',
  own: 'login-form',
  style: ['[data-test=submit-button]', 'background-color', 'rgb(31, 95, 208)'],
  xpaths: [
    "//h1[contains(text(),'Forms')]",
    "//input[@type='text' and @name='username']",
    "//form//button[text()='Sign In']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('submit-button').click();
    await settled();
    return ['username', 'email', 'password'].map((name) => text(`[data-test=${name}-error]`));
  },
  works: ['Username is required', 'Email is required', 'Password is required'],
} satisfies Expected;
