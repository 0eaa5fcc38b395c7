import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { Connections } from './connections';
import { addEvents } from './events';

afterEach(() => {
  vi.useRealTimers();
});

test('a stream with a message every half minute is not idle', async () => {
  const app = express();
  addEvents(app, { allowedHosts: [], basePath: '/', seed: '7' }, new Connections());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/api/events?ms=30000`);
  for (let message = 0; message < 3; message++) vi.advanceTimersByTime(30_000);
  expect([...(await stream.text()).matchAll(/^id: (\d)$/gm)].map(([, id]) => id)).toEqual(['1', '2', '3']);
  server.close();
});
