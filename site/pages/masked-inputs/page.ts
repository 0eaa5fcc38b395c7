import type { Page } from '../../page';
import { fields } from './fields.ts';

export default {
  id: 'masked-inputs',
  title: 'Masked Inputs',
  icon: 'TextCursorInput',
  onDemand: true,
  blurb: 'Type into fields that change what you type.',
  skill: 'types into masks',
  level: 2,
  track: { name: 'What is hard', place: 190 },
  goal:
    'A mask rewrites each key as it is typed, so the text in the field is neither what was typed nor what a server ' +
    'gets. Setting the value at once skips the keys on which masks, counters and messages depend.',
  pitfall:
    'Setting `value` by script: the field shows the text, but no event was fired, so the mask and the raw value are ' +
    'still those of before.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#type-characters',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/interactions/',
    webdriverio: 'https://webdriver.io/docs/api/element/addValue',
    cypress: 'https://docs.cypress.io/api/commands/type',
  },
  requirements: {
    phone: '“Phone” shows the typed digits 2125550134 as “+1 (212) 555-0134”.',
    card: '“Card number” groups digits by four, but those of American Express by four, six and five.',
    kind: '`mask-kind` reads “Visa”, “Mastercard” or “American Express” by the first digits.',
    luhn: '“Card number” shows “This card number is not valid” if its check digit is wrong.',
    expiry: '“Expiry (MM/YY)” shows “This card has expired” only for a month before the current one.',
    iban: '“IBAN” shows groups of four characters in upper case.',
    checksum: '“IBAN” shows “This IBAN is not valid” if its checksum is wrong.',
    amounts: 'Once left, “Amount (English)” reads “1,234.50”, and “Amount (German)” “1.234,50”.',
    dates: 'A wrong day or hour shows “This date does not exist” or “This time does not exist”.',
    raw: 'Raw values are without the mask: “12125550134”, “1234.5”, “08/31”, “2031-08-05”.',
    paste: 'A value pasted with its separators gives the same raw value as one pasted without.',
    required: '“Send” shows a message at each of the first seven fields that is empty.',
    quantity: '`mask-plus` and `mask-minus` go through 1, 4, 7 and so on up to 97.',
    held: '`mask-plus` and `mask-minus` repeat their step until they are released.',
    bio: '“Bio” keeps 80 characters as a reader counts them, an emoji as one.',
    code: '“Code” makes typed letters upper case without moving the caret.',
    trimmed: '“Nickname” loses the spaces around it when it is left.',
    reveal: '“Show secret” makes the secret readable until “Hide secret” is pressed.',
    strength: '`mask-strength` reads “weak” below 8 characters, “strong” from 12 with digit and sign, else “fair”.',
    controlled: '`mask-events` counts each input by key or by paste: “by keys 4, by paste 1”.',
    refused: '“Send” moves the focus to the first field in error.',
    sent: '“Send” lists all raw values once no field is in error.',
  },
  testIds: [
    { name: 'mask-form', element: 'form', when: 'always' },
    { name: 'mask-input-<field>', parameters: { field: fields }, element: 'input', when: 'always' },
    { name: 'mask-raw-<field>', parameters: { field: fields }, element: 'span', when: 'always' },
    { name: 'mask-error-<field>', parameters: { field: fields }, element: 'p', when: 'always, empty without an error' },
    { name: 'mask-kind', element: 'p', when: 'always, empty without a known kind' },
    { name: 'mask-minus', element: 'button', when: 'always' },
    { name: 'mask-plus', element: 'button', when: 'always' },
    { name: 'mask-count', element: 'p', when: 'always' },
    { name: 'mask-reveal', element: 'button', when: 'always' },
    { name: 'mask-strength', element: 'span', when: 'always' },
    { name: 'mask-events', element: 'p', when: 'always' },
    { name: 'mask-submit', element: 'button', when: 'always' },
    { name: 'mask-result', element: 'dl', when: 'after all values were sent' },
  ],
  prose: [
    [
      'Type, paste and delete in each field, and compare what it shows with the raw value beside it. A server would ' +
        'get the raw value and nothing else.',
      'Beside each field is what would be sent. Fill the field by keys and from the clipboard, and watch both.',
    ],
    [
      'A library puts in the signs as you type. The first seven are required.',
      'The signs come from a library. Seven of the fields have to be filled in.',
    ],
    ['Fields with habits of their own, made by hand.', 'Made by hand, and each with its own manners.'],
  ],
} as const satisfies Page;
