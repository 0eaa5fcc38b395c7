import type { Page } from '../../page';

export default {
  id: 'forms',
  title: 'Forms',
  blurb: 'Fill in a form, read its errors, wait for it to be sent.',
  hooks: [
    { name: 'login-form', element: 'form', when: 'always' },
    { name: 'username-input', element: 'input', when: 'always' },
    { name: 'username-error', element: 'p', when: 'after a submit without a username' },
    { name: 'email-input', element: 'input', when: 'always' },
    { name: 'email-error', element: 'p', when: 'after a submit without an email, or with a malformed one' },
    { name: 'password-input', element: 'input', when: 'always' },
    { name: 'password-error', element: 'p', when: 'after a submit with a password of fewer than 6 characters' },
    { name: 'submit-button', element: 'button', when: 'always' },
  ],
} as const satisfies Page;
