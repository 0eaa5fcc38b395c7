import { readdir, readFile } from 'node:fs/promises';
import { execa } from 'execa';

/** The environment variable by whose value the processes of one run are found. Children inherit it. */
export const marker = 'PRACTICE_SITE_GRADE_RUN';

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
  // Again, as long as there are some: a process may have started another one while the list was read.
  for (let round = 0; round < 10; round++) {
    const found = await markedProcesses(mark);
    for (const pid of found) kill(pid, signal);
    if (found.length === 0 || signal === 'SIGTERM') return;
  }
}

async function markedProcesses(mark: string): Promise<number[]> {
  const entry = `${marker}=${mark}`;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const marked = await Promise.all(
    pids.map(async (pid) => {
      // Unreadable: it is another user's process, or it has ended.
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
      return environment.includes(entry);
    }),
  );
  return pids.filter((_, index) => marked[index]);
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
