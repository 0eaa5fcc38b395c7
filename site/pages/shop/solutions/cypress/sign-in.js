import { byTestId } from './by-test-id';

export const signIn = {
  user: () => byTestId('sign-in-user'),
  error: () => byTestId('sign-in-error'),
  as(user, password = 'practice') {
    signIn.user().clear().type(user);
    byTestId('sign-in-password').clear().type(password);
    byTestId('sign-in-submit').click();
  },
  register(fields) {
    for (const [field, text] of Object.entries(fields)) byTestId(`register-${field}`).clear().type(text);
    byTestId('register-submit').click();
  },
};
