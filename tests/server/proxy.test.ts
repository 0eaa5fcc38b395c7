import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { start } from './started-site';

const site = await start();

function ask(query: string, from: { url: string } = site) {
  return fetch(`${from.url}/proxy${query}`);
}

function urlOf(file: string, from = site) {
  return encodeURIComponent(`${from.url}/${file}`);
}

describe('a sample', () => {
  test.each([
    ['sample.txt', 1024, 'text/plain; charset=utf-8'],
    ['sample.csv', 2048, 'text/csv; charset=utf-8'],
    ['sample.pdf', 20_480, 'application/pdf'],
  ])('%s comes byte for byte', async (file, size, type) => {
    const response = await ask(`?url=${urlOf(`samples/${file}`)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBe(size);
    expect(body.equals(readFileSync(`site/public/samples/${file}`))).toBe(true);
  });

  test('HEAD has the headers and no body', async () => {
    const response = await fetch(`${site.url}/proxy?url=${urlOf('samples/sample.pdf')}`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('20480');
    expect(await response.text()).toBe('');
  });

  test.each([
    ['the origin left out', '/samples/sample.txt'],
    ['a query', '/samples/sample.txt?x=1'],
    ['escaped letters', '/samples/s%61mple.txt'],
  ])('is found with %s', async (_, url) => {
    expect((await ask(`?url=${encodeURIComponent(url)}`)).status).toBe(200);
  });

  test('is found by the name in the request, and by any other name of the server', async () => {
    const { port } = site;
    for (const asked of site.urls) {
      for (const host of ['localhost', '127.0.0.1', '[::1]', 'tenant.localhost']) {
        const response = await ask(`?url=${encodeURIComponent(`http://${host}:${port}/samples/sample.txt`)}`, {
          url: asked,
        });
        expect(response.status).toBe(200);
      }
    }
  });

  test('is found by every address of a server that listens on all of them', async () => {
    const open = await start({ host: '0.0.0.0' });
    for (const asked of open.urls) {
      for (const url of [...open.urls, `http://127.0.0.1:${open.port}`]) {
        expect((await ask(`?url=${encodeURIComponent(`${url}/samples/sample.txt`)}`, { url: asked })).status).toBe(200);
      }
      const other = await ask(`?url=${encodeURIComponent(`http://192.0.2.1:${open.port}/samples/sample.txt`)}`, {
        url: asked,
      });
      expect(other.status).toBe(400);
    }
  });

  test.each([
    ['practice.example.com', 'http://practice.example.com/samples/sample.txt', 200],
    ['practice.example.com', 'https://practice.example.com/samples/sample.txt', 200],
    ['practice.example.com:443', 'https://practice.example.com/samples/sample.txt', 200],
    ['practice.example.com:8080', 'http://practice.example.com:8080/samples/sample.txt', 200],
    // As with a port that a container publishes as another one.
    ['localhost:8080', 'http://127.0.0.1:8080/samples/sample.txt', 200],
    ['practice.example.com', 'http://other.example.com/samples/sample.txt', 400],
    ['practice.example.com', 'http://practice.example.com:81/samples/sample.txt', 400],
    ['practice.example.com', 'http://localhost/samples/sample.txt', 400],
    ['localhost:8080', 'http://localhost:8081/samples/sample.txt', 400],
    ['', '/samples/sample.txt', 200],
  ])('as "%s" behind a balancer, %s is %i', async (host, url, status) => {
    const open = await start({ host: '0.0.0.0' });
    const request = `GET /proxy?url=${encodeURIComponent(url)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await raw(request, open.port)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test.each([
    ['http://frames.example.com', 'http://frames.example.com/samples/sample.txt', 200],
    ['https://example.com/practice/', 'https://example.com/practice/samples/sample.txt', 200],
    ['https://example.com/practice/', 'https://example.com/samples/sample.txt', 404],
    ['https://example.com/practice/', 'http://example.com/practice/samples/sample.txt', 400],
  ])('with --other-origin %s, %s is %i', async (otherOrigin, url, status) => {
    const framed = await start({ otherOrigin });
    expect((await ask(`?url=${encodeURIComponent(url)}`, framed)).status).toBe(status);
  });

  test('is found below a base path, and only there', async () => {
    const based = await start({ base: '/practice/' });
    expect((await ask(`?url=${urlOf('samples/sample.txt', based)}`, based)).status).toBe(200);
    const { origin } = new URL(based.url);
    expect((await ask(`?url=${encodeURIComponent(`${origin}/samples/sample.txt`)}`, based)).status).toBe(404);
  });
});

describe('a url that is refused', () => {
  test.each([
    ['none', '', 400, /Name one file/],
    ['an empty one', '?url=', 400, /Name one file/],
    ['two', '?url=/samples/sample.txt&url=/samples/sample.csv', 400, /Name one file/],
    ['the same twice', '?url=/samples/sample.txt&url=/samples/sample.txt', 400, /Name one file/],
    ['a list', '?url[]=/samples/sample.txt', 400, /Name one file/],
    ['a malformed one', '?url=http://', 400, /malformed/],
    ['a malformed port', '?url=http://localhost:99999/samples/sample.txt', 400, /malformed/],
    ['a foreign one', '?url=https://example.com/samples/sample.txt', 400, /nothing else/],
    ['a foreign one without a scheme', '?url=//example.com/samples/sample.txt', 400, /nothing else/],
    ['a foreign one with backslashes', '?url=\\\\example.com\\samples\\sample.txt', 400, /nothing else/],
    ['this host on another port', '?url=http://localhost:1/samples/sample.txt', 400, /nothing else/],
    ['this host as a user name', '?url=http://localhost@example.com/samples/sample.txt', 400, /nothing else/],
    ['a file of the machine', '?url=file:///etc/passwd', 400, /nothing else/],
    ['data', '?url=data:text/plain,hello', 400, /nothing else/],
    ['a script', '?url=javascript:alert(1)', 400, /nothing else/],
    ['a missing sample', '?url=/samples/none.txt', 404, /No sample file at \/samples\/none\.txt/],
    ['the samples folder', '?url=/samples/', 404, /No sample file/],
    ['a page', '?url=/forms', 404, /No sample file/],
    ['the home page', '?url=/', 404, /No sample file/],
    ['another file of the site', '?url=/photos/square.svg', 404, /No sample file/],
    ['a way out of the folder', '?url=/samples/../photos/square.svg', 404, /No sample file/],
    ['an escaped way out', '?url=/samples/%252e%252e/photos/square.svg', 404, /No sample file/],
    ['a NUL', '?url=/samples/sample.txt%2500', 404, /No sample file/],
    ['broken escapes', '?url=/samples/%25E0%25A4', 404, /No sample file/],
    ['the proxy itself', '?url=/proxy%3Furl=/samples/sample.txt', 404, /No sample file/],
    ['words', '?url=no such address', 404, /No sample file/],
  ])('%s: a clear message, as plain text', async (_, query, status, message) => {
    const response = await ask(query);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(message);
  });

  test('a foreign one never makes a request', async () => {
    let connections = 0;
    const foreign = createServer((_request, response) => response.end('foreign'));
    foreign.on('connection', () => connections++);
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const address = foreign.address();
    const port = typeof address === 'object' ? address?.port : 0;
    for (const host of ['127.0.0.1', 'localhost']) {
      const response = await ask(`?url=${encodeURIComponent(`http://${host}:${port}/samples/sample.txt`)}`);
      expect(response.status).toBe(400);
    }
    expect(connections).toBe(0);
    // Shows that the counter does count requests.
    await fetch(`http://127.0.0.1:${port}/`);
    expect(connections).toBe(1);
    foreign.closeAllConnections();
    await new Promise((resolve) => foreign.close(resolve));
  });
});

describe('a failure', () => {
  const sample = '?url=/samples/sample.txt';

  test('is what the server was started with', async () => {
    const failing = await start({ downloadFailure: 'http' });
    const answer = await ask(sample, failing);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/Unavailable/);
    const empty = await ask(sample, await start({ downloadFailure: 'empty' }));
    expect(empty.status).toBe(200);
    expect(empty.headers.get('content-length')).toBe('0');
    expect(await empty.text()).toBe('');
  });

  test('of one request goes before the option of the server', async () => {
    const failing = await start({ downloadFailure: 'http' });
    expect((await ask(`${sample}&downloadFailure=none`, failing)).status).toBe(200);
    expect((await ask(`${sample}&downloadFailure=http`)).status).toBe(503);
    expect(await (await ask(`${sample}&downloadFailure=empty`)).text()).toBe('');
  });

  test.each(['&downloadFailure=slow', '&downloadFailure=', '&downloadFailure=http&downloadFailure=none'])(
    '%s is none',
    async (parameters) => {
      const response = await ask(sample + parameters);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/must be none, http or empty/);
    },
  );

  test('leaves the sample itself alone', async () => {
    const failing = await start({ downloadFailure: 'http' });
    const response = await fetch(`${failing.url}/samples/sample.txt`);
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBe(1024);
  });
});

function raw(request: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
