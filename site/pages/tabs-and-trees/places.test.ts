import { expect, test } from 'vitest';
import { checkedLeaves, found, type Path, placesAtFirst, withLoaded } from './places';

test.each([
  [[], []],
  [['europe-italy-milan'], ['Milan']],
  [
    ['asia-japan-tokyo', 'europe-italy-rome'],
    ['Rome', 'Tokyo'],
  ],
  [['europe-spain'], ['Madrid', 'Seville']],
  [['asia'], ['Tokyo', 'Kyoto', 'Delhi', 'Mumbai']],
  // Not loaded yet, so nothing below it is there.
  [['africa'], []],
] as [Path[], string[]][])('with %j checked the cities %j are', (checked, expected) => {
  expect(checkedLeaves(placesAtFirst, checked)).toEqual(expected);
});

test('what a checked branch loads is checked', () => {
  const places = withLoaded(withLoaded(placesAtFirst, 'africa'), 'america-peru');
  expect(checkedLeaves(places, ['africa', 'america-peru'])).toEqual([
    'Lima',
    'Cusco',
    'Cairo',
    'Luxor',
    'Nairobi',
    'Mombasa',
  ]);
});

test('the filter finds without accents', () => {
  const places = withLoaded(placesAtFirst, 'america-brazil');
  for (const filter of ['brasilia', 'BRASÍLIA'])
    expect(found(places, filter)).toEqual({ matches: 1, branches: ['america', 'america-brazil'] });
});

test.each([
  ['rom', 1, ['europe', 'europe-italy']],
  ['ind', 1, ['asia']],
  [' NA', 1, ['europe', 'europe-italy']],
  ['ma', 1, ['europe', 'europe-spain']],
  ['i', 12, ['europe', 'europe-italy', 'europe-spain', 'asia', 'asia-india', 'america']],
  ['lima', 0, []],
  ['', 0, []],
  [' ', 0, []],
])('the filter %j has %i matches', (filter, matches, branches) => {
  expect(found(placesAtFirst, filter)).toEqual({ matches, branches });
});
