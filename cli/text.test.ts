import { expect, test } from 'vitest';
import { cut, tableLines, wrap } from './text';

test('a table has no column without a cell', () => {
  const rows = [
    ['a-long-one', '', 'always'],
    ['short', '', ''],
  ];
  expect(tableLines(['hook', 'parameters', 'there'], rows)).toEqual([
    'hook        there',
    'a-long-one  always',
    'short',
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
  ['no room beside the names', 'busy  It is disabled and reads so', 25, 'busy  It is disabled and reads so'],
])('%s is wrapped', (_, line, width, wrapped) => {
  expect(wrap(line, width, 6)).toBe(wrapped);
});

test.each([
  ['four', 4, 'four'],
  ['four more', 6, 'four …'],
])('"%s" in %i columns is "%s"', (line, width, shown) => {
  expect(cut(line, width)).toBe(shown);
});
