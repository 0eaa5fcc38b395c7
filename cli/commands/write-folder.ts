import { chmodSync, lstatSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  realpath,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Writes files into a folder: all of them, or none when something fails or `signal` is aborted. Other files in the
 * folder stay. The files are first written to a temporary folder and then moved to their place by renaming.
 */
export async function writeFolder(folder: string, files: Files, signal: AbortSignal) {
  const existing = await realpath(folder).catch(ifMissing);
  if (!existing) return createFolder(folder, files, signal);
  // The current folder is never replaced: after `export .` the shell would still be in the old one, which is deleted.
  const inUse = !relative(existing, process.cwd()).startsWith('..');
  if (!inUse) {
    try {
      return await replaceFolder(existing, files, signal);
    } catch {
      // A mount point cannot be renamed, and its parent may not be writable. Nothing has changed so far.
      signal.throwIfAborted();
    }
  }
  await replaceFiles(existing, files, signal);
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

/** Makes a complete new folder and puts it into the place of the old one. */
async function replaceFolder(folder: string, files: Files, signal: AbortSignal) {
  await withStage(dirname(folder), async (stage) => {
    const [replacement, replaced] = [join(stage, 'new'), join(stage, 'old')];
    await writeFiles(replacement, files, signal, folder);
    await addOthers(folder, replacement, signal);
    // Synchronous, so that no other code of this process, such as a signal handler, runs between the two renames.
    renameSync(folder, replaced);
    try {
      renameSync(replacement, folder);
    } catch (error) {
      renameSync(replaced, folder);
      throw error;
    }
    // Files that another process has added in the meantime.
    await addOthers(replaced, folder);
  });
}

/** Replaces one file after the other, and undoes all of it when one of them fails. */
async function replaceFiles(folder: string, files: Files, signal: AbortSignal) {
  await withStage(folder, async (stage) => {
    await writeFiles(join(stage, 'new'), files, signal);
    const undo: (() => void)[] = [];
    try {
      for (const path of files.keys()) undo.push(...replaceFile(folder, path, stage));
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    }
  });
}

/** Returns functions that undo it, in the order in which the steps were done. */
function replaceFile(folder: string, path: string, stage: string): (() => void)[] {
  const [from, to, old] = [join(stage, 'new', path), join(folder, path), join(stage, 'old', path)];
  const undo: (() => void)[] = [];
  mkdirSync(dirname(old), { recursive: true });
  for (const parent of parentsOf(path).map((each) => join(folder, each))) {
    const found = lstatSync(parent, { throwIfNoEntry: false });
    // A symbolic link that was made here since the first check would lead out of the folder.
    if (found && !found.isDirectory()) throw Object.assign(new Error(`${parent} is no folder`), { code: 'ENOTDIR' });
    if (found) continue;
    mkdirSync(parent);
    undo.push(() => rmdirSync(parent));
  }
  try {
    const replaced = lstatSync(to, { throwIfNoEntry: false });
    if (replaced) {
      chmodSync(from, replaced.mode & 0o7777);
      renameSync(to, old);
      undo.push(() => renameSync(old, to));
    }
    renameSync(from, to);
    undo.push(() => renameSync(to, from));
    return undo;
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

/** `a` and `a/b` for `a/b/c`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Makes a temporary folder that only this user can read, and deletes it after `use`. */
async function withStage(parent: string, use: (stage: string) => Promise<void>) {
  const stage = await mkdtemp(join(parent, '.practice-site-'));
  try {
    await use(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Files and folders that exist in `old` already get the same owner and permissions. */
async function writeFiles(folder: string, files: Files, signal: AbortSignal, old?: string) {
  await mkdir(folder);
  if (old !== undefined) await copyOwnerAndMode(old, folder);
  for (const [path, content] of files) {
    for (const parent of parentsOf(path)) {
      if ((await makeFolder(join(folder, parent))).length > 0 && old !== undefined) {
        await copyOwnerAndMode(join(old, parent), join(folder, parent));
      }
    }
    signal.throwIfAborted();
    await writeFile(join(folder, path), content);
    if (old !== undefined) await copyOwnerAndMode(join(old, path), join(folder, path));
  }
}

/** Adds to `to` what only `from` has. Files become hard links, so that big ones need not be copied. */
async function addOthers(from: string, to: string, signal?: AbortSignal) {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal?.throwIfAborted();
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (await lstat(target).catch(ifMissing)) {
      if (entry.isDirectory()) await addOthers(source, target, signal);
    } else if (entry.isDirectory()) {
      await mkdir(target);
      await copyOwnerAndMode(source, target);
      await addOthers(source, target, signal);
    } else if (entry.isSymbolicLink()) {
      await symlink(await readlink(source), target);
    } else {
      await link(source, target);
    }
  }
}

async function copyOwnerAndMode(from: string, to: string) {
  const [wanted, given] = [await lstat(from).catch(ifMissing), await lstat(to)];
  if (!wanted) return;
  if (wanted.uid !== given.uid || wanted.gid !== given.gid) await chown(to, wanted.uid, wanted.gid);
  await chmod(to, wanted.mode & 0o7777);
}

/**
 * Makes a folder and its parents, and returns those that it made, the outermost first. Node's own recursive mkdir never
 * returns where a file system answers ENOENT each time, as /proc does.
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
