import type { Page } from '../../page';

export default {
  id: 'rich-text',
  title: 'Rich Text',
  icon: 'PenLine',
  onDemand: true,
  blurb: 'Type in a WYSIWYG editor: formats, links, paste, code.',
  skill: 'types into contenteditable',
  goal:
    'An editable box, an editor with formats, links and undo, and a code editor that draws only the visible lines. ' +
    'Practise typing, selecting and pasting by keyboard, and reading content without an input value.',
  pitfall:
    'Writing into the elements by a script: the editors do not see it, and draw their own content over it. Also ' +
    'reading all of a code editor from the document: only the visible lines are there.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/keyboard/',
    webdriverio: 'https://webdriver.io/docs/api/browser/keys',
    cypress: 'https://docs.cypress.io/api/commands/type',
  },
  requirements: {
    plain:
      'What is typed, pasted or, with an input event, set by a script in “Plain box” is below at once, as HTML in ' +
      '`plain-html` and as text in `plain-text`; “Clear” empties it, both read “empty”, and it has the focus.',
    typed:
      'What is typed into “Editor” is in `editor-html` and `editor-text` at once, from “<p>The ferry leaves at ' +
      'nine.</p>” on, and Enter begins another “<p>”.',
    format:
      '“Bold” and “Italic”, like Control+B and Control+I, format what is selected or typed next, as “<b>” and “<i>” ' +
      'in `editor-html`, and are pressed while the cursor is in such text.',
    list:
      '“List” makes the cursor’s line an item, “<ul><li>” in `editor-html`, where Enter begins another one; it is ' +
      'pressed there, and makes it a line again.',
    link:
      '“Set link” links what is selected to the address, “<a href=” in `editor-html`, and “Remove link” takes it ' +
      'away; an address without https, http or mailto is refused in `editor-link-error`, and nothing changes.',
    history:
      '“Undo” takes back what was typed or formatted last, and “Redo” does it again; each is disabled while there is ' +
      'nothing for it to do, and whatever is typed leaves nothing for “Redo”.',
    paste:
      'With “Paste as plain text”, as at first, the editor takes only the text of what is pasted; without, also what ' +
      'is bold in it.',
    position:
      '`code-position`, `code-current` and `code-lines` follow cursor and text: at first “Line 1, column 1”, that ' +
      'line’s text and “Lines: 500”.',
    jump:
      '“Go to line” brings the line into view and the cursor, with the focus, to its beginning; where there is no ' +
      'such line `code-error` reads “No line 501” until there is, and the cursor stays.',
    value: '“Show value” writes all lines into “Value”, as they are then; what is typed after it is not there.',
  },
  testIds: [
    { name: 'plain-example', element: 'section', when: 'always' },
    { name: 'plain-box', element: 'div', when: 'always' },
    { name: 'plain-clear', element: 'button', when: 'always' },
    { name: 'plain-html', element: 'p', when: 'always' },
    { name: 'plain-text', element: 'p', when: 'always' },
    { name: 'editor-example', element: 'section', when: 'always' },
    { name: 'editor-bold', element: 'button', when: 'always' },
    { name: 'editor-italic', element: 'button', when: 'always' },
    { name: 'editor-list', element: 'button', when: 'always' },
    { name: 'editor-link', element: 'button', when: 'always' },
    { name: 'editor-undo', element: 'button', when: 'always' },
    { name: 'editor-redo', element: 'button', when: 'always' },
    { name: 'editor-address', element: 'input', when: 'after “Link”, until the link is set or removed' },
    { name: 'editor-link-error', element: 'p', when: 'after “Link”, empty unless the address is refused' },
    { name: 'editor-link-set', element: 'button', when: 'after “Link”, until the link is set or removed' },
    { name: 'editor-link-remove', element: 'button', when: 'after “Link”, until the link is set or removed' },
    { name: 'editor-box', element: 'div', when: 'always' },
    { name: 'editor-plain', element: 'input', when: 'always' },
    { name: 'editor-html', element: 'p', when: 'always' },
    { name: 'editor-text', element: 'p', when: 'always' },
    { name: 'code-example', element: 'section', when: 'always' },
    { name: 'code-line', element: 'input', when: 'always' },
    { name: 'code-go', element: 'button', when: 'always' },
    { name: 'code-error', element: 'p', when: 'always, empty unless the line is refused' },
    { name: 'code-box', element: 'div', when: 'always' },
    { name: 'code-position', element: 'p', when: 'always' },
    { name: 'code-current', element: 'p', when: 'always' },
    { name: 'code-lines', element: 'p', when: 'always' },
    { name: 'code-show', element: 'button', when: 'always' },
    { name: 'code-value', element: 'textarea', when: 'always' },
  ],
  prose: [
    [
      'Three boxes to write in, and none of them is a field with a value. Type into each, format and paste, and ' +
        'check what it holds by the lines below it.',
      'You can write in each of these boxes, although no field is among them. Format what you type, paste ' +
        'something, and read below a box what is in it.',
    ],
  ],
} as const satisfies Page;
