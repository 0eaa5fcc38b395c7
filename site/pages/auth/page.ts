import type { Page } from '../../page';

export default {
  id: 'auth',
  title: 'Authentication',
  blurb: 'Sign in, fail to, and sign out again.',
  hooks: [
    { name: 'auth-form', element: 'form', when: 'while logged out' },
    { name: 'username-input', element: 'input', when: 'while logged out' },
    { name: 'password-input', element: 'input', when: 'while logged out' },
    { name: 'login-button', element: 'button', when: 'while logged out' },
    { name: 'auth-error', element: 'div', when: 'after a wrong login, until the next one' },
    { name: 'auth-success', element: 'div', when: 'while logged in' },
    { name: 'logout-button', element: 'button', when: 'while logged in' },
  ],
} as const satisfies Page;
