import { readFileSync } from 'node:fs';

/** How often to look, in milliseconds. */
const interval = 500;

/**
 * Calls back once the npx that started this process is gone. A killed npx tells its child nothing, and a
 * server left behind would hold its port in the next run. Elsewhere a server may outlive whoever started it.
 */
export function whenParentIsGone(callback: () => void) {
  if (process.env.npm_command !== 'exec') return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The shell between npx and this process outlives npx, and only Linux tells cheaply whose child it is. */
function parentOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) \S /, '')
      .split(' ', 1)[0];
  } catch {
    return undefined;
  }
}
