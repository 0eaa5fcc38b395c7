import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connections } from './connections';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a connection ends after a minute in which nothing happened', () => {
  const end = vi.fn();
  const connection = new Connections().enter(end);
  vi.advanceTimersByTime(59_000);
  connection.use();
  vi.advanceTimersByTime(59_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('one that was left is not ended', () => {
  const end = vi.fn();
  const connections = new Connections();
  connections.enter(end).leave();
  vi.advanceTimersByTime(60_000);
  connections.endAll();
  expect(end).not.toHaveBeenCalled();
});

test('two hundred are taken, and one more when one has left', () => {
  const connections = new Connections();
  const all = Array.from({ length: 200 }, () => connections.enter(() => {}));
  expect(() => connections.enter(() => {})).toThrow('There are 200 connections already');
  all[7]?.leave();
  connections.enter(() => {});
});

test('all are ended at once', () => {
  const connections = new Connections();
  const ends = [vi.fn(), vi.fn()];
  for (const end of ends) connections.enter(end);
  connections.endAll();
  for (const end of ends) expect(end).toHaveBeenCalledOnce();
});
