import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The environment variable by whose value the processes of one run are found. Children inherit it. */
export const marker = 'PRACTICE_SITE_GRADE_RUN';

/** The environment variable that a process has to which Linux gives the orphans of its run. */
export const adopter = 'PRACTICE_SITE_GRADE_ADOPTER';

/** How long killed processes have to end, in milliseconds. One that waits for a device may take for ever. */
const patience = 2000;

/**
 * Sends a signal to every process of a run. On Linux these are all below this process, and all that have the run's mark,
 * wherever they have moved to; elsewhere the process group or the tree of the first one. `adopts`: orphans come to this
 * process, so that without children it has nothing to look for.
 */
export async function killRun(mark: string, first: number | undefined, signal: 'SIGTERM' | 'SIGKILL', adopts: boolean) {
  if (process.platform === 'win32') {
    if (first !== undefined) spawnSync('taskkill', ['/pid', `${first}`, '/T', '/F']);
    return;
  }
  if (first !== undefined) kill(-first, signal);
  if (process.platform !== 'linux' || (adopts && isChildless())) return;
  // Again, as long as there are some: a process may have started another one while the list was read, and one that is
  // killed ends only when the system next turns to it.
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const { found, starting } = await processesOf(mark);
    for (const pid of found) kill(pid, signal);
    if (signal === 'SIGTERM' || (found.length === 0 && !starting)) return;
    await wait(5);
  }
}

/**
 * By the lists that most kernels keep for each thread (`CONFIG_PROC_CHILDREN`), which are quicker to read than what is
 * known of every process. False where there are none.
 */
function isChildless(): boolean {
  const threads = '/proc/self/task';
  try {
    return readdirSync(threads).every((thread) => readFileSync(`${threads}/${thread}/children`, 'latin1') === '');
  } catch {
    return false;
  }
}

type Process = { pid: number; parent: number; state: string; flags: number };

/** The processes of a run, and whether there is one that may yet turn out to be of it. */
async function processesOf(mark: string): Promise<{ found: number[]; starting: boolean }> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(processOf))).filter((one) => one !== undefined).filter(isAlive);
  const below = pidsBelow(process.pid, all);
  const others = all.filter(({ pid }) => pid !== process.pid && !below.has(pid));
  const entry = `${marker}=${mark}`;
  let starting = false;
  const marked = await Promise.all(
    others.map(async ({ pid, flags }) => {
      // Unreadable: it is another user's process, or it has ended.
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => undefined);
      // While it loads a program (`execve`) it has none.
      if (environment === '' && (flags & kernelThread) === 0) starting ||= (await processOf(pid)) !== undefined;
      return environment?.includes(entry) ? [pid] : [];
    }),
  );
  return { found: [...below, ...marked.flat()], starting };
}

/** What a process of the kernel has among its flags, in Linux's `include/linux/sched.h`. */
const kernelThread = 0x200000;

/** Undefined if it has ended. */
async function processOf(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // After the name, which is in brackets and may contain some.
  const [state = 'X', parent, _group, _session, _terminal, _foreground, flags] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ');
  return stat === '' ? undefined : { pid, parent: Number(parent), state, flags: Number(flags) };
}

function isAlive({ state }: Process): boolean {
  return state !== 'Z' && state !== 'X';
}

function pidsBelow(root: number, all: readonly Process[]): Set<number> {
  const below = new Set<number>();
  const add = (parent: number) => {
    for (const { pid } of all.filter((one) => one.parent === parent)) {
      if (below.has(pid)) continue;
      below.add(pid);
      add(pid);
    }
  };
  add(root);
  return below;
}

/** Nothing happens if there is no such process any more, or if its id is another user's by now. */
function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
