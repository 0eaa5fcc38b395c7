import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'submitting',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('login-button');
      await visitor.see('login-button', 'Loading...');
    },
  },
  {
    name: 'refused',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.click('login-button');
      await visitor.see('auth-error');
    },
  },
  {
    name: 'logged in',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.fill('username-input', 'admin');
      await visitor.fill('password-input', 'admin');
      await visitor.click('login-button');
      await visitor.see('auth-success');
    },
  },
] satisfies States<'auth'>;
