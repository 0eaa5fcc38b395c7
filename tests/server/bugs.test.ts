import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withEndsOf } from '../../cli/server/common-ends';
import type { BuiltBug, BuiltBugs } from '../../cli/server/manifest';
import { builtCommand, runCommand, serveBuilt } from '../built-cli';

const file = join(import.meta.dirname, '../../dist/bugs.json.br');
const built: BuiltBugs = JSON.parse(brotliDecompressSync(readFileSync(file)).toString());

const run = (...args: string[]) => runCommand([...builtCommand, ...args]).ended;

const bugsOf = async (...args: string[]): Promise<BuiltBug[]> =>
  JSON.parse((await run('bugs', '--json', ...args)).stdout);

/** A server's response as text. */
const text = async (address: string) => (await fetch(address)).text();

/** The addresses of the scripts that a page's HTML names. */
const scriptsOf = (html: string) => [...new Set(html.match(/assets\/[\w-]+\.js/g))].sort();

test('bugs lists them, all or those of a page', async () => {
  const all = await bugsOf();
  expect(all.length).toBeGreaterThanOrEqual(120);
  for (const bug of all) expect(Object.keys(bug)).toEqual(['id', 'page', 'requirement', 'kind', 'level', 'title']);
  expect(await bugsOf('auth')).toEqual(all.filter(({ page }) => page === 'auth'));
  // As a grade names a bug, and a requirement.
  expect((await bugsOf('auth/any-password')).map(({ id }) => id)).toEqual(['auth/any-password']);
  expect(await bugsOf('auth/refused')).toEqual(
    all.filter((bug) => `${bug.page}/${bug.requirement}` === 'auth/refused'),
  );
  expect((await run('bugs', 'shell')).stdout).toContain('shell/light-first');
  expect((await run('bugs', '/AUTH')).stdout).toContain('auth/any-password');
  expect((await run('bugs', '--all')).stdout.split('\n')).toHaveLength(all.length + 2);
});

test('bugs alone counts those of each page', async () => {
  const all = await bugsOf();
  const { stdout } = await run('bugs');
  const auth = all.filter(({ page }) => page === 'auth');
  const ofLevel = (level: number) => auth.filter((bug) => bug.level === level).length;
  expect(stdout).toMatch(new RegExp(`^auth +${auth.length} +${ofLevel(1)} +${ofLevel(2)} +${ofLevel(3)}$`, 'm'));
  expect(stdout).toMatch(new RegExp(`^all +${all.length}$`, 'm'));
  expect(stdout).not.toContain('auth/any-password');
});

describe('one line says what is wrong, and nothing is served', () => {
  test.each([
    [['bugs', 'formz'], 'There is no page "formz" with bugs. Did you mean forms?'],
    [['bugs', '--hunt', '5'], 'A hunt needs its seed. Add the --seed that serve --hunt printed at its start.'],
    [['bugs', '--hunt', '99', '--seed', '7'], /^A hunt has at most \d+ bugs: one a page\.$/],
    [['serve', '--bug', 'auth/any-pasword'], 'There is no bug "auth/any-pasword". Did you mean auth/any-password?'],
    [
      ['serve', '--bug', 'auth/any-password', '--bug', 'auth/patient'],
      'A page can have one bug at a time: auth/any-password and auth/patient are on the same page.',
    ],
    [['serve', '--hunt', 'some'], '--hunt "some" must be a whole number from 1 to 9999.'],
    [['serve', '--hunt', '2', '--bug', 'auth/patient'], 'Choose bugs by --bug or by --hunt, not by both.'],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const [, said] = /^error: (.*)\n$/.exec(stderr) ?? [];
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});

test('a hunt gives pages a bug each, and its seed tells which', async () => {
  const site = await serveBuilt('--hunt', '5');
  await expect.poll(() => site.stderr()).toContain('5 bugs are hidden.');
  await site.stop();
  const [, ...args] = /practice-site bugs (--hunt) (5) (--seed) (\d+)\n/.exec(site.stderr()) ?? [];
  expect(args).toHaveLength(4);
  const hidden = await bugsOf(...args);
  expect(new Set(hidden.map(({ page }) => page)).size).toBe(5);
  expect(await bugsOf(...args)).toEqual(hidden);
  expect(await bugsOf('--hunt', '5', '--seed', 'another')).not.toEqual(hidden);
});

test('a hunt hides no bug that does not show on its page', async () => {
  const unseen = built.bugs.filter(({ seenIn }) => seenIn).map(({ id }) => id);
  expect(unseen.length).toBeGreaterThan(10);
  const seeds = ['1', '2', '3', '4'];
  const hunted = await Promise.all(seeds.map((seed) => bugsOf('--hunt', '40', '--seed', seed)));
  expect(hunted.flat().filter(({ id }) => unseen.includes(id))).toEqual([]);
});

test('a page of a hunt has another script, and nothing that it names says which bug', async () => {
  const everyPage = String(new Set((await bugsOf()).map(({ page }) => page)).size);
  const hunt = ['--hunt', everyPage, '--seed', '7'];
  const { id = '' } = (await bugsOf(...hunt)).find(({ page }) => page === 'auth') ?? {};
  expect(id).toMatch(/^auth\//);
  const [correct, buggy] = [await serveBuilt('--seed', '7'), await serveBuilt(...hunt)];
  const [right, wrong] = [await text(`${correct.url}/auth`), await text(`${buggy.url}/auth`)];
  const added = scriptsOf(wrong).filter((script) => !scriptsOf(right).includes(script));
  expect(added.length).toBeGreaterThan(0);
  const scripts = await Promise.all(added.map((script) => text(`${buggy.url}/${script}`)));
  for (const served of [wrong, ...scripts]) expect(served).not.toContain(id.replace('auth/', ''));
  // Scripts that both have are the same byte for byte.
  for (const script of scriptsOf(right)) {
    if (added.includes(script)) continue;
    expect(await text(`${buggy.url}/${script}`)).toBe(await text(`${correct.url}/${script}`));
  }
  await Promise.all([correct.stop(), buggy.stop()]);
});

test('a site says about itself which bugs and redesigns were named, and nothing about a hunt', async () => {
  const told = async (...options: string[]) => {
    const { child, ready, ended } = runCommand([...builtCommand, 'serve', '--port', '0', '--json', ...options]);
    const line = JSON.parse(await ready);
    const health = JSON.parse(await text(`${line.url}/__practice/health`));
    const [, inPage = ''] = /id="run-options">([^<]*)</.exec(await text(line.url)) ?? [];
    child.kill('SIGTERM');
    await ended;
    return [line.options, health.options, JSON.parse(inPage)];
  };
  const named = { bugs: ['auth/any-password', 'forms/plain-password'], redesigns: ['dark', 'ids'] };
  const flags = [...named.bugs.map((id) => ['--bug', id]), ...named.redesigns.map((id) => ['--redesign', id])].flat();
  for (const options of await told(...flags)) expect(options).toMatchObject(named);
  for (const options of await told('--hunt', '5', '--seed', '7')) {
    expect(options).toMatchObject({ seed: '7' });
    expect(options).not.toHaveProperty('bugs');
  }
});

describe('a copy of a page', () => {
  const unchangedOf = (page: string) => built.unchanged.find((copy) => copy.page === page)?.script?.code ?? '';

  test('names nothing that neither it nor the browser knows', () => {
    const known = new Set([...built.unchanged.flatMap(({ script }) => freeNames(script?.code)), ...browserNames]);
    const unknown = built.bugs.flatMap(({ id, page, script }) =>
      freeNames(script && withEndsOf(unchangedOf(page), script))
        .filter((name) => !known.has(name))
        .map((name) => `${id} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('is there for every page with bugs, and rebuilt for each file that they change and for ten of them', () => {
    for (const page of new Set(built.bugs.map(({ page }) => page))) {
      const bugs = built.bugs.filter((bug) => bug.page === page);
      const rebuilds = built.rebuilds.filter((rebuild) => rebuild.page === page);
      const filesOf = (changes: typeof rebuilds) => new Set(changes.map(({ edit }) => edit?.file));
      expect(filesOf(rebuilds)).toEqual(new Set([undefined, ...filesOf(bugs)]));
      expect(rebuilds).toHaveLength(Math.max(Math.ceil(bugs.length / 10), filesOf(rebuilds).size));
      for (const { script } of rebuilds) expect(script?.middle).not.toBe('');
    }
  });
});

test('a bug of a frame is in its document', async () => {
  const [correct, buggy] = [await serveBuilt(), await serveBuilt('--bug', 'iframes/optional-email')];
  const address = '/frames/simple-form.html';
  expect(await text(correct.url + address)).toContain('autocomplete="email" required');
  const changed = await text(buggy.url + address);
  expect(changed).toContain('autocomplete="email"');
  expect(changed).not.toContain('autocomplete="email" required');
  await Promise.all([correct.stop(), buggy.stop()]);
});

describe('an export', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'practice-site-bugs-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('has the bug, in files that do not say which', async () => {
    const assetsOf = async (name: string, ...options: string[]) => {
      expect((await run('export', join(folder, name), ...options)).code).toBe(0);
      return readdirSync(join(folder, name, 'assets'));
    };
    const right = await assetsOf('right');
    const wrong = await assetsOf('wrong', '--bug', 'auth/any-password');
    expect(wrong.filter((file) => !right.includes(file)).length).toBeGreaterThan(0);
    expect(wrong.join()).not.toContain('any-password');
  });
});

/** What bugs use of the browser that no page does. */
const browserNames = [
  'Blob',
  'Date',
  'Image',
  'Math',
  'URL',
  'URLSearchParams',
  'document',
  'fetch',
  'history',
  'localStorage',
  'performance',
  'requestAnimationFrame',
];

type Node = { type: string; [property: string]: unknown };

/** The names in a function's code that it does not declare anywhere. */
function freeNames(code = '0'): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (pattern: unknown) =>
    visit(pattern as Node, ({ type, name }, parent, key) => {
      const isKey = parent?.type === 'Property' && key === 'key';
      const isDefault = parent?.type === 'AssignmentPattern' && key === 'right';
      if (type === 'Identifier' && !isKey && !isDefault) declared.add(String(name));
    });
  visit(parseAst(`(${code})`) as unknown as Node, (node, parent, key) => {
    if (node.type === 'VariableDeclarator') declare(node.id);
    if (/Function|Class/.test(node.type) && node.id) declare(node.id);
    if (/Function/.test(node.type)) for (const one of node.params as Node[]) declare(one);
    if (node.type === 'CatchClause' && node.param) declare(node.param);
    const isProperty = (key === 'property' || key === 'key') && !parent?.computed && !parent?.shorthand;
    if (node.type === 'Identifier' && !isProperty) used.add(String(node.name));
  });
  return [...used].filter((name) => !declared.has(name));
}

function visit(node: Node, each: (node: Node, parent: Node | undefined, key: string) => void, parent?: Node, key = '') {
  each(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, each, node, name);
    }
  }
}
