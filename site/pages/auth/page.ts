import type { Page } from '../../page';

export default {
  id: 'auth',
  title: 'Authentication',
  icon: 'ShieldCheck',
  blurb: 'Sign in, fail to, and sign out again.',
  skill: 'logs in and out',
  goal:
    'A sign-in that takes one to three seconds, and then replaces the form or refuses. Practise waiting for the ' +
    'result in both cases. To prove a refusal, make sure that the error is not the old one.',
  pitfall:
    'Looking for the error right after the second click: the message of the first try may still be there. Wait for ' +
    'the busy button first.',
  readMore: {
    playwright: 'https://playwright.dev/docs/test-assertions',
    selenium: 'https://www.selenium.dev/documentation/webdriver/waits/',
    webdriverio: 'https://webdriver.io/docs/api/element/waitForDisplayed',
    cypress: 'https://docs.cypress.io/app/core-concepts/retry-ability',
  },
  requirements: {
    account: 'The page shows the demo account: username admin, password admin.',
    busy: 'While a login is checked, the button is disabled and reads “Loading...”, for one to three seconds.',
    accepted: 'With both right, the form gives way to “Successfully authenticated!” and a “Logout” button.',
    refused:
      'With a name or a password that is wrong or empty the form stays, and “Invalid username or password” shows in ' +
      'red under it.',
    cleared: 'The message is gone as soon as the next login is sent.',
    logout: '“Logout” leads back to the form, with empty fields and no message.',
    repeated:
      'With the same seed in the address the first login takes the same time whenever the page is opened, and with ' +
      '?delayScale=0 no time.',
  },
  testIds: [
    { name: 'auth-form', element: 'form', when: 'while logged out' },
    { name: 'demo-account', element: 'p', when: 'while logged out' },
    { name: 'username-input', element: 'input', when: 'while logged out' },
    { name: 'password-input', element: 'input', when: 'while logged out' },
    { name: 'login-button', element: 'button', when: 'while logged out' },
    { name: 'auth-error', element: 'div', when: 'after a wrong login, until the next one' },
    { name: 'auth-success', element: 'div', when: 'while logged in' },
    { name: 'logout-button', element: 'button', when: 'while logged in' },
  ],
  prose: [
    [
      'Log in with the demo account, then with a wrong one. The response takes one to three seconds. After a right ' +
        'login another view replaces the form.',
      'Try the demo account and some others. It takes a moment, up to three seconds, until the form is gone or ' +
        'says no.',
    ],
  ],
} as const satisfies Page;
