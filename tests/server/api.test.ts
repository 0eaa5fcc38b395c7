import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';

test('several sites run side by side, each with its own options', async () => {
  const sites = await Promise.all([startPracticeSite({ port: 0, seed: 1 }), startPracticeSite({ port: 0, seed: '2' })]);
  const seeds = await Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/__practice/health`)).json()).options.seed));
  expect(seeds).toEqual(['1', '2']);
  await Promise.all(sites.map((site) => site.close()));
});

test('answers on both loopback addresses, on the same port', async () => {
  const site = await startPracticeSite({ port: 0 });
  for (const url of site.urls) expect((await fetch(url)).status).toBe(200);
  expect(site.urls).toContain(`http://127.0.0.1:${site.port}`);
  await site.close();
});

test('close can be called twice, and the port is free afterwards', async () => {
  const site = await startPracticeSite({ port: 0 });
  await Promise.all([site.close(), site.close()]);
  await site.close();
  const again = await startPracticeSite({ port: site.port });
  expect(again.port).toBe(site.port);
  await again.close();
});

test('close does not wait for keep-alive connections, idle ones or ones that never ask', async () => {
  const site = await startPracticeSite({ port: 0 });
  const idle = connect(site.port, '127.0.0.1');
  const silent = connect(site.port, '127.0.0.1');
  const half = connect(site.port, '127.0.0.1');
  await new Promise((resolve) => {
    idle.once('data', resolve);
    idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  half.write('GET / HTTP/1.1\r\nHost: loc');
  const ended = Promise.all([idle, silent, half].map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve))));
  await site.close();
  await ended;
});

test('a port that is taken is a clear error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  await expect(startPracticeSite({ port })).rejects.toThrow(`Port ${port} is in use. Try --port 0 for a free one.`);
  other.close();
});

describe('options that make no sense', () => {
  test.each([
    [{ port: 70_000 }, 'port 70000 must be a whole number from 0 to 65535.'],
    [{ port: 1.5 }, 'port 1.5 must be a whole number from 0 to 65535.'],
    [{ port: 0, host: '' }, 'host must not be empty.'],
    [{ port: 0, host: 'no.such.host.invalid' }, 'Cannot listen on no.such.host.invalid'],
    [{ port: 0, base: 'nonsense' }, 'base "nonsense" must be a path like /practice/. Did you mean /nonsense/?'],
    [{ port: 0, base: '/a/../b' }, 'base "/a/../b" must be a path like /practice/.'],
    [{ port: 0, base: '//example.com' }, 'must be a path'],
    [{ port: 0, variant: 'b' as 'B' }, 'variant "b" must be A or B; did you mean B?'],
    [{ port: 0, delayScale: -1 }, 'delayScale -1 must be a number from 0 to 1000.'],
    [{ port: 0, delayScale: Number.NaN }, 'delayScale'],
    [{ port: 0, seed: '' }, 'seed "" must not be empty.'],
    [{ port: 0, downloadFailure: 'never' as 'none' }, 'downloadFailure "never" must be none, http or empty.'],
    [{ port: 0, otherOrigin: 'example.com' }, 'otherOrigin "example.com" must be an http or https address.'],
  ])('%o', async (options, message) => {
    await expect(startPracticeSite(options)).rejects.toThrow(message);
  });
});
