import { expect, test } from 'vitest';
import { cascade, cities, fiveHundred, labelOf, shown } from './cities';

const labels = cities.map(({ label }) => label);

test('two cities have one name', () => {
  expect(cities.filter(({ label }) => label === 'Springfield').map(({ value }) => value)).toEqual([
    'springfield-1',
    'springfield-2',
  ]);
});

test.each(['Zürich', 'São Paulo'])('%s is there once composed and once decomposed', (name) => {
  expect(labels.filter((label) => label === name.normalize('NFC'))).toHaveLength(1);
  expect(labels.filter((label) => label === name.normalize('NFD'))).toHaveLength(1);
  expect(name.normalize('NFC')).not.toBe(name.normalize('NFD'));
});

test('one has 60 letters, one begins with a space, one has an emoji', () => {
  expect(labels.filter((label) => label.length === 60)).toHaveLength(1);
  expect(labels.filter((label) => label.startsWith(' '))).toEqual([' Lima']);
  expect(labels.filter((label) => /\p{Emoji_Presentation}/u.test(label))).toEqual(['Las Vegas 🎰']);
});

test('there are 500 with as many values, the first and the last of them from the short list', () => {
  expect(new Set(fiveHundred.map(({ value }) => value)).size).toBe(500);
  expect(fiveHundred).toHaveLength(500);
  expect(fiveHundred.at(-1)?.value).toBe('zuerich-decomposed');
  for (const city of cities) expect(fiveHundred).toContainEqual(city);
});

test('every city is in the cascade once', () => {
  const inCascade = cascade.flatMap(({ children }) => children.flatMap((country) => country.children));
  expect(inCascade.map(({ value }) => value).sort()).toEqual(cities.map(({ value }) => value).sort());
  expect(cascade.map(({ value }) => value)).toEqual(['africa', 'america', 'asia', 'europe', 'oceania']);
});

test('values are joined', () => {
  expect(shown(['lima', 'tokyo'])).toBe('lima, tokyo');
  expect(shown(['asia', 'japan', 'tokyo'], ' / ')).toBe('asia / japan / tokyo');
  expect(shown([])).toBe('nothing');
});

test('a closed dropdown has a name or what to do', () => {
  expect(labelOf('tokyo')).toBe('Tokyo');
  expect(labelOf('')).toBe('Choose a city');
});
