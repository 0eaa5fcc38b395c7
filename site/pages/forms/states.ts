import { longWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with errors',
    async reach(visitor) {
      await visitor.click('submit-button');
      await visitor.see('username-error', 'Username is required');
      await visitor.see('email-error', 'Email is required');
      await visitor.see('password-error');
    },
  },
  {
    name: 'submitting',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.fill('username-input', 'nancy');
      await visitor.fill('email-input', 'nancy@example.com');
      await visitor.fill('password-input', 'secret1');
      await visitor.click('submit-button');
      await visitor.see('submit-button', 'Loading...');
    },
  },
] satisfies States<'forms'>;
