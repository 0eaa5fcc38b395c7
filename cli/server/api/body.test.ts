import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { readJson } from './body';

afterEach(() => {
  vi.useRealTimers();
});

test('a body that has arrived leaves no timer, which would keep a process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = Object.assign(Readable.from([Buffer.from('{}')]), {
    headers: { 'content-type': 'application/json' },
  });
  expect(await readJson(request as unknown as IncomingMessage)).toEqual({});
  expect(vi.getTimerCount()).toBe(0);
});
