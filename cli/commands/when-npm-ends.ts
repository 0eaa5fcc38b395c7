import { readFileSync } from 'node:fs';

/** How often to look whether npm still runs, in milliseconds. */
const interval = 500;

/**
 * Calls back once the npm that started this process by a command, `exec` for npx, has ended. Killing npm ends its shell
 * at most, so the server would go on and keep its port. Only npm is watched: a server that was started in the
 * background goes on when its shell ends.
 */
export function whenNpmEnds(command: 'exec' | 'start', callback: () => void) {
  // Windows has no cheap way to read the parent and the command of a process.
  if (process.env.npm_command !== command || process.platform === 'win32') return;
  const npm = findNpm(process.ppid);
  if (!npm) return;
  const timer = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

type Process = { pid: number; parent: number; command: string; startedAt?: string };

/**
 * The nearest npm, from a process upwards. Between it and this process are a shell, unless that has replaced itself with
 * the command as bash does, and tsx if there is one.
 */
function findNpm(pid: number): Process | undefined {
  const found = processOf(pid);
  return found && !isNpm(found) ? findNpm(found.parent) : found;
}

/** The command line of npx is `node …/npx-cli.js …` at first, until npm changes it to `npm exec …`. */
function isNpm({ command }: Process): boolean {
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
