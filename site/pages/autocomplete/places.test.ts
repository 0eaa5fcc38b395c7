import { expect, test } from 'vitest';
import { places, placesFor } from './places';

test('there are 200 places, each once, in alphabetical order', () => {
  expect(new Set(places).size).toBe(200);
  expect(places).toHaveLength(200);
  expect([...places].sort(new Intl.Collator('en').compare)).toEqual(places);
});

test.each([
  ['ashb', ['Ashbury', 'Ashby']],
  [' ASHB ', ['Ashbury', 'Ashby']],
  ['mal', ['Málaga']],
  ['MÁL', ['Málaga']],
  ['MA\u0301L', ['Málaga']],
  ['alag', []],
])('“%s” finds %j', (text, found) => {
  expect(placesFor(text)).toEqual(found);
});

test('no text finds all of those that are left', () => {
  expect(placesFor('', ['Ashby', 'Málaga'])).toEqual(['Ashby', 'Málaga']);
});
