import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { buildIfStale } from '../build/build';
import { ensureBrowser } from './ensure-browser';
import { playwrightReport, type Ran, vitestReport } from './report';

type Step = { name: string; seconds: number; failed: boolean; tests: Ran[] };

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

await buildIfStale();
await ensureBrowser();

// Only these two run at the same time, because neither of them measures time or starts a browser.
const steps = await Promise.all([check(), vitest('modules', ['unit'], 'pipe')]);
steps.push(await vitest('server and package', ['server', 'package']));
// After these, because the deployments run the pages' tests in as many browsers as there are cores.
steps.push(
  await vitest('integrations, solutions, WebKit, pages at the event and deployments', [
    'integrations',
    'solutions',
    'webkit',
    'at-event',
    'deploy',
  ]),
);
steps.push(await vitest('bugs and recorded tests', ['bugs', 'recorded']));
const pages = await playwright();
steps.push(pages);
if (pages.failed) await leaveTraces();

const tests = steps.flatMap((step) => step.tests);
const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
console.log('\n== Time');
for (const { name, seconds } of steps) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
console.log(`The ten slowest of ${tests.length} tests, which took ${inSeconds(sumOf(tests))} s:`);
for (const { name, ms } of slowest) console.log(`${inSeconds(ms).padStart(7)} s  ${name}`);

// The failures again at the end, because that is the part of a long log that people read and services keep.
const failures = tests.filter(isFailure);
if (failures.length > 0) console.log('\n== Failed');
for (const { name, message = '' } of failures)
  console.log(`${name}\n${stripVTControlCharacters(message).slice(0, 2000)}\n`);

const passed = tests.filter(({ status }) => status === 'passed').length;
const failed = steps.reduce((sum, step) => sum + failuresOf(step), 0);
const skipped = tests.filter(({ status }) => isSkipped(status)).length;
const summary = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
writeFileSync(`${results}/summary.txt`, `${summary}\n`);
console.log(summary);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs one test runner to its end and reads its report, also when runners before it failed. */
async function step(
  name: string,
  command: string,
  args: string[],
  stdio: 'inherit' | 'pipe',
  report: () => Ran[],
): Promise<Step> {
  const start = performance.now();
  if (stdio === 'inherit') console.log(`\n== ${name}`);
  const { failed, all } = await execa(command, args, {
    preferLocal: true,
    stdin: 'ignore',
    stdout: stdio,
    stderr: stdio,
    all: true,
    reject: false,
  });
  // Printed when it has ended, so that the lines of two runners do not mix.
  if (stdio === 'pipe') console.log(`\n== ${name}\n${all}`);
  const seconds = (performance.now() - start) / 1000;
  try {
    return { name, seconds, failed, tests: report() };
  } catch {
    return { name, seconds, failed: true, tests: [] };
  }
}

function check() {
  return step('check', 'npm', ['run', 'check'], 'pipe', () => []).then((done): Step => {
    const status = done.failed ? 'failed' : 'passed';
    return { ...done, tests: [{ name: 'npm run check', status, ms: done.seconds * 1000 }] };
  });
}

function vitest(name: string, projects: string[], stdio: 'inherit' | 'pipe' = 'inherit') {
  const report = `${results}/${projects[0]}.json`;
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile', report];
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  return step(name, 'vitest', args, stdio, () => vitestReport(report));
}

function playwright() {
  return step('pages', 'playwright', ['test'], 'inherit', () => playwrightReport(`${results}/e2e.json`));
}

/**
 * Runs the failed tests again to record traces, which in the first run would make every test a sixth slower. The result
 * of this run is not counted. It stops after ten failures.
 */
async function leaveTraces() {
  const lastRun = '.last-run.json';
  const traces = `${results}/traces`;
  if (!existsSync(`${results}/e2e/${lastRun}`)) return;
  mkdirSync(traces);
  copyFileSync(`${results}/e2e/${lastRun}`, `${traces}/${lastRun}`);
  console.log(`\n== The failed tests again, for their traces in ${traces}; this run does not count`);
  const args = [
    'test',
    '--last-failed',
    '--trace',
    'on',
    '--output',
    traces,
    '--reporter',
    'line',
    '--max-failures',
    '10',
  ];
  await execa('playwright', args, { preferLocal: true, stdio: 'inherit', reject: false });
}

function failuresOf(step: Step): number {
  const count = step.tests.filter(isFailure).length;
  // A runner can fail although no test has failed: by a crash or an unhandled error.
  return step.failed ? Math.max(count, 1) : count;
}

function isFailure({ status }: Ran): boolean {
  return status !== 'passed' && !isSkipped(status);
}

function isSkipped(status: string): boolean {
  return ['skipped', 'pending', 'todo'].includes(status);
}

function sumOf(ran: Ran[]): number {
  return ran.reduce((sum, { ms }) => sum + ms, 0);
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
