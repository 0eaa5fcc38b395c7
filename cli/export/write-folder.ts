import { chmodSync, chownSync, constants, copyFileSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, realpath, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withStage } from './stage';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Writes files into a folder. A new folder is there with all of them or not at all. One that exists stays the same
 * folder, because it may be mounted elsewhere or be another program's current folder: each file is replaced in place,
 * one after the other, `index.html` last, and other files stay. Until all files are written beside their places, a
 * failure or an abort of `signal` leaves everything as it was.
 */
export async function writeFolder(folder: string, files: Files, signal: AbortSignal) {
  const existing = await realpath(folder).catch(ifMissing);
  if (existing) await fillFolder(existing, files, signal);
  else await createFolder(folder, files, signal);
}

async function createFolder(folder: string, files: Files, signal: AbortSignal) {
  const parents = await makeFolder(dirname(folder));
  try {
    await withStage(dirname(folder), async (stage) => {
      const created = join(stage, 'new');
      await writeFiles(created, files, signal);
      renameSync(created, folder);
    });
  } catch (error) {
    for (const parent of parents.reverse()) await rmdir(parent).catch(() => {});
    throw error;
  }
}

async function fillFolder(folder: string, files: Files, signal: AbortSignal) {
  await withStage(folder, async (stage) => {
    await writeFiles(stage, files, signal);
    const paths = [...files.keys()].filter((path) => path !== 'index.html');
    // Synchronous, so that no signal comes between two files: what is half new lasts as short as possible.
    for (const path of [...paths, 'index.html']) replaceFile(join(stage, path), folder, path);
  });
}

/** Moves a written file to its place. */
function replaceFile(from: string, folder: string, path: string) {
  for (const parent of parentsOf(path).map((each) => join(folder, each))) {
    const found = lstatSync(parent, { throwIfNoEntry: false });
    // A symbolic link that was made here since the first check would lead out of the folder.
    if (found && !found.isDirectory()) throw Object.assign(new Error(`${parent} is not a folder`), { code: 'ENOTDIR' });
    if (!found) mkdirSync(parent);
  }
  const to = join(folder, path);
  try {
    keepRights(from, to);
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    replaceAcross(from, to);
  }
}

/** The folder of the file is on another file system, mounted below the one that is written to. */
function replaceAcross(from: string, to: string) {
  const beside = `${to}.practice-site`;
  rmSync(beside, { force: true });
  try {
    copyFileSync(from, beside, constants.COPYFILE_EXCL);
    keepRights(beside, to);
    renameSync(beside, to);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Gives a file the permissions of the one that it replaces, and its owner as far as this user may. */
function keepRights(file: string, replacedFile: string) {
  const replaced = lstatSync(replacedFile, { throwIfNoEntry: false });
  if (!replaced) return;
  const { uid, gid } = lstatSync(file);
  for (const owner of [replaced.uid, uid]) {
    try {
      if (owner !== uid || replaced.gid !== gid) chownSync(file, owner, replaced.gid);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
  chmodSync(file, replaced.mode & 0o7777);
}

/** `a` and `a/b` for `a/b/c`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

async function writeFiles(folder: string, files: Files, signal: AbortSignal) {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of files) {
    for (const parent of parentsOf(path)) await makeFolder(join(folder, parent));
    signal.throwIfAborted();
    await writeFile(join(folder, path), content);
  }
}

/**
 * Makes a folder and its parents, and returns those that it made, the outermost first. Node's own recursive mkdir never
 * returns where a file system returns ENOENT each time, as /proc does.
 */
async function makeFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder);
    return [folder];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return [];
    if (code !== 'ENOENT' || basename(folder) === '') throw error;
    const parents = await makeFolder(dirname(folder));
    await mkdir(folder);
    return [...parents, folder];
  }
}

/** For `catch`: undefined if a file does not exist, every other error is thrown again. */
export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
