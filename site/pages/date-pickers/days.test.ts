import { expect, test, vi } from 'vitest';
import { daysAfter, isOutOfStay, isWeekend, nightsBetween, weekAfter } from './days';

test.each([
  ['2026-03-05', 1, '2026-03-06'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // A night in which clocks change in Europe.
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days are %s', (day, count, expected) => {
  expect(daysAfter(day, count)).toBe(expected);
  expect(nightsBetween(day, expected)).toBe(count);
});

test.each([
  ['2026-03-13', false],
  ['2026-03-14', true],
  ['2026-03-15', true],
  ['2026-03-16', false],
])('%s is a day of a weekend: %s', (day, expected) => {
  expect(isWeekend(day)).toBe(expected);
});

test.each(['2026-03-09', '2026-03-12', '2026-03-15'])('the week after that of %s begins on Monday', (day) => {
  expect(weekAfter(day)).toEqual(['2026-03-16', '2026-03-22']);
});

test.each([
  ['2026-03-04', undefined, true],
  ['2026-03-05', undefined, false],
  ['2026-03-12', '2026-03-12', true],
  ['2026-03-13', '2026-03-12', false],
  ['2026-03-26', '2026-03-12', false],
  ['2026-03-27', '2026-03-12', true],
  ['2026-03-12', '2026-03-26', false],
  ['2026-03-12', '2026-03-27', true],
  ['2026-03-04', '2026-03-10', true],
])('on 5 March %s with %s is out of a stay: %s', (day, other, expected) => {
  expect(isOutOfStay(day, '2026-03-05', other)).toBe(expected);
});

test('the day of the week is that of the text in any time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(['2026-03-06', '2026-03-07', '2026-03-08'].map(isWeekend)).toEqual([false, true, true]);
  vi.unstubAllEnvs();
});
