import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

export const signIn = {
  get user() {
    return byTestId('sign-in-user');
  },
  get error() {
    return byTestId('sign-in-error');
  },

  async as(user, password = 'practice') {
    await signIn.user.setValue(user);
    await byTestId('sign-in-password').setValue(password);
    await byTestId('sign-in-submit').click();
  },
  async register(fields) {
    for (const [field, text] of Object.entries(fields)) await byTestId(`register-${field}`).setValue(text);
    await byTestId('register-submit').click();
  },
};
