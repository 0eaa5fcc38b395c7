import type { Page } from '../../page';
import { dialogTestIds } from '../../shared/dialog-test-ids.ts';

export default {
  id: 'shadow-dom',
  title: 'Shadow DOM',
  icon: 'SquareDashed',
  blurb: 'Click a button in a shadow root.',
  library: 'mui',
  skill: 'pierces shadow roots',
  words: ['shadow root', 'shadow host', 'open shadow root', 'encapsulation', 'modal', 'pierce'],
  level: 3,
  track: { name: 'What is hard', place: 20 },
  goal:
    'A button in an open shadow root, and a dialog that opens outside of it. Practise reaching into the root, which ' +
    'some selectors do and others never can, and checking where the focus goes afterwards.',
  pitfall: 'Using XPath for the button: XPath cannot look into shadow roots, however you write it.',
  readMore: {
    playwright: 'https://playwright.dev/docs/locators#locate-in-shadow-dom',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/finders/',
    webdriverio: 'https://webdriver.io/docs/selectors#deep-selectors',
    cypress: 'https://docs.cypress.io/api/commands/shadow',
  },
  requirements: {
    root: '“Click me!” is in the open shadow root of `shadow-host`, where plain selectors do not find it.',
    dialog: 'A click on “Click me!” opens the dialog “Shadow DOM Button” in the page.',
    text: 'The text of the dialog is “The button inside the Shadow DOM was clicked!”.',
    enter: 'Enter on “Click me!” opens the dialog.',
    space: 'Space on “Click me!” opens the dialog.',
    closed: '“Close” closes the dialog.',
    escape: 'Escape closes the dialog.',
    focus: 'The focus is on “Click me!” again once the dialog is closed.',
    styles: 'Styles of the shadow root do not apply to a paragraph of class “note” in the page.',
    sealed: 'Styles of the page do not apply to a paragraph of class “note” in the shadow root.',
  },
  testIds: [
    { name: 'shadow-host', element: 'div', when: 'always' },
    { name: 'shadow-content', element: 'div', when: 'always, in the shadow root' },
    { name: 'shadow-button', element: 'button', when: 'always, in the shadow root' },
    { name: 'regular-content', element: 'section', when: 'always' },
    ...dialogTestIds,
  ],
  prose: [
    [
      'The button lives behind an open shadow root, where a plain selector from the document does not find it. ' +
        'Click it, read the dialog, close it, and see the focus come back to the button.',
      'An open shadow root hides the button from selectors of the document. Press it, and follow the focus to the ' +
        'dialog and back.',
    ],
  ],
} as const satisfies Page;
