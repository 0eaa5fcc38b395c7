import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connections } from './connections';

class Holder extends EventEmitter {
  destroyed = false;

  close() {
    this.destroyed = true;
    this.emit('close');
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a connection ends after a minute in which nothing happened', () => {
  const end = vi.fn();
  const place = new Connections().enter(new Holder(), end);
  vi.advanceTimersByTime(59_000);
  place.use();
  vi.advanceTimersByTime(59_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test.each(['closes', 'has closed before'])('one whose holder %s has no place any more', (when) => {
  const [end, holder, connections] = [vi.fn(), new Holder(), new Connections()];
  if (when === 'has closed before') holder.close();
  connections.enter(holder, end);
  if (when === 'closes') holder.close();
  vi.advanceTimersByTime(60_000);
  connections.endAll();
  expect(end).not.toHaveBeenCalled();
});

test('one that was left is not ended', () => {
  const end = vi.fn();
  const connections = new Connections();
  connections.enter(new Holder(), end).leave();
  vi.advanceTimersByTime(60_000);
  connections.endAll();
  expect(end).not.toHaveBeenCalled();
});

test('two hundred are taken, and one more when one has left', () => {
  const connections = new Connections();
  const all = Array.from({ length: 200 }, () => connections.enter(new Holder(), () => {}));
  expect(() => connections.enter(new Holder(), () => {})).toThrow(
    'There are too many connections: 200 at a time is the limit.',
  );
  all[7]?.leave();
  connections.enter(new Holder(), () => {});
});

test('all are ended at once', () => {
  const connections = new Connections();
  const ends = [vi.fn(), vi.fn()];
  for (const end of ends) connections.enter(new Holder(), end);
  connections.endAll();
  for (const end of ends) expect(end).toHaveBeenCalledOnce();
});
