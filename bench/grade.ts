import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { median, root } from './servers';

export type GradeFigures = {
  /** What a run of the suite takes besides the suite, in milliseconds. */
  perRun: number;
  /** How much more memory the command has at its peak for each further job, in megabytes. */
  memoryPerJob: number;
};

const command = join(root, 'bin/practice-site.js');

/** What grading costs beside the suite, which is `true`. */
export async function measureGrade(rounds: number): Promise<GradeFigures> {
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < rounds; round++) {
    few.push(await timeOf('redesigns'));
    many.push(await timeOf('conditions'));
  }
  const perRun = (median(many) - median(few)) / ((await runsOf('conditions')) - (await runsOf('redesigns')));
  const jobs = 8;
  const memoryPerJob = ((await peakMemory(jobs)) - (await peakMemory(1))) / (jobs - 1);
  return { perRun, memoryPerJob };
}

async function timeOf(part: string): Promise<number> {
  const start = performance.now();
  await grade(part, 1, 'true');
  return performance.now() - start;
}

/** How many runs of the suite a grade of this part makes, those on the correct site included. */
async function runsOf(part: 'conditions' | 'redesigns'): Promise<number> {
  const { stdout } = await grade(part, 1, 'true');
  return 2 + JSON.parse(stdout)[part].results.length;
}

/** In megabytes, of the command alone: each run of the suite reads the peak of its parent process so far. */
async function peakMemory(jobs: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grade-'));
  const file = join(folder, 'peaks');
  await grade('conditions', jobs, 'sh', '-c', `grep VmHWM /proc/$PPID/status >> '${file}'; sleep 0.2`);
  const peaks = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return Math.max(...peaks.map((line) => Number(/\d+/.exec(line)?.[0]) / 1024));
}

function grade(part: string, jobs: number, ...suite: string[]) {
  const options = ['--only', part, '--jobs', `${jobs}`, '--json'];
  return execa(process.execPath, [command, 'grade', ...options, '--', ...suite]);
}
