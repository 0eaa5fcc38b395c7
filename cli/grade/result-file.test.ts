import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refuseUnwritable } from '../output/write-report';
import { writeResult } from './result-file';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-file-'));
  file = join(folder, 'grade.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a result is written in place where no file can be made beside it', () => {
  test.each([
    ['that has a folder beside it', () => mkdirSync(`${file}.tmp`)],
    ['whose name has no room for an ending', () => (file = join(folder, 'x'.repeat(252)))],
  ])('of a file %s', (_what, prepare) => {
    prepare();
    refuseUnwritable(file);
    writeResult(file, { runs: 100 }, false);
    writeResult(file, { runs: 2 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ runs: 2 });
  });
});

test('a result is written through a link, and the file keeps its rights', () => {
  writeFileSync(file, 'before');
  chmodSync(file, 0o600);
  const link = join(folder, 'link.json');
  symlinkSync(file, link);
  writeResult(link, { runs: 1 });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ runs: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

describe('a result that cannot be written', () => {
  test('ends a grade only when it is the last one, by a sentence', () => {
    rmSync(folder, { recursive: true });
    writeResult(file, {}, false);
    expect(() => writeResult(file, {})).toThrow(`${file} cannot be written: its folder does not exist.`);
  });

  test.runIf(existsSync('/dev/full'))('leaves the earlier one, and nothing beside it', () => {
    writeResult(file, { runs: 1 }, false);
    symlinkSync('/dev/full', `${file}.tmp`);
    writeResult(file, { runs: 2 }, false);
    expect(readdirSync(folder)).toEqual(['grade.json']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ runs: 1 });
    writeResult(file, { runs: 3 }, false);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ runs: 3 });
    symlinkSync('/dev/full', `${file}.tmp`);
    expect(() => writeResult(file, { runs: 4 })).toThrow(`${file} cannot be written: the disk is full.`);
    expect(readdirSync(folder)).toEqual(['grade.json']);
  });
});
