import type { Page } from '../../page';
import { dialogTestIds } from '../../shared/dialog-test-ids.ts';

export default {
  id: 'alerts',
  title: 'Alerts',
  icon: 'TriangleExclamationPoint',
  blurb: 'Handle the browser’s own alert, confirm and prompt.',
  library: 'mui',
  skill: 'handles native dialogs',
  words: [
    'alert',
    'confirm',
    'prompt',
    'JavaScript dialog',
    'native dialog',
    'browser dialog',
    'popup',
    'accept',
    'dismiss',
    'modal',
    'unexpected alert open',
    'alert box',
    'confirm box',
    'prompt box',
  ],
  level: 1,
  track: { name: 'First week', place: 30 },
  goal:
    'Three dialogs are the browser’s own and block the page until somebody answers them. One dialog is part of the ' +
    'page. Practise setting the answer before the dialog opens, reading its text, and handling the two kinds.',
  pitfall:
    'Clicking first and answering afterwards: some tools close the dialog before you can, others wait for ever. Set ' +
    'the answer before the click.',
  readMore: {
    playwright: 'https://playwright.dev/docs/dialogs',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/alerts/',
    webdriverio: 'https://webdriver.io/docs/api/dialog',
    cypress: 'https://docs.cypress.io/api/cypress-api/catalog-of-events',
  },
  requirements: {
    alert: '“Show Alert” opens an alert “This is a simple alert!”.',
    shown: 'The result after an alert is “Last action: Alert shown”.',
    confirm: '“Show Confirm” opens a confirm “Do you want to proceed?”.',
    ok: 'The result of an accepted confirm is “Last action: Confirm dialog: OK”.',
    cancel: 'The result of a dismissed confirm is “Last action: Confirm dialog: Cancel”.',
    prompt: '“Show Prompt” opens a prompt “Please enter your name:”.',
    name: 'The result of a prompt has the name in quotation marks: “Last action: Prompt dialog: "Nancy"”.',
    'no-name': 'The result of a dismissed prompt is “Last action: Prompt dialog: Cancel”.',
    empty: 'An empty name counts as a dismissed prompt.',
    modal: '“Show Dialog Modal” opens a dialog “Alert” of the page, with the text “This is a simple alert!”.',
    opened: 'The result is “Last action: Dialog Model shown” as soon as that dialog opens.',
    closed: '“OK” closes that dialog.',
    accepted: 'The result after “OK” is “Last action: Alert shown”.',
    escape: 'Escape closes the dialog too.',
    dismissed: 'Escape leaves the result as it was.',
    none: 'No result is in the document before the first dialog.',
  },
  testIds: [
    { name: 'dialog-button', element: 'button', when: 'always' },
    { name: 'alert-button', element: 'button', when: 'always' },
    { name: 'confirm-button', element: 'button', when: 'always' },
    { name: 'prompt-button', element: 'button', when: 'always' },
    { name: 'result-container', element: 'div', when: 'after the first answer' },
    ...dialogTestIds,
  ],
  prose: [
    [
      'Three dialogs belong to the browser and stop the page until they are answered; one belongs to the page ' +
        'itself. Open each, accept it, dismiss it, and compare the last action.',
      'Four dialogs: three of the browser, which hold up the page until there is an answer, and one of the page. ' +
        'The last answer is noted below.',
    ],
  ],
} as const satisfies Page;
