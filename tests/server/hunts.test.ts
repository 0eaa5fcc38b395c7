import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltBugs } from '../../cli/server/manifest';
import { markOf } from '../../site/run/hunt-token';
import { type BuiltSite, serveBuilt } from '../built-cli';

const file = join(import.meta.dirname, '../../dist/bugs.json.br');
const { bugs }: BuiltBugs = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
const token = `${markOf(bugs)}-8-12-12-class 7`;

let site: BuiltSite;
let other: BuiltSite;
let pages: string[];

const text = async (path: string, { url } = site) => (await fetch(url + path)).text();

async function post(body: unknown, { url } = site) {
  const response = await fetch(`${url}/__practice/hunt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  [site, other] = await Promise.all([serveBuilt(), serveBuilt('--seed', '3', '--base', '/practice/')]);
  pages = (await post({ token })).body.pages;
});

afterAll(() => Promise.all([site.stop(), other.stop()]));

const answerOf = async (page: string) => (await post({ token, page, giveUp: true })).body;

test('a hunt has as many pages as wanted, each with a bug of the wanted levels', async () => {
  expect(new Set(pages).size).toBe(8);
  for (const page of pages) {
    const { requirement, title } = await answerOf(page);
    const bug = bugs.find((one) => one.page === page && one.title === title);
    expect(bug).toMatchObject({ requirement });
    expect(bug?.level).toBeLessThan(3);
  }
});

test('a guess is right for the broken requirement alone', async () => {
  const [page = ''] = pages;
  const { requirement, title } = await answerOf(page);
  expect(await post({ token, page, requirement })).toEqual({ status: 200, body: { right: true, requirement, title } });
  const others = bugs.filter((bug) => bug.page === page && bug.requirement !== requirement);
  expect(others.length).toBeGreaterThan(0);
  for (const { requirement } of others)
    expect(await post({ token, page, requirement })).toEqual({ status: 200, body: { right: false } });
});

test('the same token is the same hunt on another server', async () => {
  expect((await post({ token }, other)).body).toEqual({ pages });
  const scripts = (html: string) => html.match(/assets\/[\w-]+\.js\?hunt=[^"]+/g);
  const address = `/${pages[0]}?hunt=${encodeURIComponent(token)}`;
  expect(scripts(await text(address, other))).toEqual(scripts(await text(address)));
});

test('a page of the hunt has another script, and nothing that it gets names the bug', async () => {
  const query = `?hunt=${encodeURIComponent(token)}`;
  const health = await text(`/__practice/health${query}`);
  for (const page of pages) {
    const { title } = await answerOf(page);
    const [id = ''] = bugs.filter((bug) => bug.page === page && bug.title === title).map(({ id }) => id);
    const html = await text(`/${page}${query}`);
    expect(html).not.toBe(await text(`/${page}`));
    const [script = ''] = html.match(/assets\/[\w-]+\.js\?hunt=[^"]+/) ?? [];
    const name = id.split('/')[1] ?? id;
    expect(script).not.toContain(name);
    const code = await text(`/${script}`);
    expect(code).toContain('$lent');
    for (const served of [html, health, code]) {
      expect(served).not.toContain(id);
      expect(served).not.toContain(title);
    }
  }
});

test('the seed of a hunt is no HTML in its pages', async () => {
  const seed = '</script><b>';
  const html = await text(`/auth?hunt=${encodeURIComponent(token.replace('class 7', seed))}`);
  expect(html).toContain('\\u003c/script>\\u003cb>');
  expect(html).not.toContain(seed);
});

test('every file that a page of the hunt names is there, redesigned as well', async () => {
  const redesigned = await serveBuilt('--redesign', 'next');
  for (const served of [site, redesigned]) {
    for (const page of pages) {
      const html = await text(`/${page}?hunt=${encodeURIComponent(token)}`, served);
      const names = html.match(/assets\/[\w.-]+\.(?:js|css)(?:\?hunt=[^"]+)?/g) ?? [];
      const statuses = await Promise.all(names.map(async (name) => (await fetch(`${served.url}/${name}`)).status));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  }
  await redesigned.stop();
});

test('a page that is not of the hunt is served as ever, but for the hunt that it knows', async () => {
  const query = `?hunt=${encodeURIComponent(token)}`;
  // Pages with a script of their own: others share theirs with a page of the hunt.
  const page = ['canvas', 'dialogs', 'network', 'storage', 'windows', 'wizard'].find((id) => !pages.includes(id));
  const html = await text(`/${page}${query}`);
  const [known] = /,"hunt":\{[^}]*\}/.exec(html) ?? [];
  expect(known).toBe(`,"hunt":${JSON.stringify({ token, pages })}`);
  expect(scriptElements(html)).toEqual(scriptElements(await text(`/${page}`)));
});

const scriptElements = (html: string) => html.match(/<script (?:type="module"|defer).*?<\/script>/g);

describe('an invalid token', () => {
  test.each([
    ['nonsense', 'This address names no hunt. Choose one below.'],
    [
      '0000-5-12-12-7',
      'This hunt was made with another version of practice-site, which has other bugs. Choose a new one below.',
    ],
    ['', 'This address names no hunt. Choose one below.'],
  ])('%j gets a message, and the page without a bug', async (wrong, message) => {
    expect((await post({ token: wrong })).body).toMatchObject({ status: 400, detail: message });
    const html = await text(`/auth?hunt=${wrong}`);
    expect(html).toContain(JSON.stringify({ problem: message }));
    expect(scriptElements(html)).toEqual(scriptElements(await text('/auth')));
  });

  test('is one that wants more pages than there are', async () => {
    const detail = expect.stringMatching(/^Only \d+ pages have bugs of this kind\./);
    expect((await post({ token: token.replace(/-8-12-12-.*/, '-20-3-1-7') })).body).toMatchObject({ detail });
  });
});

test.each<[unknown, number, string]>([
  [null, 400, 'The token of the hunt is missing.'],
  [{ token: 7 }, 400, 'The token of the hunt is missing.'],
])('%j is refused with %i', async (body, status, detail) => {
  expect(await post(body)).toMatchObject({ status, body: { detail } });
});

test('a page that the hunt does not have is refused, and so is no requirement', async () => {
  expect(await post({ token, page: 'home', requirement: 'cards' })).toMatchObject({ status: 404 });
  expect(await post({ token, page: pages[0] })).toMatchObject({ status: 400 });
  expect(await post({ token, page: pages[0], giveUp: 'no' })).toMatchObject({ status: 400 });
});

test('only POST is supported, and only JSON', async () => {
  const got = await fetch(`${site.url}/__practice/hunt`);
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  const plain = await fetch(`${site.url}/__practice/hunt`, { method: 'POST', body: JSON.stringify({ token }) });
  expect(plain.status).toBe(415);
});

test('many hunts, one after the other, are served as the first one', async () => {
  const address = `/${pages[0]}?hunt=${encodeURIComponent(token)}`;
  const before = await text(address);
  for (let seed = 0; seed < 60; seed++) {
    const response = await fetch(`${site.url}/auth?hunt=${token.replace(/class 7$/, `${seed}`)}`);
    expect(response.status).toBe(200);
    await response.text();
  }
  expect(await text(address)).toBe(before);
});
