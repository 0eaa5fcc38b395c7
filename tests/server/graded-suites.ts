import { join } from 'node:path';
import { expect } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { builtCommand, runCommand } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';
import { fakeSuite } from './fake-suite';

/** Whether the site has a bug of a frame, which shows in a document that needs no browser. */
export const noticing = `const form = await (await fetch(new URL('/frames/simple-form.html', process.env.BASE_URL))).text();
  const isBroken = !form.includes('autocomplete="email" required'); await show('iframes');`;
export const noticed = ['--bug', 'iframes/optional-email'];

export const grade = (...args: string[]) => runCommand([...builtCommand, 'grade', ...args]);

/** The result of a grade that succeeds. */
export async function graded(...args: string[]): Promise<GradeResult> {
  const { code, stdout, stderr } = await grade('--json', ...args).ended;
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

/** A folder of suites. */
export function suitesInFolder() {
  const folder = temporaryFolder();
  const suite = (name: string, script: string) => fakeSuite(folder, name, script);
  return {
    folder,
    suite,
    /** A line of the shell that shows a page first. */
    showing(name: string, line: string) {
      const [node, file] = suite(name, "await show('auth');");
      return ['sh', '-c', `'${node}' '${file}' || exit 9; ${line}`];
    },
    /** Counts the suite's runs in a file, from 1 on. */
    counted(name: string) {
      const file = JSON.stringify(join(folder, `${name}.count`));
      return `appendFileSync(${file}, '.'); const run = readFileSync(${file}).length;`;
    },
  };
}
