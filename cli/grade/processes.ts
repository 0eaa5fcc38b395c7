import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';

/** The environment variable by whose value the processes of one run are found. Children inherit it. */
export const marker = 'PRACTICE_SITE_GRADE_RUN';

/** How long killed processes have to end, in milliseconds. One that waits for a device may take for ever. */
const patience = 2000;

/**
 * Sends a signal to every process of a run: on Linux to all that have its mark, wherever they have moved to, browsers
 * in sessions of their own included; elsewhere to the process group or the tree of the first one.
 */
export async function killMarked(mark: string, first: number | undefined, signal: 'SIGTERM' | 'SIGKILL') {
  if (process.platform === 'win32') {
    if (first !== undefined) await execa('taskkill', ['/pid', `${first}`, '/T', '/F'], { reject: false });
    return;
  }
  if (first !== undefined) kill(-first, signal);
  if (process.platform !== 'linux') return;
  // Again, as long as there are some: a process may have started another one while the list was read, and one that is
  // killed ends only when the system next turns to it.
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const { marked, starting } = await processesOf(mark);
    for (const pid of marked) kill(pid, signal);
    if (signal === 'SIGTERM' || (marked.length === 0 && !starting)) return;
    await wait(5);
  }
}

/** The processes that have the mark, and whether there is one that may yet turn out to have it. */
async function processesOf(mark: string): Promise<{ marked: number[]; starting: boolean }> {
  const entry = `${marker}=${mark}`;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const marked: number[] = [];
  let starting = false;
  await Promise.all(
    pids.map(async (pid) => {
      // Unreadable: it is another user's process, or it has ended.
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => undefined);
      if (environment?.includes(entry)) marked.push(pid);
      else if (environment === '') starting ||= await isStarting(pid);
    }),
  );
  return { marked, starting };
}

/** What a process of the kernel has among its flags, in Linux's `include/linux/sched.h`. */
const kernelThread = 0x200000;

/**
 * Whether a process without an environment is about to have one: while it loads a program (`execve`) it has none. The
 * others have ended (states Z and X), or belong to the kernel.
 */
async function isStarting(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // After the name, which is in brackets and may contain some.
  const [state = 'X', _parent, _group, _session, _terminal, _foreground, flags] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ');
  return !['Z', 'X'].includes(state) && (Number(flags) & kernelThread) === 0;
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
