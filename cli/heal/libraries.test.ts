import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedLibraries, librariesOf } from './libraries';

let parent: string;
let folder: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), text);
};

beforeAll(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'libraries-')));
  folder = join(parent, 'project/e2e');
  write('project/node_modules/tool/lib/index.js', 'tool');
  write('project/node_modules/.cache/x', 'cache');
  write('project/e2e/node_modules/@scope/own/index.js', 'own');
  write('project/e2e/venv/pyvenv.cfg', '');
  write('project/e2e/venv/lib/pages.py', 'pages');
  write('project/e2e/venv/lib/__pycache__/pages.pyc', 'compiled');
  write('project/packages/shared/index.js', 'shared');
  write('project/node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js', 'deep');
  write('project/node_modules/.bin/tool', 'tool');
  symlinkSync(join(parent, 'project/packages/shared'), join(parent, 'project/node_modules/shared'), 'junction');
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

test.each([
  ['a library in a folder above', 'project/node_modules/tool/lib/index.js', '../node_modules/tool/lib/index.js'],
  ['one of its own', 'project/e2e/node_modules/@scope/own/index.js', 'node_modules/@scope/own/index.js'],
  ['one of Python', 'project/e2e/venv/lib/pages.py', 'venv/lib/pages.py'],
  [
    'one that pnpm links to',
    'project/node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js',
    '../node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js',
  ],
  ['a command of a library', 'project/node_modules/.bin/tool', '../node_modules/.bin/tool'],
  ['a package of the same workspace', 'project/packages/shared/index.js', '../packages/shared/index.js'],
])('it is noticed when %s changes', async (_what, path, named) => {
  const before = await librariesOf(folder, []);
  write(path, `changed ${named}`);
  expect(changedLibraries(before, await librariesOf(folder, []), folder)).toEqual([named]);
});

test('caches, new files and libraries that are copied are none of it', async () => {
  const copied = ['node_modules/@scope/own/index.js'];
  const before = await librariesOf(folder, copied);
  write('project/node_modules/.cache/x', 'another');
  write('project/e2e/venv/lib/__pycache__/pages.pyc', 'compiled again');
  write('project/node_modules/tool/lib/more.js', 'more');
  write('project/e2e/node_modules/@scope/own/index.js', 'of the copy alone');
  expect(changedLibraries(before, await librariesOf(folder, copied), folder)).toEqual([]);
});
