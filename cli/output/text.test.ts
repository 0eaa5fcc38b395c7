import { expect, test } from 'vitest';
import { table, wrap } from './text';

const bold = (line: string) => `<b>${line}</b>`;

test('a table has no column without a cell', () => {
  const rows = [
    ['a-long-one', '', 'always'],
    ['short', '', ''],
  ];
  expect(table(['name', 'parameters', 'there'], rows, 80, bold).split('\n')).toEqual([
    '<b>name        there</b>',
    'a-long-one  always',
    'short',
  ]);
});

test('a long cell goes on below itself', () => {
  const rows = [
    ['a-name', 'after a submit without a username, or with one that is too short'],
    ['b', ''],
  ];
  expect(table(['name', 'there'], rows, 48, bold).split('\n')).toEqual([
    '<b>name    there</b>',
    'a-name  after a submit without a username, or',
    '        with one that is too short',
    'b',
  ]);
});

test('at 80 columns a long text beside four columns is on a line of its own', () => {
  const rows = [
    ['auth/no-sign-of-work', 'requirement', 'text', '1', 'The button keeps the text “Login” while a login is checked'],
    ['auth/patient', 'duration', 'timing', '2', 'A login is checked for up to five seconds'],
  ];
  expect(table(['bug', 'requirement', 'kind', 'level', 'what goes wrong'], rows, 80, (line) => line)).toBe(
    [
      'bug                   requirement  kind    level',
      '    what goes wrong',
      'auth/no-sign-of-work  requirement  text    1',
      '    The button keeps the text “Login” while a login is checked',
      'auth/patient          duration     timing  2',
      '    A login is checked for up to five seconds',
    ].join('\n'),
  );
});

test('where the last column has no room, its cells are below their rows', () => {
  const rows = [
    ['item-<id>', 'while the menu is open', 'id: one, two or three'],
    ['box', 'always', ''],
  ];
  expect(table(['name', 'there', 'parameters'], rows, 40, bold).split('\n')).toEqual([
    '<b>name       there',
    '    parameters</b>',
    'item-<id>  while the menu is open',
    '    id: one, two or three',
    'box        always',
  ]);
});

test.each([
  ['a line that fits', 'busy  It is disabled.', 21, 'busy  It is disabled.'],
  ['no end of a terminal', 'busy  It is disabled.', Number.POSITIVE_INFINITY, 'busy  It is disabled.'],
  [
    'a line that is too long',
    'busy  The button says that it is disabled.',
    30,
    'busy  The button says that it\n      is disabled.',
  ],
  [
    'too long twice',
    'busy  One two three four five six seven eight nine ten',
    26,
    'busy  One two three four\n      five six seven eight\n      nine ten',
  ],
  ['a word that is too long', `busy  ${'x'.repeat(40)}`, 30, `busy  ${'x'.repeat(40)}`],
])('%s is wrapped', (_, line, width, wrapped) => {
  expect(wrap(line, width, 6)).toBe(wrapped);
});
