import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

const rooms = ['bench', 'build', 'cli', 'frames', 'site', 'tests'];
/** Where files have the same names because each folder is made alike. */
const alike = /^site\/pages\/|^site\/app\/(home|shell)\/|^tests\/(e2e|solutions)\//;
/** Names that tools insist on. */
const insistedOn = ['index.ts', 'package.json', 'package-lock.json', 'playwright.config.ts', 'tsconfig.json'];

test('no two files have one name, so that a name says which file is meant', () => {
  const files = sourceFiles(...rooms).filter(
    (file) => /\.\w+$/.test(file) && !alike.test(file) && !insistedOn.includes(basename(file)),
  );
  const names = files.map((file) => basename(file));
  expect(
    files.filter((_file, index) => names.indexOf(names[index] ?? '') !== names.lastIndexOf(names[index] ?? '')),
  ).toEqual([]);
});
