import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { GradeResult } from '../cli/grade/result';
import { pages } from '../site/catalogue';
import { freePort } from '../tests/free-port';
import { median, root, startCommand, untilReady } from './servers';

const command = join(root, 'bin/practice-site.js');

type GradeFigures = { seconds: number; runs: number };

export type ByTestFigures = {
  /**
   * How long a grade of the same suite took, and how often the suite ran: test by test, where each run has only the tests
   * that it needs; test by test, where each run has all; and by exit code.
   */
  byNeededTests: GradeFigures;
  byTest: GradeFigures;
  byExitCode: GradeFigures;
  /** How much longer the site starts with a bug on each page, in milliseconds. */
  startWithBugs: number;
};

/** A suite of `testCount` tests, which show pages in turn and look at nothing, graded in three ways; and a start with bugs. */
export async function measureGradeByTest(pageCount: number, testCount: number, starts: number): Promise<ByTestFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-by-test-'));
  const shown = pages.slice(0, pageCount).map(({ id }) => id);
  const file = join(folder, 'suite.mjs');
  writeFileSync(file, suiteOf(shown, testCount));
  const byNeededTests = await timed(shown, ['--', process.execPath, file, '{tests}']);
  const byTest = await timed(shown, ['--', process.execPath, file]);
  // Without a file of results there is the exit code alone.
  const byExitCode = await timed(shown, ['--', 'sh', '-c', `PRACTICE_SITE_JUNIT=/dev/null exec node '${file}'`]);
  rmSync(folder, { recursive: true });
  return { byNeededTests, byTest, byExitCode, startWithBugs: await startWithBugs(starts) };
}

async function timed(ids: readonly string[], rest: readonly string[]) {
  const args = ['grade', '--jobs', '1', '--json', ...ids.flatMap((id) => ['--page', id]), ...rest];
  const start = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { maxBuffer: 2 ** 26 });
  const { runs }: GradeResult = JSON.parse(stdout);
  return { seconds: (performance.now() - start) / 1000, runs };
}

/**
 * Each test requests a page's document, and one test a page runs the script by which a document says that it is shown.
 * Runs the tests that the first argument matches, or all.
 */
function suiteOf(ids: readonly string[], testCount: number): string {
  const tests = Array.from({ length: testCount }, (_, index) => ids[index % ids.length]);
  return `import { writeFileSync } from 'node:fs';
import { showPage } from '${pathToFileURL(join(root, 'bench/show-page.mjs'))}';
const base = process.env.BASE_URL;
const wanted = new RegExp(process.argv[2] ?? '');
const shown = new Set();
const cases = [];
for (const [index, id] of ${JSON.stringify(tests)}.entries()) {
  const name = index + ' of ' + id;
  if (!wanted.test(name)) continue;
  let failure = '';
  try {
    if (shown.has(id)) await fetch(base + '/' + id);
    else await showPage(id);
    shown.add(id);
  } catch {
    failure = '<failure message="it cannot be reached"/>';
  }
  cases.push('<testcase classname="suite" name="' + name + '">' + failure + '</testcase>');
}
writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuites><testsuite>' + cases.join('') + '</testsuite></testsuites>');
process.exitCode = cases.some((one) => one.includes('<failure')) ? 1 : 0;
`;
}

async function startWithBugs(rounds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'bugs', '--json'], { maxBuffer: 2 ** 26 });
  const all: { id: string; page: string }[] = JSON.parse(stdout);
  const first = [...new Map(all.map(({ id, page }) => [page, id])).values()];
  const flags = first.flatMap((id) => ['--bug', id]);
  const [plain, broken]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    plain.push(await readyAfter([]));
    broken.push(await readyAfter(flags));
  }
  return median(broken) - median(plain);
}

/** From the start of the process until it serves, in milliseconds. */
async function readyAfter(flags: readonly string[]): Promise<number> {
  const port = await freePort();
  const server = await startCommand([command, 'serve', '--port', `${port}`, ...flags], port);
  await untilReady(port);
  const took = performance.now() - server.spawned;
  await server.stop();
  return took;
}
