import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesBetween, filesOf, SuiteCopy, uncopied } from './suite-copy';

let parent: string;
let folder: string;

beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'suite-copy-')));
  folder = join(parent, 'project/e2e');
  const files = {
    'project/package.json': '{ "type": "module" }',
    'project/node_modules/tool/index.js': 'export default 1;',
    'project/healer.mjs': '',
    'project/e2e/a.spec.js': 'test',
    'project/e2e/pages/a.js': 'page',
    'project/e2e/videos/a.webm': 'video',
    'project/e2e/.git/config': 'git',
    'project/e2e/node_modules/@scope/own/index.js': 'own',
    'project/e2e/node_modules/.cache/x': 'cache',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, path)), { recursive: true });
    writeFileSync(join(parent, path), text);
  }
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

test.each([
  ['everything but libraries and the history', [], ['a.spec.js', 'pages/a.js', 'videos/a.webm']],
  ['less', ['!videos/**'], ['a.spec.js', 'pages/a.js']],
  ['some of it', ['pages/**', '*.js'], ['a.spec.js', 'pages/a.js']],
  ['more', ['.git/**'], ['.git/config', 'a.spec.js', 'pages/a.js', 'videos/a.webm']],
])('%s is copied', async (_what, copy, files) => {
  expect(await filesOf(folder, copy)).toEqual(files);
});

test.each(['../**', '!../a.js', '', '!'])('the glob “%s” is refused', async (glob) => {
  await expect(filesOf(folder, [glob])).rejects.toThrow('must be a glob of files in the suite');
});

test('more than two gigabytes are refused, and it says how to choose less', async () => {
  const large = mkdtempSync(join(parent, 'large-'));
  writeFileSync(join(large, 'video'), '');
  // Without content, so that it takes no room.
  truncateSync(join(large, 'video'), 2_000_000_000);
  expect(await filesOf(large)).toEqual(['video']);
  truncateSync(join(large, 'video'), 2_000_000_001);
  await expect(filesOf(large)).rejects.toThrow(
    `${large} has more than 2 GB. Name the suite's own folder by --cwd, or its files by --copy.`,
  );
});

test('a copy that cannot be made is one sentence, and nothing of it stays', async () => {
  const copies = mkdtempSync(join(parent, 'copies-'));
  writeFileSync(join(copies, 'taken'), '');
  await expect(SuiteCopy.make(copies, 'taken', folder, ['a.spec.js'])).rejects.toThrow(
    `${folder} cannot be copied to ${parent}: `,
  );
  expect(readdirSync(copies)).toEqual([]);
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(uncopied('/e2e', '/tmp/copies', full).message).toBe(
    '/e2e cannot be copied to /tmp: the disk is full. TMPDIR may name a folder elsewhere.',
  );
});

test('a copy that was deleted is an empty folder again', async () => {
  const copy = await SuiteCopy.make(parent, 'deleted', folder, ['a.spec.js']);
  rmSync(copy.folder, { recursive: true });
  await copy.restoreFolder();
  expect(readdirSync(copy.folder)).toEqual([]);
  await copy.remove();
});

test('a copy finds its libraries, and what is written to it stays in it', async () => {
  const copy = await SuiteCopy.make(parent, 'copy', folder, await filesOf(folder));
  const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');
  expect(read('node_modules/tool/index.js')).toBe('export default 1;');
  expect(read('suite/node_modules/@scope/own/index.js')).toBe('own');
  expect(read('package.json')).toContain('module');
  writeFileSync(join(copy.folder, 'a.spec.js'), 'other');
  writeFileSync(join(copy.folder, 'node_modules/new.js'), 'new');
  expect(() => read('suite/node_modules/.cache/x')).toThrow('ENOENT');
  expect(readFileSync(join(folder, 'a.spec.js'), 'utf8')).toBe('test');
  expect(() => readFileSync(join(folder, 'node_modules/new.js'))).toThrow('ENOENT');
  await copy.remove();
});

test('what a link leads to is copied, and a file of the command itself is not', async () => {
  const [own, linkedFolder] = [join(parent, 'linked'), join(parent, 'elsewhere')];
  mkdirSync(own);
  mkdirSync(linkedFolder);
  writeFileSync(join(linkedFolder, 'page.js'), 'theirs');
  writeFileSync(join(own, 'heal.json'), '{}');
  symlinkSync(linkedFolder, join(own, 'pages'), 'junction');
  const files = await filesOf(own, [], [join(own, 'heal.json')]);
  expect(files).toEqual(['pages/page.js']);
  const copy = await SuiteCopy.make(parent, 'copy-3', own, files);
  writeFileSync(join(copy.folder, 'pages/page.js'), 'mended');
  expect(readFileSync(join(linkedFolder, 'page.js'), 'utf8')).toBe('theirs');
  await copy.remove();
});

test('a copied file has the time of the original', async () => {
  const time = new Date('2026-03-05T09:30:00Z');
  utimesSync(join(folder, 'a.spec.js'), time, time);
  const copy = await SuiteCopy.make(parent, 'copy-6', folder, ['a.spec.js']);
  expect(statSync(join(copy.folder, 'a.spec.js')).mtime).toEqual(time);
  await copy.remove();
});

test('a file of more than half a megabyte is compared, and its text is not kept', async () => {
  const copy = await SuiteCopy.make(parent, 'copy-7', folder, ['a.spec.js']);
  const stateOf = async (length: number) => {
    writeFileSync(join(copy.folder, 'a.spec.js'), 'x'.repeat(length));
    return (await copy.snapshot()).get('a.spec.js');
  };
  expect((await stateOf(500_000))?.text).toHaveLength(500_000);
  const { hash, ...rest } = (await stateOf(500_001)) ?? {};
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rest).toEqual({});
  await copy.remove();
});

test('a library of a copy that becomes another one is a change', async () => {
  const copy = await SuiteCopy.make(parent, 'copy-4', folder, await filesOf(folder));
  const before = await copy.snapshot();
  const library = join(copy.folder, 'node_modules/@scope/own');
  rmSync(library, { recursive: true });
  mkdirSync(library);
  writeFileSync(join(library, 'index.js'), 'another');
  expect(changesBetween(before, await copy.snapshot())).toEqual({ changed: ['node_modules/@scope/own'], added: [] });
  expect(readFileSync(join(folder, 'node_modules/@scope/own/index.js'), 'utf8')).toBe('own');
  await copy.remove();
});

test('a link that a heal command makes is a change, also in the place of a file', async () => {
  const copy = await SuiteCopy.make(parent, 'copy-5', folder, await filesOf(folder));
  const before = await copy.snapshot();
  rmSync(join(copy.folder, 'a.spec.js'));
  symlinkSync('pages/a.js', join(copy.folder, 'a.spec.js'));
  symlinkSync(parent, join(copy.folder, 'pages/away'), 'junction');
  const after = await copy.snapshot();
  expect(changesBetween(before, after)).toEqual({ changed: ['a.spec.js'], added: ['pages/away'] });
  expect(after.get('a.spec.js')?.text).toBe('a link to pages/a.js\n');
  // As the caches of tools are.
  mkdirSync(join(copy.folder, 'node_modules/.cache'));
  symlinkSync(parent, join(copy.folder, 'node_modules/.cache/away'), 'junction');
  expect(changesBetween(after, await copy.snapshot())).toEqual({ changed: [], added: [] });
  await copy.remove();
});

test('a command keeps out of the folder, and finds what is outside of it', async () => {
  const copy = await SuiteCopy.make(parent, 'copy-2', folder, await filesOf(folder));
  expect(
    copy.command(['node', '../healer.mjs', './a.spec.js', `--config=${folder}/a.spec.js`, `${folder}-2/a`]),
  ).toEqual([
    'node',
    join(parent, 'project/healer.mjs'),
    './a.spec.js',
    `--config=${copy.folder}/a.spec.js`,
    `${folder}-2/a`,
  ]);
  await copy.remove();
});

test('a command keeps out of a folder that it names by a link', async () => {
  const link = join(parent, 'link');
  symlinkSync(folder, link, 'junction');
  const copy = await SuiteCopy.make(parent, 'copy-8', link, await filesOf(folder));
  expect(copy.command(['node', `${link}/a.spec.js`, `${folder}/a.spec.js`])).toEqual([
    'node',
    `${copy.folder}/a.spec.js`,
    `${copy.folder}/a.spec.js`,
  ]);
  await copy.remove();
});

test("a command keeps out of the shell's current folder, which links led to", async () => {
  const [link, pwd] = [join(parent, 'shell'), process.env.PWD];
  symlinkSync(process.cwd(), link, 'junction');
  process.env.PWD = link;
  try {
    const copy = await SuiteCopy.make(parent, 'copy-9', join(process.cwd(), 'cli/heal'), []);
    expect(copy.command([`${link}/cli/heal/heal.ts`])).toEqual([`${copy.folder}/heal.ts`]);
    await copy.remove();
  } finally {
    if (pwd === undefined) delete process.env.PWD;
    else process.env.PWD = pwd;
  }
});

test('an environment of Python is left out, with any character in its name', async () => {
  const own = mkdtempSync(join(parent, 'python-'));
  for (const name of ['(venv)', 'v']) mkdirSync(join(own, name));
  writeFileSync(join(own, '(venv)/pyvenv.cfg'), '');
  writeFileSync(join(own, 'v/test_a.py'), '');
  expect(await filesOf(own)).toEqual(['v/test_a.py']);
});
