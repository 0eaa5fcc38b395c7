import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { CliError } from '../cli-error';
import { killMarked, marker } from './processes';

export type SuiteRun = {
  /** `stopped`: the grade was interrupted. */
  outcome: 'passed' | 'failed' | 'timed-out' | 'stopped';
  seconds: number;
  /** How it ended, for a sentence: `exit code 1`, `SIGSEGV`. */
  end: string;
  /** The last of what it printed. */
  output: string;
};

export type SuiteSettings = {
  env: NodeJS.ProcessEnv;
  /** After so many milliseconds it is ended. */
  limit?: number;
  /** Ends it too. */
  signal: AbortSignal;
};

const never = new Promise<never>(() => {});

/** How many characters of a suite's output are kept. */
const keptOutput = 16_000;

/** How long a suite has to end after SIGTERM, in milliseconds. */
const grace = 2000;

/** Runs a suite to its end, and ends every process that it leaves behind. Throws a CliError if it cannot be started. */
export async function runSuite([file = '', ...args]: readonly string[], settings: SuiteSettings): Promise<SuiteRun> {
  const mark = randomUUID();
  const startedAt = performance.now();
  // A session of its own: Ctrl+C then reaches this process alone, which ends the suites in order.
  const child = execa(file, args, {
    env: { ...settings.env, [marker]: mark },
    detached: process.platform !== 'win32',
    cleanup: false,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
  });
  let output = '';
  child.all?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-keptOutput);
  });

  // Not its streams' end: a process that it leaves behind may keep them open.
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => reject(unstartable(file, error)));
  });
  const over = new AbortController();
  const stopped = new Promise<'stopped'>((resolve) => {
    if (settings.signal.aborted) resolve('stopped');
    settings.signal.addEventListener('abort', () => resolve('stopped'), { once: true, signal: over.signal });
  });
  const after = <Value>(milliseconds: number, value: Value) =>
    wait(milliseconds, value, { signal: over.signal }).catch(() => value);
  const late = settings.limit === undefined ? never : after(settings.limit, 'timed-out' as const);
  const first = await Promise.race([exited, stopped, late]);
  const seconds = (performance.now() - startedAt) / 1000;

  if (typeof first === 'string') {
    await killMarked(mark, child.pid, 'SIGTERM');
    await Promise.race([exited, after(grace, undefined)]);
  }
  // Whatever the suite started and did not end itself, and what ignored the SIGTERM.
  await killMarked(mark, child.pid, 'SIGKILL');
  if (typeof first === 'string') await exited;
  // What it printed last may still be on its way. Elsewhere than on Linux a process may live on that keeps this open.
  if (child.all) await Promise.race([finished(child.all).catch(() => {}), after(500, undefined)]);
  child.all?.destroy();
  over.abort();

  if (typeof first === 'string') return { outcome: first, seconds, end: 'was ended', output };
  const { code, signal } = first;
  const end = signal ? `ended by ${signal}` : `exit code ${code}`;
  return { outcome: code === 0 ? 'passed' : 'failed', seconds, end, output };
}

function unstartable(file: string, { code }: NodeJS.ErrnoException): CliError {
  if (code === 'ENOENT') return new CliError(`There is no command "${file}".`);
  if (code === 'EACCES') return new CliError(`"${file}" is not a program that may be run.`);
  return new CliError(`"${file}" cannot be started: ${code}.`);
}
