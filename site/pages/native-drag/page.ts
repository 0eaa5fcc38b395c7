import type { Page } from '../../page';

const card = { kind: 'text', description: 'what the card says' } as const;

export default {
  id: 'native-drag',
  title: 'Native Drag and Drop',
  icon: 'Hand',
  onDemand: true,
  blurb: 'Drag cards and text with HTML5 drag and drop.',
  skill: 'drags with data',
  goal:
    'Cards and a text that the browser itself drags. A drag carries data, a target accepts or refuses it, and a key ' +
    'turns a move into a copy. The mouse sends no events during such a drag. Practise a drop at an exact place, and ' +
    'check all of the columns.',
  pitfall:
    'Sending mouse events by a script: they start no native drag. Drag events by a script work if all of them share ' +
    'one DataTransfer, but they also work where a real drop would be refused.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#drag-and-drop',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/mouse/',
    webdriverio: 'https://webdriver.io/docs/api/element/dragAndDrop',
    cypress: 'https://docs.cypress.io/api/commands/trigger',
  },
  requirements: {
    start:
      '“To do” starts with the cards “Write”, “Review” and “Test”, “Doing” with “Build” and “Paint”, “Done” with ' +
      '“Ship”, in this order.',
    between:
      'A card that is dropped below the cards of another column leaves its own and goes to the end there, and ' +
      '`native-report` says so: “Moved Write to Doing, place 3 of 3”.',
    place:
      'A card that is dropped on the upper half of another goes right before it, on the lower half right after it, ' +
      'in another column and in its own.',
    copy:
      'With Control held at the drop the card stays where it is, and “Write copy” is put at the place, the next time ' +
      '“Write copy 2”: “Copied Write to Done as Write copy, place 2 of 2”.',
    effect:
      '`native-effect` reads “Effect: copy” after a drop with Control held or in the field “Note”, “Effect: move” ' +
      'after any other drop, and “Effect: none” after a drag that no place took.',
    refused:
      '“Archive” takes nothing, the columns take no phrase, and beside them nothing is dropped: all stays as it was, ' +
      'and `native-report` reads “Not dropped: Write”.',
    note:
      'A phrase or card that is dropped in “Note” adds its text at the end, after a space if there is text already, ' +
      'and stays where it is; “Add phrase to note” adds the phrase as well.',
    carried:
      '`native-carried` reads “Carried: application/x-card, text/plain” after the drop of a card, “Carried: ' +
      'text/plain” after that of the phrase, and “Carried: nothing” after a drag that no place took.',
    buttons:
      '“Up” and “Down” move the card chosen in “Card” by one place, “Left” and “Right” to the end of the column ' +
      'beside it, and “Copy” puts a copy right after it.',
    edges:
      'A button that leads beyond the columns moves nothing and says so in the polite live region `native-report`: ' +
      '“Write stays in To do, place 1 of 3”.',
  },
  testIds: [
    { name: 'native-cards-example', element: 'section', when: 'always' },
    { name: 'native-board', element: 'div', when: 'always' },
    {
      name: 'native-column-<column>',
      parameters: { column: ['todo', 'doing', 'done'] },
      element: 'section',
      when: 'always',
    },
    { name: 'native-card-<card>', parameters: { card }, element: 'li', when: 'always, one for each card' },
    { name: 'native-archive', element: 'section', when: 'always' },
    { name: 'native-chosen', element: 'select', when: 'always' },
    { name: 'native-up', element: 'button', when: 'always' },
    { name: 'native-down', element: 'button', when: 'always' },
    { name: 'native-left', element: 'button', when: 'always' },
    { name: 'native-right', element: 'button', when: 'always' },
    { name: 'native-copy', element: 'button', when: 'always' },
    { name: 'native-note-example', element: 'section', when: 'always' },
    { name: 'native-phrase', element: 'span', when: 'always' },
    { name: 'native-add', element: 'button', when: 'always' },
    { name: 'native-note', element: 'input', when: 'always' },
    { name: 'native-last-example', element: 'section', when: 'always' },
    { name: 'native-report', element: 'p', when: 'always' },
    { name: 'native-effect', element: 'p', when: 'always' },
    { name: 'native-carried', element: 'p', when: 'always' },
  ],
  prose: [
    [
      'Here the browser itself drags. What is dragged carries data, and each place says whether it takes that, and ' +
        'as a move or a copy. Prove where a drop went, and what it left behind.',
      'These drags are the browser’s own. They bring data, which a place may take or refuse, and copy or move. ' +
        'Check both ends of every drop.',
    ],
  ],
} as const satisfies Page;
