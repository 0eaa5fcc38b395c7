import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Makes a temporary folder that only this user can read, and deletes it after `use`. */
export async function withStage(parent: string, use: (stage: string) => Promise<void>) {
  const stage = await mkdtemp(join(parent, `.practice-site-${hostname()}-${process.pid}-`));
  try {
    await use(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Deletes temporary folders of exports that were killed, in a folder and beside it. */
export async function deleteLeftovers(folder: string) {
  for (const parent of [folder, dirname(folder)]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const path = join(parent, name);
      if (await isLeftover(path).catch(() => false)) await rm(path, { recursive: true, force: true }).catch(() => {});
    }
  }
}

/** In milliseconds. No export takes longer. */
const longestExport = 3_600_000;

async function isLeftover(path: string): Promise<boolean> {
  const [, host, pid] = /^\.practice-site-(.+)-(\d+)-\w{6}$/.exec(basename(path)) ?? [];
  if (host === undefined) return false;
  const found = await lstat(path);
  if (!found.isDirectory() || (process.getuid && found.uid !== process.getuid())) return false;
  // Containers with names and processes of their own may have the same folder.
  return (host === hostname() && !isRunning(Number(pid))) || Date.now() - found.mtimeMs > longestExport;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
