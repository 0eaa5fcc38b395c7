import { mkdtempSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './cli-error';
import { reasonOf } from './file-errors';

// Temporary folders have the process that made them in their names, so that those of one that was killed are found.

/** What temporary folders are for, and how their names begin. */
const beginnings = {
  export: '.practice-site-',
  heal: 'practice-site-heal-',
  results: 'practice-site-results-',
};

/** For `mkdtemp`: the start of a temporary folder's path. */
export function temporaryPath(purpose: keyof typeof beginnings, parent = tmpdir()): string {
  return join(parent, `${beginnings[purpose]}${hostname()}-${process.pid}-`);
}

/** Makes a temporary folder. Throws a CliError where the system's folder for them cannot be used. */
export function temporaryFolder(purpose: keyof typeof beginnings): string {
  try {
    return mkdtempSync(temporaryPath(purpose));
  } catch (error) {
    const reason = reasonOf(error) ?? 'no folder can be made there';
    throw new CliError(`Cannot write to ${tmpdir()}: ${reason}. TMPDIR may name a folder elsewhere.`);
  }
}

/** Deletes the temporary folders of processes that were killed. */
export async function deleteLeftovers(parent = tmpdir()) {
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name);
    if (await isLeftover(path, name).catch(() => false))
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** In milliseconds. Nothing is without a change in its folder for so long. */
const longestUse = 24 * 3_600_000;

async function isLeftover(path: string, name: string): Promise<boolean> {
  const beginning = Object.values(beginnings).find((one) => name.startsWith(one));
  if (beginning === undefined) return false;
  const [, host, pid] = /^(.+)-(\d+)-\w{6}$/.exec(name.slice(beginning.length)) ?? [];
  if (host === undefined) return false;
  const found = await lstat(path);
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false;
  // Containers with names and processes of their own may have the same folder.
  return (host === hostname() && !isRunning(Number(pid))) || Date.now() - found.mtimeMs > longestUse;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
