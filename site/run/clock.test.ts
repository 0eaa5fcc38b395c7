import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localTime, today, wallClock } from './clock';

const runOptions = vi.hoisted((): { now: string | null } => ({ now: null }));
vi.mock('./page-options', () => ({ runOptions }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2030, 0, 1, 23, 5) });
});

afterEach(() => {
  vi.useRealTimers();
  runOptions.now = null;
});

test('without the option it is local time, which moves', () => {
  expect(wallClock()).toBe('2030-01-01T23:05');
  expect(today()).toBe('2030-01-01');
  vi.advanceTimersByTime(3_600_000);
  expect(wallClock()).toBe('2030-01-02T00:05');
  expect(today()).toBe('2030-01-02');
});

test('with the option it stops there', () => {
  runOptions.now = '2026-03-05T09:30';
  vi.advanceTimersByTime(86_400_000);
  expect(wallClock()).toBe('2026-03-05T09:30');
  expect(today()).toBe('2026-03-05');
});

test('every part has its full length', () => {
  expect(localTime(new Date(2026, 8, 7, 6, 5))).toBe('2026-09-07T06:05');
});
