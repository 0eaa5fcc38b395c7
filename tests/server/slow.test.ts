import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { runCommand } from '../built-cli';

const slow = 200;
const site = await startPracticeSite({ port: 0, slow });
afterAll(() => site.close());

type Asked = { path: string; method?: string; headers?: Record<string, string> };

/**
 * Sends a request on a connection of its own. `milliseconds` have passed when the first byte of the response is there.
 */
function timed({ path, method = 'GET', headers = {} }: Asked): Promise<{ status?: number; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const options = { host: '127.0.0.1', port: site.port, path, method, headers, agent: false };
    const request = httpRequest(options, (response) => {
      resolve({ status: response.statusCode, milliseconds: performance.now() - startedAt });
      response.resume();
    });
    request.on('error', reject).end();
  });
}

test('every kind of response takes longer', async () => {
  const etag = (await fetch(`${site.url}/forms`)).headers.get('etag') ?? '';
  const kinds: (Asked & { status: number })[] = [
    { path: '/forms', status: 200 },
    { path: '/forms', method: 'HEAD', status: 200 },
    { path: '/forms', headers: { 'If-None-Match': etag }, status: 304 },
    { path: '/samples/sample.txt', status: 200 },
    { path: '/frames/map.html', status: 200 },
    { path: '/__practice/health', status: 200 },
    { path: '/proxy?url=/samples/sample.csv', status: 200 },
    { path: '/proxy', status: 400 },
    { path: '/no-such-page', headers: { 'Sec-Fetch-Mode': 'navigate' }, status: 200 },
    { path: '/no-such-file.js', status: 404 },
    { path: '/%00', status: 400 },
    { path: '/', method: 'POST', status: 405 },
    { path: '/', headers: { Host: 'evil.example' }, status: 403 },
  ];
  const answers = await Promise.all(kinds.map(timed));
  expect(answers.map(({ status }) => status)).toEqual(kinds.map(({ status }) => status));
  // Node's timers count whole milliseconds, so one may fire a part of a millisecond early.
  expect(Math.min(...answers.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(slow - 1);
});

test('health and pages name it, where the site is slow', async () => {
  const { options } = await (await fetch(`${site.url}/__practice/health`)).json();
  expect(options).toMatchObject({ slow, late: 0 });
  expect(await (await fetch(site.url)).text()).toContain(`"slow":${slow},`);
});

test('a page of a site without options has no byte of any', async () => {
  const plain = await startPracticeSite({ port: 0, slow: 0, late: 0 });
  const late = await startPracticeSite({ port: 0, late: 5 });
  expect(await (await fetch(plain.url)).text()).toContain('id="run-options">{"proxy":true}<');
  expect(await (await fetch(late.url)).text()).toContain('"late":5,');
  await Promise.all([plain.close(), late.close()]);
});

// A wait of a minute for a response would exceed the test's own time.
test('a process ends by itself once its site is closed, even if a client still waits for a response', async () => {
  const script = `
    import { connect } from 'node:net';
    import { once } from 'node:events';
    import { startPracticeSite } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../dist/cli/index.js')))};
    const site = await startPracticeSite({ port: 0, slow: 60_000 });
    const ask = async () => {
      const socket = connect(site.port, '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      socket.write('GET /forms HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n'.repeat(3));
      return socket;
    };
    const [gone, ...waiting] = await Promise.all(Array.from({ length: 20 }, ask));
    gone.resetAndDestroy();
    const closed = (socket) => new Promise((resolve) => socket.resume().on('close', resolve));
    await Promise.all([site.close(), ...waiting.map(closed)]);
    console.log('closed');`;
  const { ended } = runCommand([process.execPath, '--input-type=module', '--eval', script]);
  expect(await ended).toEqual({ code: 0, stdout: 'closed\n', stderr: '' });
});
