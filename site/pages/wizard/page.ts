import type { Page } from '../../page';

export default {
  id: 'wizard',
  title: 'Wizard and One-Time Code',
  icon: 'ListChecks',
  onDemand: true,
  blurb: 'Go through a multi-step form, and type an OTP in time.',
  skill: 'follows long flows',
  goal:
    'A form of four steps that keeps its draft over reloads and uses the browser’s history, and a one-time code ' +
    'that arrives late, expires and locks. Practise flows in which each step depends on the one before, and long ' +
    'waits without waiting.',
  pitfall: 'Waiting a real minute for a code to expire: with a mocked clock the test is exact and takes no time.',
  readMore: {
    playwright: 'https://playwright.dev/docs/clock',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/navigation/',
    webdriverio: 'https://webdriver.io/docs/api/browser/emulate',
    cypress: 'https://docs.cypress.io/api/commands/clock',
  },
  requirements: {
    checked:
      '“Next” leads on from a valid step alone: else each wrong field is described by its own message, such as ' +
      '“Enter your name”, and the first of them has the focus.',
    back:
      '“Back” shows the step before it as it was filled in; the list marks the current one of Account, Address, ' +
      'Preferences and Review, whose heading gets the focus.',
    history:
      'The browser’s back and forward go through the steps that were shown, with all that was filled in, and the ' +
      'address keeps its options.',
    draft:
      'After a reload the same step is there with all that was filled in; “Discard draft” leads to an empty first ' +
      'step, which stays empty after a reload.',
    sent:
      'Review shows all seven values; “Send application” is disabled as “Sending...” for 1 to 2 seconds times the ' +
      'delay scale, then “Application sent” shows and the draft is gone.',
    typing:
      'In “Digit 1 of 6” to “Digit 6 of 6” a digit leads on to the next box, letters change nothing, and Backspace ' +
      'in an empty box goes back and empties the one before it.',
    paste: 'A code that is pasted into any box fills all six, without the spaces, dashes and words around its digits.',
    code:
      '“Send code” brings six digits after 1 to 3 seconds times the delay scale; only the newest code gives “Number ' +
      'confirmed”, and the one before it reads “Replaced”.',
    expiry:
      'A code is valid for 60 seconds after its arrival, whatever the delay scale is; then it reads “Expired” and ' +
      'gives “This code has expired”, which is no wrong try.',
    lock:
      'A wrong code gives “Wrong code, tries left: 2”, then 1; the third locks boxes and “Verify” for 30 seconds, ' +
      'whatever the delay scale, and a new code gives no tries back.',
  },
  testIds: [
    { name: 'wizard-example', element: 'section', when: 'always' },
    { name: 'wizard-steps', element: 'ol', when: 'until the application is sent' },
    {
      name: 'wizard-step-<step>',
      parameters: { step: ['account', 'address', 'preferences', 'review'] },
      element: 'li',
      when: 'until the application is sent',
    },
    { name: 'wizard-heading', element: 'h3', when: 'until the application is sent' },
    {
      name: 'wizard-<field>',
      parameters: { field: ['name', 'email', 'street', 'postcode', 'city', 'newsletter'] },
      element: 'input',
      when: 'in its step',
    },
    {
      name: 'wizard-contact-<way>',
      parameters: { way: ['email', 'phone', 'post'] },
      element: 'input',
      when: 'in the step Preferences',
    },
    {
      name: 'wizard-error-<field>',
      parameters: { field: ['name', 'email', 'street', 'postcode', 'city', 'contact'] },
      element: 'p',
      when: 'after “Next” while its field is wrong',
    },
    {
      name: 'wizard-review-<field>',
      parameters: { field: ['name', 'email', 'street', 'postcode', 'city', 'contact', 'newsletter'] },
      element: 'dd',
      when: 'in the step Review',
    },
    { name: 'wizard-back', element: 'button', when: 'in every step but the first' },
    { name: 'wizard-next', element: 'button', when: 'in every step but the last' },
    { name: 'wizard-send', element: 'button', when: 'in the step Review' },
    { name: 'wizard-discard', element: 'button', when: 'until the application is sent' },
    { name: 'wizard-note', element: 'p', when: 'until the application is sent' },
    { name: 'wizard-sent', element: 'div', when: 'after the application was sent' },
    { name: 'wizard-again', element: 'button', when: 'after the application was sent' },
    { name: 'otp-example', element: 'section', when: 'always' },
    { name: 'otp-send', element: 'button', when: 'until a code was accepted' },
    { name: 'otp-inbox', element: 'div', when: 'until a code was accepted' },
    {
      name: 'otp-message-<number>',
      parameters: { number: { kind: 'number', description: 'counts the codes from 1' } },
      element: 'div',
      when: 'from the arrival of its code on, until a code was accepted',
    },
    {
      name: 'otp-code-<number>',
      parameters: { number: { kind: 'number', description: 'counts the codes from 1' } },
      element: 'span',
      when: 'in its message',
    },
    {
      name: 'otp-state-<number>',
      parameters: { number: { kind: 'number', description: 'counts the codes from 1' } },
      element: 'span',
      when: 'in its message',
    },
    {
      name: 'otp-digit-<position>',
      parameters: { position: [1, 2, 3, 4, 5, 6] },
      element: 'input',
      when: 'until a code was accepted',
    },
    { name: 'otp-verify', element: 'button', when: 'until a code was accepted' },
    { name: 'otp-result', element: 'p', when: 'until a code was accepted, empty before the first try' },
    { name: 'otp-success', element: 'div', when: 'after a code was accepted' },
    { name: 'otp-again', element: 'button', when: 'after a code was accepted' },
  ],
  prose: [
    [
      'Go through the four steps, back and forth, and reload in between. Then have a code sent, and enter it in ' +
        'time.',
      'A form in four steps, which survives going back and loading again. After it a code to be requested and ' +
        'typed while it lasts.',
    ],
  ],
} as const satisfies Page;
