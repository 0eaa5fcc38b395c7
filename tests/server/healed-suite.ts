import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { builtCommand, runCommand } from '../built-cli';
import { fakeSuite } from './fake-suite';

/** The command of a suite that `healedSuite` makes. */
export const suiteCommand = [process.execPath, 'suite.mjs'];

/** One trial of each kind, where there is one: its bug is none that takes an element away. */
const chosen = ['--redesign', 'tags', '--bugs', '1', '--jobs', '1'];

/** A suite in a folder, which a grade knows, and what mends copies of it. */
export async function healedSuite(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'heal-')));
  const place = join(folder, 'suite');
  const grade = join(folder, 'grade.json');
  const [, shows = ''] = fakeSuite(folder, 'shows', '');
  const show = readFileSync(shows, 'utf8').replace('async function', 'export async function');
  for (const [path, text] of Object.entries({ ...files, 'show.mjs': show })) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  const args = ['grade', '--bug', 'iframes/optional-email', '--only', 'bugs', '--only', 'redesigns', '--json', grade];
  const { code, stderr } = await runCommand([...builtCommand, ...args, '--', ...suiteCommand], { cwd: place }).ended;
  expect(code, stderr).toBe(0);

  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const runWith = (env: NodeJS.ProcessEnv, ...words: string[]) =>
    runCommand([...builtCommand, 'heal', ...words], { cwd: place, env: { ...process.env, TMPDIR: temporary, ...env } });
  const run = (...words: string[]) => runWith({}, ...words);
  /** The words before those of the suite. */
  const words = (heals: readonly string[], ...more: string[]) => [
    ...['--from', grade, ...chosen, ...more],
    ...['--', ...heals, '--', ...suiteCommand],
  ];
  return {
    folder,
    place,
    grade,
    chosen,
    run,
    /** The same with more in the environment. */
    runWith,
    words,
    /** A heal command: a script outside of the suite's folder, with what it needs to edit a file. */
    healer(name: string, script: string): string[] {
      const file = join(folder, `${name}.mjs`);
      writeFileSync(
        file,
        `import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
        const edit = (from, to) => writeFileSync('suite.mjs', readFileSync('suite.mjs', 'utf8').replaceAll(from, to));
        const junit = readFileSync(process.env.PRACTICE_SITE_JUNIT, 'utf8');
        ${script}`,
      );
      return [process.execPath, file];
    },
    async healed(heals: readonly string[], ...more: string[]): Promise<HealResult> {
      const { stdout, stderr } = await run(...words(heals, '--json', ...more)).ended;
      expect(stdout, stderr).toMatch(/^\{/);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The verdict of each trial, of which there is one of each kind. */
export function verdictsOf({ trials }: HealResult): Record<string, string> {
  return Object.fromEntries(trials.map(({ kind, verdict }) => [kind, verdict]));
}

/** Every file below a folder, with what is in it. */
export function hashesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}`,
    );
}
