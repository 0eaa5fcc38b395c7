import type { Page } from '../../page';

export default {
  id: 'auth',
  title: 'Authentication',
  icon: 'ShieldCheck',
  blurb: 'Sign in, fail to, and sign out again.',
  skill: 'logs in and out',
  words: [
    'login',
    'log in',
    'sign in',
    'logout',
    'log out',
    'sign out',
    'password',
    'credentials',
    'username',
    'authentication',
    'delay',
    'wrong password',
  ],
  level: 2,
  track: { name: 'First week', place: 120 },
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
    account: 'The page shows the demo account: “username admin, password admin”.',
    busy: 'While a login is checked, the button shows “Loading...”.',
    disabled: 'While a login is checked, the button is disabled.',
    duration: 'A login is checked for one to three seconds.',
    accepted: 'The right name with the right password shows “Successfully authenticated!”.',
    gone: 'After a successful login the form is no longer in the document.',
    offered: 'A successful login shows the button “Logout”.',
    refused: 'A wrong or empty name or password shows “Invalid username or password” in the form.',
    red: 'The message of a refused login is red.',
    cleared: 'The message of a refused login is gone as soon as the next login is sent.',
    retry: 'A right login after a refused one is successful.',
    logout: '“Logout” shows the form again, with empty fields.',
    fresh: 'After “Logout” the form has no message.',
    repeated: 'With the same seed in the address the first login always takes the same time.',
    unscaled: 'With ?delayScale=0 in the address a login takes no time.',
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
