import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, root } from './servers';

type GradeFigures = {
  /** What a run of the suite takes besides the suite, in milliseconds. */
  perRun: number;
  /** How much more memory the command has at its peak for each further job, in megabytes. */
  memoryPerJob: number;
  /** From the start of the command to the first line that it says, in milliseconds. */
  firstLine: { grade: number; heal: number };
};

const command = join(root, 'bin/practice-site.js');

/** What grading costs beside the suite, which does nothing once it has shown a page. */
export async function measureGrade(rounds: number): Promise<GradeFigures> {
  const few: Timed[] = [];
  const many: Timed[] = [];
  for (let round = 0; round < rounds; round++) {
    few.push(await timed('redesigns'));
    many.push(await timed('conditions'));
  }
  const middle = (of: Timed[], figure: keyof Timed) => median(of.map((one) => one[figure]));
  const perRun = (middle(many, 'ms') - middle(few, 'ms')) / (middle(many, 'runs') - middle(few, 'runs'));
  const jobs = 8;
  const memoryPerJob = ((await peakMemory(jobs)) - (await peakMemory(1))) / (jobs - 1);
  const [ofGrade, ofHeal]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ofGrade.push(await firstLine(['grade']));
    ofHeal.push(await firstLine(['heal', '--', 'true']));
  }
  return { perRun, memoryPerJob, firstLine: { grade: median(ofGrade), heal: median(ofHeal) } };
}

/** In milliseconds, with a suite that goes on for longer than that. */
async function firstLine(words: readonly string[]): Promise<number> {
  // Not the project's own folder, of which `heal` would make copies.
  const cwd = mkdtempSync(join(tmpdir(), 'bench-first-line-'));
  writeFileSync(join(cwd, 'suite.sh'), 'sleep 10\n');
  const start = performance.now();
  const child = spawn(process.execPath, [command, ...words, '--', 'sh', 'suite.sh'], { cwd });
  await once(child.stderr, 'data');
  const took = performance.now() - start;
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(cwd, { recursive: true });
  return took;
}

/** How long a grade of this part took, and how many runs of the suite it made besides those on the correct site. */
type Timed = { ms: number; runs: number };

async function timed(part: 'conditions' | 'redesigns'): Promise<Timed> {
  const start = performance.now();
  const { stdout } = await grade(part, 1, 'true');
  return { ms: performance.now() - start, runs: JSON.parse(stdout)[part].results.length };
}

/** In megabytes, of the command alone: each run of the suite reads the peak of its parent process so far. */
async function peakMemory(jobs: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grade-'));
  const file = join(folder, 'peaks');
  await grade('conditions', jobs, `grep VmHWM /proc/$PPID/status >> '${file}'; sleep 0.2`);
  const peaks = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return Math.max(...peaks.map((line) => Number(/\d+/.exec(line)?.[0]) / 1024));
}

/** Grades a line of the shell, whose first run shows a page besides. */
async function grade(part: string, jobs: number, line: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grade-'));
  const shown = join(folder, 'shown');
  const show = `'${process.execPath}' '${join(root, 'bench/shows-a-page.mjs')}'`;
  const suite = ['sh', '-c', `test -e '${shown}' || { ${show} && touch '${shown}'; } || exit 1; ${line}`];
  const options = ['--only', part, '--jobs', `${jobs}`, '--json'];
  // Not execa: a peer brings an old one into the folder of this file.
  const ended = await promisify(execFile)(process.execPath, [command, 'grade', ...options, '--', ...suite]);
  rmSync(folder, { recursive: true });
  return ended;
}
