import { readFileSync } from 'node:fs';

/** How often to look whether npx still runs, in milliseconds. */
const interval = 500;

/**
 * Calls back once the npx that started this process has ended. Killing npx sends its child no signal, so the server
 * would go on and keep its port. Only npx is watched: a server that was started in the background goes on when its
 * shell ends.
 */
export function whenNpxEnds(callback: () => void) {
  // Windows has no cheap way to read the parent and the command of a process.
  if (process.env.npm_command !== 'exec' || process.platform === 'win32') return;
  const npx = findNpx();
  if (!npx) return;
  const timer = setInterval(() => {
    if (isRunning(npx)) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

type Process = { pid: number; parent: number; command: string; startedAt?: string };

/**
 * npx runs a command through a shell, so it is the parent's parent. Some shells, bash among them, replace themselves
 * with the command: npx is the parent then.
 */
function findNpx(): Process | undefined {
  const parent = processOf(process.ppid);
  if (!parent || isNpx(parent)) return parent;
  const grandparent = processOf(parent.parent);
  return grandparent && isNpx(grandparent) ? grandparent : undefined;
}

/** The command line of npx is `node …/npx-cli.js …` at first, until npm changes it to `npm exec …`. */
function isNpx({ command }: Process): boolean {
  return /^np[mx]\b|\bnp[mx]-cli\.js\b/.test(command);
}

function processOf(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? processFromProc(pid) : processFromPs(pid);
  } catch {
    return undefined;
  }
}

function processFromProc(pid: number): Process {
  const { parent, startedAt } = statusOf(pid);
  return { pid, parent, startedAt, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function processFromPs(pid: number): Process {
  // Not imported above, because only some systems need it, and loading it takes a millisecond of the start.
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
  return { pid, parent: Number(parent), command };
}

function isRunning({ pid, startedAt }: Process): boolean {
  try {
    if (startedAt === undefined) return process.kill(pid, 0);
    // The id of an ended process may be reused, but the new process has another start time. Z and X: it has ended.
    const now = statusOf(pid);
    return now.startedAt === startedAt && !/[ZX]/.test(now.state);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** See proc_pid_stat(5). The second field, the name in parentheses, may itself contain spaces and parentheses. */
function statusOf(pid: number) {
  const [state = '', parent, ...others] = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return { state, parent: Number(parent), startedAt: others[17] ?? '' };
}
