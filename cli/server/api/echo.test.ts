import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Connections } from './connections';
import { createEcho } from './echo';

afterEach(() => {
  vi.useRealTimers();
});

test('a WebSocket that pings or sends is not idle, and its close says why it ends', async () => {
  const echo = createEcho(new Connections(), { allowedHosts: [], basePath: '/', seed: '7' });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request);
    response.assignSocket(socket as Socket);
    echo.upgrade(request, response, socket, head);
  });
  await once(server, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/echo`);
  const closed = once(client, 'close').then(([code, reason]) => `${code} ${reason}`);
  await once(client, 'open');
  for (let minute = 1; minute <= 3; minute++) {
    vi.advanceTimersByTime(59_000);
    client.ping();
    expect(await Promise.race([once(client, 'pong').then(() => 'pong'), closed])).toBe('pong');
    vi.advanceTimersByTime(59_000);
    client.send('echo');
    expect(await Promise.race([once(client, 'message').then(([data]) => `${data}`), closed])).toBe('echo');
  }
  vi.advanceTimersByTime(60_000);
  expect(await closed).toBe('1001 Idle for a minute.');
  server.close();
});
