import type { Page } from '../../page';

const card = { kind: 'text', description: 'what the card says' } as const;

export default {
  id: 'native-drag',
  title: 'Native Drag and Drop',
  icon: 'Hand',
  ownScript: true,
  blurb: 'Drag cards and text with HTML5 drag and drop.',
  skill: 'drags with data',
  words: [
    'drag',
    'drag and drop',
    'HTML5 drag and drop',
    'dnd',
    'kanban',
    'board',
    'dataTransfer',
    'drop effect',
    'draggable',
  ],
  level: 3,
  track: { name: 'What is hard', place: 50 },
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
    start: '“To do” starts with “Write”, “Review” and “Test”, “Doing” with “Build” and “Paint”, “Done” with “Ship”.',
    between: 'A card dropped below the cards of another column moves to the end of that column.',
    report: '`native-report` names each move: “Moved Write to Doing, place 3 of 3”.',
    place: 'A card dropped on the upper half of another goes right before it, on the lower half right after it.',
    own: 'In its own column a dropped card goes right before or after the other card, too.',
    copy: 'With Control held a drop leaves the card in its column.',
    named: 'A copy is named “Write copy”, the next one “Write copy 2”.',
    effect: '`native-effect` reads “Effect: copy” after a drop with Control, “Effect: move” after one without.',
    noted: 'A drop in “Note” always reads “Effect: copy”.',
    none: 'After a drag without a drop `native-effect` reads “Effect: none”.',
    refused: '“Archive” accepts no drop, and no column accepts a phrase.',
    undropped: 'After a drag without a drop `native-report` reads “Not dropped: Write”.',
    note: 'A phrase or card dropped in “Note” adds its text at the end, after a space.',
    add: '“Add phrase to note” adds the phrase at the end of “Note”.',
    carried: '`native-carried` lists the data types of a drop: “Carried: application/x-card, text/plain”.',
    nothing: 'After a drag without a drop `native-carried` reads “Carried: nothing”.',
    buttons: '“Up” and “Down” move the card chosen in “Card” by one place.',
    sides: '“Left” and “Right” move the chosen card to the end of the column beside its own.',
    duplicate: '“Copy” puts a copy of the chosen card right after it.',
    edges: 'A button never moves a card beyond the columns: “Write stays in To do, place 1 of 3”.',
    announced: '`native-report` is a polite live region.',
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
