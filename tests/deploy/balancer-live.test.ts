import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveBuilt } from '../built-cli';
import { missingNginx, startNginx } from './nginx';

test('the balancer passes on WebSockets, events as they come, and requests that change something', async ({ skip }) => {
  const missing = await missingNginx();
  if (missing) skip(missing);
  const folder = mkdtempSync(join(tmpdir(), 'practice-site-live-'));
  const sites = await Promise.all([1, 2, 3].map(() => serveBuilt('--seed', '7')));
  const [first = '', second = '', third = ''] = sites.map(({ port }) => `${port}`);
  const nginx = await startNginx(folder, 'nginx-balancer.conf', { '7361': first, '7362': second, '7363': third });
  try {
    const client = new WebSocket(`${nginx.url.replace('http', 'ws')}/api/echo`, { origin: nginx.url });
    await once(client, 'open');
    client.send('hello');
    expect(String((await once(client, 'message'))[0])).toBe('hello');
    client.terminate();

    // The first part of a response whose next part comes much later.
    const events = await fetch(`${nginx.url}/api/events?ms=30000`, { signal: AbortSignal.timeout(20_000) });
    const reader = events.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('retry: 30000\n\n');
    await reader?.cancel();

    const ids = [1, 2, 3].map(async () => {
      const headers = { 'Content-Type': 'application/json', Origin: nginx.url };
      const body = JSON.stringify({ customer: 'Ada', item: 'Lamp', quantity: 1 });
      const added = await fetch(`${nginx.url}/api/orders?request=1`, { method: 'POST', headers, body });
      return (await added.json()).id as number;
    });
    // Each instance has handled one of them.
    expect(new Set(await Promise.all(ids)).size).toBe(1);
  } finally {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the balancer sends a request again that an instance did not respond to', async ({ skip }) => {
  const missing = await missingNginx();
  if (missing) skip(missing);
  const folder = mkdtempSync(join(tmpdir(), 'practice-site-dropped-'));
  const site = await serveBuilt('--seed', '7');
  let dropped = 0;
  // As an instance that is stopped just when a request comes in on a connection that was kept.
  const stopped = createServer((socket) => {
    socket.once('data', () => {
      dropped++;
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(stopped, 'listening');
  const { port } = stopped.address() as AddressInfo;
  const others = { '7362': `${site.port}`, '7363': `${site.port}` };
  const nginx = await startNginx(folder, 'nginx-balancer.conf', { '7361': `${port}`, ...others });
  try {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? JSON.stringify({ customer: 'Ada', item: 'Lamp', quantity: 1 }) : undefined;
      const before = dropped;
      // nginx leaves the instance out for a second after each that it drops.
      await vi.waitUntil(
        async () => {
          const headers = { 'Content-Type': 'application/json', Origin: nginx.url };
          const path = method === 'POST' ? '/api/orders?request=1' : '/api/orders/1001';
          const { status } = await fetch(`${nginx.url}${path}`, { method, headers, body });
          expect(status, method).toBeLessThan(300);
          return dropped > before;
        },
        { timeout: 30_000, interval: 100 },
      );
    }
  } finally {
    stopped.close();
    await nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
