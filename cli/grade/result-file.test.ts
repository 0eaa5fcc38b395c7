import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeResult } from './result-file';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-file-'));
  file = join(folder, 'grade.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a result that cannot be written', () => {
  test.each([
    ['without its folder', () => rmSync(folder, { recursive: true }), () => 'its folder does not exist'],
    ['beside a folder', () => mkdirSync(`${file}.tmp`), () => `${file}.tmp is a folder`],
  ])('%s ends a grade only when it is the last one, by a sentence', (_what, prepare, reason) => {
    prepare();
    writeResult(file, {}, false);
    expect(() => writeResult(file, {})).toThrow(`${file} cannot be written: ${reason()}.`);
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
