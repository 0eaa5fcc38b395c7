import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['bench', 'build', 'cli', 'frames', 'site', 'tests'];
/** Where files have the same names because each folder is made alike. */
const alike = /^site\/pages\/|^site\/app\/(home|shell)\/|^tests\/(e2e|solutions)\/|\/node_modules\//;
/** Names that tools insist on. */
const insistedOn = ['index.ts', 'package.json', 'package-lock.json', 'playwright.config.ts', 'tsconfig.json'];

test('no two files have one name, so that a name says which file is meant', () => {
  const files = rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    .filter((file) => /\.\w+$/.test(file) && !alike.test(file) && !insistedOn.includes(basename(file)));
  const names = files.map((file) => basename(file));
  expect(
    files.filter((_file, index) => names.indexOf(names[index] ?? '') !== names.lastIndexOf(names[index] ?? '')),
  ).toEqual([]);
});
