import type { Page } from '../../page';

export default {
  id: 'forms',
  title: 'Forms',
  icon: 'FileInput',
  blurb: 'Fill in a form, read its validation errors, submit it.',
  skill: 'reads form errors',
  words: [
    'text field',
    'text input',
    'textbox',
    'input',
    'field validation',
    'required field',
    'form validation',
    'error message',
    'submit button',
    'disabled button',
    'email field',
    'registration',
    'sign up',
    'console log',
    'validation message',
    'mandatory field',
  ],
  level: 1,
  track: { name: 'First week', place: 20 },
  goal:
    'The form checks its fields when you submit it. Then it is busy for one to three seconds, and nothing else ' +
    'changes. Practise filling fields by their labels, reading the message under each field, and proving that the ' +
    'form was really sent.',
  pitfall:
    'Checking for “Sign In” right after the click: the button may not be busy yet, so the check passes before the ' +
    'form was sent. Wait for “Loading...” first.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/interactions/',
    webdriverio: 'https://webdriver.io/docs/api/element/setValue',
    cypress: 'https://docs.cypress.io/api/commands/type',
  },
  requirements: {
    fields: 'The fields are labelled “Username”, “Email” and “Password”.',
    hidden: '“Password” hides what is typed.',
    required:
      'Submitting the empty form shows “Username is required”, “Email is required” and “Password is required” at ' +
      'once.',
    below: 'Each message is below its field.',
    described: 'Each message is the accessible description of its field.',
    email: 'An email without a name, an @ or a dot after it shows “Email is invalid”.',
    password: 'A password of fewer than 6 characters shows “Password must be at least 6 characters”.',
    shortest: 'A password of 6 characters has no message.',
    unchanged: 'A message stays while its field is corrected.',
    corrected: 'After the next submit a corrected field has no message.',
    busy: 'While a valid form is sent, which takes one to three seconds, its button is disabled.',
    loading: 'The button shows “Loading...” while the form is sent.',
    ready: 'The button shows “Sign In” again once the form is sent.',
    logged: 'The values are logged to the console once the form is sent.',
    once: 'The values are logged only once.',
    kept: 'The fields still have their values after the form is sent.',
  },
  testIds: [
    { name: 'login-form', element: 'form', when: 'always' },
    { name: 'username-input', element: 'input', when: 'always' },
    { name: 'username-error', element: 'p', when: 'after a submit without a username' },
    { name: 'email-input', element: 'input', when: 'always' },
    { name: 'email-error', element: 'p', when: 'after a submit without an email, or with a malformed one' },
    { name: 'password-input', element: 'input', when: 'always' },
    { name: 'password-error', element: 'p', when: 'after a submit with a password of fewer than 6 characters' },
    { name: 'submit-button', element: 'button', when: 'always' },
  ],
  prose: [
    [
      'Send the form empty, half filled and filled, and read the message under each field. A valid form keeps its ' +
        'button busy for one to three seconds: wait for the button, not for the clock.',
      'Leave fields out, fill them wrongly, fill them well: each has its own message. After a good one the button ' +
        'is busy for a while, at most three seconds.',
    ],
  ],
} as const satisfies Page;
