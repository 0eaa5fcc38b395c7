/** Introductions and hints of the frames' documents, and the same in other words. */
const texts: readonly (readonly [string, string])[] = [
  [
    'Practise a longer form: text, a choice, a pattern, and one field that may stay empty. A star marks the ' +
      'required ones.',
    'More fields than before, with a choice and a pattern among them. Each one with a star must be filled in.',
  ],
  [
    'One of each native control, a dialog and two tables: set every value, then compare it with the message that ' +
      'arrives. A star marks the required ones.',
    'Every kind of control that browsers have, with a dialog and two tables. What was set is in the message; ' +
      'stars mark what must be.',
  ],
  [
    'A native dialog: everything behind it is out of reach until it closes, by its button or by Escape.',
    'While this dialog of the browser is open, nothing else can be reached. Its button closes it, and so does ' +
      'Escape.',
  ],
  ['Nothing here changes: read a cell by its row and its column.', 'A table to read from, cell by cell.'],
  [
    'A made-up town to search, drag and zoom, with a marker to open.',
    'Look for a place, move the map, come closer, and open the marker.',
  ],
  ['Find the button through three levels, by structure or by name.', 'Three levels down there is a button.'],
  [
    'Your bank wants a code before it pays. In this shop it is always 123456.',
    'The bank pays after a code, which here is 123456 each time.',
  ],
  [
    'Switch into this frame, press its button, then find the message in the page around it.',
    'A button in a frame: what it sends arrives in the page around.',
  ],
  [
    'Fill in a form inside a frame, and see how the browser itself stops an empty or misshapen value.',
    'Two fields in a frame. The browser looks after empty and misshapen values by itself.',
  ],
];

export const frameProse: Readonly<Record<string, string>> = Object.fromEntries(texts);
