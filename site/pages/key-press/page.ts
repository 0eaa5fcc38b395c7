import type { Page } from '../../page';

export default {
  id: 'key-press',
  title: 'Key Press',
  icon: 'Keyboard',
  blurb: 'Press keys on the keyboard and read them back.',
  skill: 'sends keys',
  words: ['keyboard', 'keyboard event', 'shortcut', 'hotkey', 'send keys', 'modifier key', 'keydown'],
  level: 1,
  track: { name: 'First week', place: 40 },
  goal:
    'The whole page listens to the keyboard and lists the keys. Practise sending keys without a text field: ' +
    'letters, named keys, modifiers, combinations. A tool and the page do not always use the same name for a key.',
  pitfall:
    'Typing a word and checking only the last letter: the test does not see keys that were lost or sent twice. ' +
    'Compare the whole list.',
  readMore: {
    playwright: 'https://playwright.dev/docs/api/class-keyboard',
    selenium: 'https://www.selenium.dev/documentation/webdriver/actions_api/keyboard/',
    webdriverio: 'https://webdriver.io/docs/api/browser/keys',
    cypress: 'https://docs.cypress.io/api/commands/press',
  },
  requirements: {
    none: 'Before the first key `last-key-pressed` reads “No key pressed”, and `key-history` is empty.',
    last:
      '`last-key-pressed` shows the event’s name for the key, such as “a”, “A”, “Enter” or “ArrowLeft”, wherever the ' +
      'focus is.',
    history: '`key-history` lists the five most recent keys, the newest first.',
    every: 'Every press is listed, even a modifier such as “Shift” or the same key again.',
  },
  testIds: [
    { name: 'last-key-pressed', element: 'div', when: 'always' },
    { name: 'key-history', element: 'div', when: 'always' },
    { name: 'key-field', element: 'input', when: 'always; it shows on touch screens only' },
    {
      name: 'key-<index>',
      parameters: { index: [0, 1, 2, 3, 4] },
      element: 'div',
      when: 'once as many keys were pressed; 0 is the newest',
    },
  ],
  prose: [
    [
      'Send keys to the page as a whole, no field needed: letters, arrows, Enter, Tab, Escape. Modifiers count as ' +
        'keys of their own, and so does every repeat of a key that is held down. On a phone a field brings up its ' +
        'keyboard.',
      'Press any key, wherever the focus is. Modifiers and repeats are counted like all others. Phones have a ' +
        'field for it, which opens their keyboard.',
    ],
  ],
} as const satisfies Page;
