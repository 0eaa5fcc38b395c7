import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { serveBuilt } from '../built-cli';
import { aboutServers, runSuite } from './e2e';
import { missingNginx, startNginx } from './nginx';

const startInstance = (port = 0) => serveBuilt('--port', String(port), '--seed', '7');

test('the suite passes through nginx while one of three instances after another is stopped and started', async ({
  skip,
}) => {
  const missing = await missingNginx();
  if (missing) skip(missing);

  const folder = mkdtempSync(join(tmpdir(), 'practice-site-balancer-'));
  const instances = [await startInstance(), await startInstance(), await startInstance()];
  const [first, second, third] = instances.map(({ port }) => String(port)) as [string, string, string];
  const nginx = await startNginx(folder, 'nginx-balancer.conf', { '7361': first, '7362': second, '7363': third });
  let restarts = 0;
  let done = false;
  try {
    const output = join(folder, 'results');
    // A stream that ends because its instance stops is not the one that the page left.
    const without = /without a seed|leaving the page closes its connections/;
    const suite = runSuite(nginx.url, { output, without, specs: aboutServers });
    /** Until nginx logs a request that it has sent to these instances from now on, or the suite has ended. */
    const passedTo = (upstreams: RegExp) => {
      const from = nginx.log().length;
      const logged = () =>
        nginx
          .log()
          .slice(from)
          .some((line) => upstreams.test(line));
      return vi.waitUntil(() => done || logged(), { timeout: 1_800_000 });
    };
    const restarting = (async () => {
      for (let index = 0; !done; index = (index + 1) % instances.length) {
        const instance = instances[index];
        if (!instance) throw new Error('unreachable');
        await instance.stop();
        // To this one without success, and then to another one.
        await passedTo(new RegExp(`:${instance.port}, `));
        instances[index] = await startInstance(instance.port);
        restarts++;
        await passedTo(new RegExp(`:${instance.port}\\|`));
      }
    })();
    // What goes wrong there is thrown where it is awaited, after the suite.
    restarting.catch(() => {});
    const { exitCode, all } = await suite;
    done = true;
    await restarting;
    expect(exitCode, all).toBe(0);
    expect(restarts).toBeGreaterThan(2);

    const lines = nginx.log().map((line) => line.split('|'));
    // Each instance handled about a third, and took over the requests of a stopped one.
    for (const port of [first, second, third]) {
      expect(lines.filter(([upstreams]) => upstreams?.includes(port)).length).toBeGreaterThan(lines.length / 5);
    }
    expect(lines.filter(([upstreams]) => upstreams?.includes(', ')).length).toBeGreaterThan(0);
    expect(lines.filter(([, status]) => Number(status) >= 500 && status !== '503')).toEqual([]);
  } finally {
    done = true;
    await nginx.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
