import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { glob } from 'tinyglobby';

// What a suite needs and what is no part of it: its copies have links to the libraries of the original.

/** The folder of Node's libraries. It is copied only where a glob names it. */
export const linked = 'node_modules';
/** What is never of a suite, unless a glob names it. */
export const leftOut = ['.git'];

/** The virtual environments of Python, which have a file of this name. They are linked as libraries of Node are. */
export async function librariesIn(folder: string): Promise<string[]> {
  const marks = await glob(['pyvenv.cfg', '*/pyvenv.cfg'], { cwd: folder, dot: true, ignore: [`**/${linked}/**`] });
  return marks.map((path) => dirname(path)).filter((path) => path !== '.');
}

/** Links what was not copied. */
export async function linkLibraries(original: string, folder: string, files: readonly string[]) {
  const environments = await librariesIn(original);
  const folders = await foldersCalled(linked, original, 4);
  const isCopied = (path: string) => files.some((file) => file.startsWith(`${path}/`));
  for (const path of folders) if (!isCopied(path)) await mirror(join(original, path), join(folder, path));
  for (const path of environments) if (!isCopied(path)) await link(join(original, path), join(folder, path));
}

/** Folders of this name, as deep as workspaces have them, but not those inside of each other. */
async function foldersCalled(name: string, root: string, depth: number, below = ''): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name === name) found.push(path);
    else if (entry.isDirectory() && depth > 0 && !leftOut.includes(entry.name)) {
      found.push(...(await foldersCalled(name, root, depth - 1, path)));
    }
  }
  return found;
}

/**
 * A folder with a link to each library: what a tool writes beside them, as caches are, or installs, stays in the copy.
 */
async function mirror(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isCacheName(entry.name)) continue;
    if (entry.name.startsWith('@')) await mirror(join(from, entry.name), join(to, entry.name));
    else await link(join(from, entry.name), join(to, entry.name));
  }
}

async function link(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to, 'junction').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** What a suite finds in the folders above it: the libraries of a workspace, and of what kind its scripts are. */
export async function linkAround(original: string, root: string) {
  for (const folder of foldersAbove(original)) {
    if (!existsSync(join(root, linked)) && existsSync(join(folder, linked))) {
      await mirror(join(folder, linked), join(root, linked));
    }
    const manifest = join(folder, 'package.json');
    if (!existsSync(join(root, 'package.json')) && existsSync(manifest))
      await copyFile(manifest, join(root, 'package.json'));
  }
}

/** What the libraries of a copy are by name: a link to those of the original, or something of its own. */
export async function linksIn(folder: string): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const add = async (path: string) => {
    for (const entry of await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])) {
      const below = `${path}/${entry.name}`;
      if (entry.isSymbolicLink()) links.set(below, await readlink(join(folder, below)).catch(() => ''));
      else if (entry.name.startsWith('@')) await add(below);
      // Tools write their caches beside the libraries.
      else if (!entry.name.startsWith('.')) links.set(below, 'its own');
    }
  };
  for (const path of await foldersCalled(linked, folder, 4)) await add(path);
  await add(`../${linked}`);
  return links;
}

/** The libraries that copies of a folder have links to, each file with its size and times. */
export async function librariesOf(original: string, files: readonly string[]): Promise<Map<string, string>> {
  const isCopied = (path: string) => files.some((file) => file.startsWith(`${path}/`));
  const below = [...(await foldersCalled(linked, original, 4)), ...(await librariesIn(original))];
  const above = foldersAbove(original).find((folder) => existsSync(join(folder, linked)));
  const roots = [
    ...below.filter((path) => !isCopied(path)).map((path) => join(original, path)),
    ...(above === undefined ? [] : [join(above, linked)]),
  ];
  const states = new Map<string, string>();
  for (const root of roots) await addStates(states, root, await realpath(root), true);
  return states;
}

/**
 * By size and time, because there may be tens of thousands. Not by the time of the last change of the file's own state:
 * package managers give a file further names, and each one changes that.
 */
async function addStates(states: Map<string, string>, folder: string, root: string, isFirst: boolean) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const isCache = (isFirst && isCacheName(entry.name)) || entry.name === '__pycache__';
        const isScope = isFirst && entry.name.startsWith('@');
        if (!isCache) await addStates(states, path, root, isScope);
      } else if (entry.isSymbolicLink()) {
        states.set(path, await readlink(path).catch(() => ''));
        // A package of the same workspace. Those in the folder itself are met there.
        const target = isFirst ? await realpath(path).catch(() => root) : root;
        if (!`${target}${sep}`.startsWith(`${root}${sep}`)) await addStates(states, target, target, false);
      } else {
        const found = await lstat(path).catch(() => undefined);
        if (found) states.set(path, `${found.size} ${found.mtimeMs} ${found.ino}`);
      }
    }),
  );
}

/** Files of libraries that are others now, or away, by their path from a folder. What was added changes no other one. */
export function changedLibraries(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  from: string,
) {
  return [...before].flatMap(([path, state]) => (after.get(path) === state ? [] : [relative(from, path)]));
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

function isCacheName(name: string): boolean {
  return name.startsWith('.') && !['.bin', '.pnpm'].includes(name);
}
