import type { Page } from '../../page';

export default {
  id: 'text-and-locators',
  title: 'Text and Locators',
  icon: 'ScanText',
  onDemand: true,
  blurb: 'Quotes, nbsp, hidden twins, dynamic ids: find the button, by XPath or better.',
  skill: 'finds text exactly',
  level: 2,
  track: { name: 'What is hard', place: 200 },
  goal:
    'What a reader sees is not what the document holds: characters are invisible, made by CSS, or spelled in two ways. ' +
    'Names come from attributes and other elements, while ids change, repeat or need escaping.',
  pitfall:
    'Comparing a label character by character with what you typed, or taking the first match: no-break spaces, ' +
    'accents and hidden twins make both wrong.',
  readMore: {
    playwright: 'https://playwright.dev/docs/locators',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/locators/',
    webdriverio: 'https://webdriver.io/docs/selectors',
    cypress: 'https://docs.cypress.io/app/core-concepts/best-practices',
  },
  requirements: {
    pressed: 'A press of any button shows the key of its row: “Pressed: quotes”.',
    keyboard: 'Enter and Space press the focused button.',
    quotes: 'The label in `text-row-quotes` has one straight apostrophe between two straight double quotes.',
    spaces: 'With its spaces normalised the label in `text-row-spaces` reads “Book 2 seats now”.',
    invisible:
      'Without invisible characters two labels read “Accessibility statement” and “ada.lovelace@example.test”.',
    accents:
      'The labels in `text-row-composed` and `text-row-decomposed` both read “Résumé” after Unicode normalisation.',
    uppercase: 'A reader sees “SUBMIT ORDER” in `text-row-uppercase`.',
    generated: 'A reader sees “New: Inbox” in `text-row-generated`.',
    parts: 'With their white space normalised two labels read “Add 3 items” and “Terms and conditions”.',
    cut: 'The name of the button in `text-row-cut` is all of “Download the complete annual report”.',
    literal: 'Three labels read “Family 👨‍👩‍👧‍👦”, “Insert {{name}}” and “طلب 4512”.',
    value: 'The button in `text-row-value` is named “Calculate”.',
    names:
      'The five buttons under “Names” are named “Delete invoice 7”, “Open basket”, “Print”, “Search” and “Settings”.',
    changing: 'The button in `text-row-changing` is named “Track parcel” with every seed.',
    sections: 'The regions “Billing” and “Delivery” have one button “Edit” each.',
    twin: 'One of the two buttons “Subscribe” in `text-row-twin` is visible.',
  },
  testIds: [
    { name: 'text-and-locators', element: 'div', when: 'always' },
    { name: 'text-pressed', element: 'p', when: 'always' },
    {
      name: 'text-row-<key>',
      parameters: {
        key: [
          'quotes',
          'spaces',
          'hyphen',
          'zero-width',
          'composed',
          'decomposed',
          'uppercase',
          'generated',
          'split',
          'break',
          'cut',
          'bidi',
          'emoji',
          'braces',
          'value',
          'labelled-by',
          'aria-label',
          'title',
          'alt',
          'svg',
          'odd-id',
          'digit-id',
          'twice-first',
          'twice-second',
          'changing',
          'section-a',
          'section-b',
          'twin',
        ],
      },
      element: 'div',
      when: 'always',
    },
  ],
  prose: [
    [
      'Each row has a button, and beside it what a reader sees. Press the buttons one by one, and prove that it was the ' +
        'right one.',
      'A button and its reading are in every row. Find each of them in a way that meets no other one, and press it.',
    ],
  ],
} as const satisfies Page;
