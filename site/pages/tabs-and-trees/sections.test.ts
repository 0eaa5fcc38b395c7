import { expect, test } from 'vitest';
import { pressed, type Section } from './sections';

test.each([
  [[], 'payment', ['payment']],
  [['payment'], 'payment', []],
  [['payment'], 'returns', ['returns']],
  [['size', 'payment'], 'returns', ['size', 'returns']],
  [['size', 'payment'], 'care', ['size', 'payment', 'care']],
  [['size', 'care'], 'size', ['care']],
] as [Section[], Section, Section[]][])('with %j open a press on %s leaves %j', (open, name, expected) => {
  expect(pressed(open, name)).toEqual(expected);
});
