import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { adopter, marker } from './processes';
import { unstartable } from './startable';
import type { Report } from './supervisor';

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
  /** The folder in which it runs. Default: the current one. */
  cwd?: string;
  /** After this number of milliseconds it is ended. */
  limit?: number;
  /** Ends it too. */
  signal: AbortSignal;
};

const never = new Promise<never>(() => {});

/** How many characters of a suite's output are kept. */
const keptOutput = 16_000;

/** How long a suite has to end after SIGTERM, in milliseconds. */
const grace = 2000;

/**
 * Runs a suite to its end, and ends every process that it leaves behind. Throws a CliError if it cannot be started.
 *
 * A supervisor runs it, a process of its own: it ends everything when this process ends, even by SIGKILL, and where it
 * can it inherits the processes that leave their parent, so that none gets away.
 */
export async function runSuite(command: readonly string[], settings: SuiteSettings): Promise<SuiteRun> {
  const startedAt = performance.now();
  const [program = '', ...args] = [...supervisor(), ...command];
  // A session of its own: Ctrl+C then reaches this process alone, which ends the suites in order.
  const child = execa(program, args, {
    env: { ...settings.env, [marker]: randomUUID() },
    cwd: settings.cwd,
    detached: process.platform !== 'win32',
    cleanup: false,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    all: true,
    buffer: false,
    reject: false,
  });
  let output = '';
  child.all?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-keptOutput);
  });
  const pipe = child.stdio[3] as unknown as Duplex;
  let told = '';
  pipe
    .on('error', () => {})
    .on('data', (data) => {
      told += data;
    });

  let failure: string | undefined;
  const gone = new Promise<void>((resolve) => {
    child
      .once('exit', () => resolve())
      // Such as EAGAIN, where the system has no room for one more process.
      .once('error', (error: NodeJS.ErrnoException) => {
        failure = error.code;
        resolve();
      });
    // Some failures are no event: they are in the result at once.
    child.then(({ code }) => {
      failure ??= code;
      resolve();
    });
  });
  const reported = new Promise<Report>((resolve) => {
    // It may come in parts, of which the last ends with a line break.
    pipe.on('data', () => told.endsWith('\n') && resolve(JSON.parse(told)));
    // Not its exit, which may be noticed before what it told last is read. No process that it leaves behind has this pipe.
    pipe.once('close', () => resolve({ error: 'its supervisor ended' }));
  });
  const over = new AbortController();
  const stopped = new Promise<'stopped'>((resolve) => {
    if (settings.signal.aborted) resolve('stopped');
    settings.signal.addEventListener('abort', () => resolve('stopped'), { once: true, signal: over.signal });
  });
  const after = <Value>(milliseconds: number, value: Value) =>
    wait(milliseconds, value, { signal: over.signal }).catch(() => value);
  const late = settings.limit === undefined ? never : after(settings.limit, 'timed-out' as const);
  const first = await Promise.race([reported, stopped, late]);
  const seconds = (performance.now() - startedAt) / 1000;

  if (typeof first === 'string') {
    if (pipe.writable) pipe.write('x');
    await Promise.race([reported, after(grace, undefined)]);
  }
  pipe.destroy();
  await gone;
  // What it printed last may still be on its way. Elsewhere than on Linux a process may live on that keeps this open.
  if (child.all) await Promise.race([finished(child.all).catch(() => {}), after(500, undefined)]);
  // Where this process itself stood still, its timer is over before it has read what has arrived.
  await setImmediate();
  child.all?.destroy();
  over.abort();

  if (typeof first === 'string') return { outcome: first, seconds, end: 'was ended', output };
  if ('error' in first) throw unstartable(command[0] ?? '', failure ?? first.error);
  const { code, signal } = first.exit;
  const end = signal ? `ended by ${signal}` : `exit code ${code}`;
  return { outcome: code === 0 ? 'passed' : 'failed', seconds, end, output };
}

/** The command that runs the supervisor. */
function supervisor(): string[] {
  const script = [process.execPath, join(import.meta.dirname, 'libraries/supervisor.cjs')];
  const [make] = process.platform === 'linux' ? subreapers.filter(([program]) => isInstalled(program)) : [];
  return make ? [...make, ...script] : script;
}

// Orphans below a "child subreaper" become its children, whatever session and environment they have. A process has to
// make itself one by `prctl`, which Node cannot call, and stays one when it becomes another program.
const prctl = { x64: 157, arm64: 167, arm: 172, ia32: 172, riscv64: 167, ppc64: 171, s390x: 172 };
const number = prctl[process.arch as keyof typeof prctl] ?? -1;
const subreapers: [program: string, ...args: string[]][] = [
  [
    'perl',
    '-e',
    `$ENV{${adopter}} = 1 if ${number} > 0 && syscall(${number}, 36, 1, 0, 0, 0) == 0; exec { $ARGV[0] } @ARGV`,
    '--',
  ],
  [
    'python3',
    '-c',
    `import ctypes, os, sys
if ctypes.CDLL(None).prctl(36, 1, 0, 0, 0) == 0: os.environ['${adopter}'] = '1'
os.execv(sys.argv[1], sys.argv[1:])`,
  ],
];

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)));
}
