import { expect, test } from 'vitest';
import { directions, ferryName } from './ferries';

test.each([
  ['out-08', 'Out, 08:00'],
  ['back-08', 'Back, 08:00'],
  ['back-18', 'Back, 18:00'],
  ['', 'none'],
])('“%s” is the ferry %s', (id, name) => {
  expect(ferryName(id)).toBe(name);
});

test('both directions have the same times', () => {
  const [out, back] = directions.map(({ ferries }) => ferries.map(({ time }) => time));
  expect(back).toEqual(out);
});
