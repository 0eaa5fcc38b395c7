import { readdirSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Asset } from '../../cli/server/asset';
import { loadSite, type Site } from '../../cli/server/site';
import { chosenOptions } from '../../cli/start/options';
import { type PracticeSiteOptions, startPracticeSite } from '../../dist/cli/index.js';
import { defaultRunOptions } from '../../site/run/run-options';

test('several sites run side by side, each with its own options', async () => {
  const sites = await Promise.all([startPracticeSite({ port: 0, seed: 1 }), startPracticeSite({ port: 0, seed: '2' })]);
  const seeds = await Promise.all(
    sites.map(async ({ url }) => (await (await fetch(`${url}/__practice/health`)).json()).options.seed),
  );
  expect(seeds).toEqual(['1', '2']);
  await Promise.all(sites.map((site) => site.close()));
});

test('listens on both loopback addresses, on the same port', async () => {
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

test('close does not wait for keep-alive connections, idle ones or ones without a request', async () => {
  const site = await startPracticeSite({ port: 0 });
  const idle = connect(site.port, '127.0.0.1');
  const silent = connect(site.port, '127.0.0.1');
  const half = connect(site.port, '127.0.0.1');
  await new Promise((resolve) => {
    idle.once('data', resolve);
    idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  half.write('GET / HTTP/1.1\r\nHost: loc');
  const ended = Promise.all(
    [idle, silent, half].map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve))),
  );
  await site.close();
  await ended;
});

test('a port that is taken is a clear error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  await expect(startPracticeSite({ port })).rejects.toThrow(`Port ${port} is in use. Try port 0 for a free one.`);
  other.close();
});

const mustBeTime = 'must be a date and a time to the minute, like 2026-03-05T09:30, without a time zone.';

describe('invalid options', () => {
  test.each([
    [{ port: 70_000 }, 'port 70000 must be a whole number from 0 to 65535.'],
    [{ port: 1.5 }, 'port 1.5 must be a whole number from 0 to 65535.'],
    [{ port: 0, host: '' }, 'host "" must not be empty.'],
    [{ port: 0, host: 'no.such.host.invalid' }, 'Cannot listen on no.such.host.invalid'],
    [{ port: 0, base: 'nonsense' }, 'base "nonsense" must be a path like /practice/. Did you mean /nonsense/?'],
    [{ port: 0, base: '/a/../b' }, 'base "/a/../b" must be a path like /practice/.'],
    [{ port: 0, base: '//example.com' }, 'must be a path'],
    [{ port: Number.NaN }, 'port NaN must be a whole number from 0 to 65535.'],
    [{ port: '80' as unknown as number }, 'port "80" must be a whole number from 0 to 65535.'],
    [{ port: 0, host: 5 as unknown as string }, 'host 5 must be a name or an address like 127.0.0.1.'],
    [{ port: 0, host: ['::'] as unknown as string }, "host [ '::' ] must be a name or an address like 127.0.0.1."],
    [{ port: 0, base: 7 as unknown as string }, 'base 7 must be a path like /practice/.'],
    [{ port: 0, seed: {} as string }, 'seed {} must be text or a number.'],
    [{ port: 0, seed: true as unknown as string }, 'seed true must be text or a number.'],
    [{ port: 0, seed: Number.NaN }, 'seed NaN must be text or a number.'],
    [{ port: 0, variant: ['A'] as unknown as 'A' }, "variant [ 'A' ] must be A or B."],
    [{ port: 0, delayScale: '2' as unknown as number }, 'delayScale "2" must be a number from 0 to 1000.'],
    [{ port: 0, delayScale: 1n as unknown as number }, 'delayScale 1n must be a number from 0 to 1000.'],
    [{ port: 0, downloadFailure: false as unknown as 'none' }, 'downloadFailure false must be none, http or empty.'],
    [{ port: 0, otherOrigin: 5 as unknown as string }, 'otherOrigin 5 must be an http or https address.'],
    [{ port: 0, variant: 'b' as 'B' }, 'variant "b" must be A or B. Did you mean B?'],
    [{ port: 0, delayScale: -1 }, 'delayScale -1 must be a number from 0 to 1000.'],
    [{ port: 0, delayScale: Number.NaN }, 'delayScale'],
    [{ port: 0, slow: -1 }, 'slow -1 must be a whole number from 0 to 60000.'],
    [{ port: 0, slow: '300' as unknown as number }, 'slow "300" must be a whole number from 0 to 60000.'],
    [{ port: 0, late: 0.5 }, 'late 0.5 must be a whole number from 0 to 60000.'],
    [{ port: 0, now: '2026-03-05' }, `now "2026-03-05" ${mustBeTime}`],
    [{ port: 0, now: 7 as unknown as string }, `now 7 ${mustBeTime}`],
    [{ port: 0, seed: '' }, 'seed "" must not be empty.'],
    [{ port: 0, downloadFailure: 'never' as 'none' }, 'downloadFailure "never" must be none, http or empty.'],
    [{ port: 0, otherOrigin: 'example.com' }, 'otherOrigin "example.com" must be an http or https address.'],
  ])('%o', async (options, message) => {
    await expect(startPracticeSite(options)).rejects.toThrow(message);
    // A message that ends in a question gets no full stop.
    await expect(startPracticeSite(options)).rejects.not.toThrow('?.');
  });

  test.each([
    [{ port: 0, varient: 'A' }, 'Unknown option "varient". Did you mean variant?'],
    [{ port: 0, 'delay-scale': 0 }, 'Unknown option "delay-scale". Did you mean delayScale?'],
    [
      { open: true },
      `Unknown option "open". Known are port, host, allowHost, base, bugs, redesigns, ${Object.keys(defaultRunOptions).join(', ')}.`,
    ],
    ['7', 'The options must be an object like { seed: 7 }, not "7".'],
    [7, 'The options must be an object like { seed: 7 }, not 7.'],
    [[], 'The options must be an object like { seed: 7 }, not [].'],
  ])('%o', async (options, message) => {
    await expect(startPracticeSite(options as PracticeSiteOptions)).rejects.toThrow(message);
  });
});

describe('null', () => {
  test('is the default of every option', async () => {
    const served = { port: 0, host: null, base: null };
    const pinned = Object.fromEntries(Object.keys(defaultRunOptions).map((name) => [name, null]));
    const site = await startPracticeSite({ ...served, ...pinned });
    expect(site.urls[0]).toBe(`http://localhost:${site.port}`);
    expect(site.options).toEqual(defaultRunOptions);
    // A server that listens on all addresses would accept every Host header.
    expect(await statusWithHost(site.port, 'evil.example')).toBe(403);
    await site.close();
  });

  test('as port is the usual port', () => {
    expect(chosenOptions({ port: null }).port).toBe(7357);
  });
});

test('a delay scale may be as small as JavaScript writes it with an exponent', async () => {
  const site = await startPracticeSite({ port: 0, delayScale: 1e-7 });
  expect(site.options.delayScale).toBe(1e-7);
  await site.close();
});

test('sites of one process share the built files, and nothing that holds their options', async () => {
  const folder = join(import.meta.dirname, '../../dist/site');
  const [script] = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const settings = { basePath: '/', runOptions: { ...defaultRunOptions, seed: 'one' }, proxy: true, redesigns: [] };
  const one = await loadSite(settings, [], { folder });
  const other = await loadSite({ ...settings, runOptions: { ...defaultRunOptions, seed: 'other' } }, [], { folder });
  for (const path of [`assets/${script}`, 'samples/sample.pdf', 'photos/square.svg', 'frames/map.html']) {
    expect(bodyOf(one, path, 'identity')).toBe(bodyOf(other, path, 'identity'));
    expect(bodyOf(one, path, 'br')).toBe(bodyOf(other, path, 'br'));
  }
  expect(String(bodyOf(one, 'forms', 'identity'))).toContain('"seed":"one"');
  expect(String(bodyOf(other, 'forms', 'identity'))).toContain('"seed":"other"');
});

function bodyOf(site: Site, path: string, encoding: 'br' | 'identity') {
  return (site.find(path) as Asset).answer(encoding).body;
}

function statusWithHost(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, headers: { Host: host } }, (response) =>
      resolve(response.resume().statusCode),
    );
    request.on('error', reject);
  });
}
