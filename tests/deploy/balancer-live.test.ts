import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
    const { value } = (await events.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('retry: 30000\n\n');

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
