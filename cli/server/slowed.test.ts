import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slowed } from './slowed';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A listener that is slow by 300 ms, and the paths of the requests that it has handled. */
function slowListener() {
  const answered: string[] = [];
  const listener = slowed(({ url = '' }) => answered.push(url), 300);
  const ask = (url: string) => {
    const request = Object.assign(new EventEmitter(), { url }) as IncomingMessage;
    listener.call({} as Server, request, {} as ServerResponse<IncomingMessage> & { req: IncomingMessage });
    return request;
  };
  return { answered, ask };
}

test('every request waits its own time, side by side with the others', () => {
  const { answered, ask } = slowListener();
  ask('/one');
  ask('/two');
  vi.advanceTimersByTime(200);
  ask('/three');
  vi.advanceTimersByTime(99);
  expect(answered).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(answered).toEqual(['/one', '/two']);
  vi.advanceTimersByTime(200);
  expect(answered).toEqual(['/one', '/two', '/three']);
});

test('a request whose connection has closed gets no response, and leaves no timer', () => {
  const { answered, ask } = slowListener();
  const request = ask('/gone');
  ask('/there');
  request.emit('close');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(300);
  expect(answered).toEqual(['/there']);
});
