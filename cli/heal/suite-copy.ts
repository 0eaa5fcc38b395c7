import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, readlink, realpath, rm, stat, utimes } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { escapePath, glob } from 'tinyglobby';
import { CliError } from '../output/cli-error';
import { isDiskFull, reasonOf } from '../output/file-errors';
import { leftOut, librariesIn, linkAround, linked, linkLibraries, linksIn } from './libraries';

/** A file as it is at some moment. */
export type FileState = {
  hash: string;
  /** Its content, unless it is too long or no text. */
  text?: string;
};

export type Snapshot = ReadonlyMap<string, FileState>;

/** In bytes. Longer files are compared, and not shown as a diff. */
const longestText = 500_000;

/** More than any suite has. What is larger is somebody's home, or a checkout with all that was built. */
const largest = { files: 20_000, bytes: 2_000_000_000 };

/** A copy of a suite's folder, for one trial. */
export class SuiteCopy {
  private constructor(
    /** The folder that the copy is in, besides what a trial needs. */
    readonly root: string,
    /** The user's own, by all names that lead to it. */
    readonly originals: readonly [string, ...string[]],
    readonly folder: string,
  ) {}

  /** Copies the files of the user's folder into a new folder below `parent`. */
  static async make(parent: string, name: string, original: string, files: readonly string[]): Promise<SuiteCopy> {
    const root = join(parent, name);
    // By its own name, because some tools print it.
    const copy = new SuiteCopy(root, await namesOf(original), join(root, 'suite'));
    try {
      await copy.#fill(files);
    } catch (error) {
      // Nothing of it stays, because the next copy needs the room.
      await copy.remove();
      throw uncopied(original, parent, error as NodeJS.ErrnoException);
    }
    return copy;
  }

  async #fill(files: readonly string[]) {
    const { root, folder } = this;
    const [original] = this.originals;
    await mkdir(folder, { recursive: true });
    await Promise.all(
      [...new Set(files.map((file) => dirname(file)))].map((path) => mkdir(join(folder, path), { recursive: true })),
    );
    for (const file of files) await copyWithTime(join(original, file), join(folder, file));
    await linkLibraries(original, folder, files);
    await linkAround(original, root);
  }

  /** Every file and link of it. Of libraries only what has their names: those of the original, or others. */
  async snapshot(): Promise<Snapshot> {
    const files = await snapshotOf(this.folder);
    const libraries = [...(await linksIn(this.folder))].map(([path, to]): [string, FileState] => [path, { hash: to }]);
    return new Map([...files, ...(await linkStatesOf(this.folder)), ...libraries]);
  }

  /** The command as it has to be in the copy: a path in the user's folder is one in the copy. */
  command(words: readonly string[]): string[] {
    return words.map((word) => this.#inCopy(fromOutside(word, this.originals[0])));
  }

  /** The environment with the copy in the place of the user's folder, so that no tool finds its way back. */
  env(): NodeJS.ProcessEnv {
    const kept = ['HOME', 'PATH', 'Path', 'TMPDIR', 'TEMP', 'TMP'];
    const named = Object.entries(process.env).flatMap(([name, value]) => {
      if (value === undefined || kept.includes(name)) return [];
      const there = this.#inCopy(value);
      return there === value ? [] : [[name, there]];
    });
    return { ...Object.fromEntries(named), PWD: this.folder };
  }

  /** Makes an empty folder where a command has deleted it. */
  async restoreFolder() {
    const isFolder = await stat(this.folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) return;
    await rm(this.folder, { force: true });
    await mkdir(this.folder, { recursive: true });
  }

  async remove() {
    await rm(this.root, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }

  #inCopy(text: string): string {
    return this.originals.reduce((before, original) => replacedPath(before, original, this.folder), text);
  }
}

/** The folder's path without links, and those by which the user may name it. */
async function namesOf(folder: string): Promise<[string, ...string[]]> {
  const original = await realpath(folder);
  // A shell's current folder has the links that led to it, which a process does not see.
  const byShell = resolve(process.env.PWD ?? '.', relative(process.cwd(), folder));
  const isSame = (await realpath(byShell).catch(() => '')) === original;
  return [original, ...new Set([folder, ...(isSame ? [byShell] : [])].filter((name) => name !== original))];
}

/** Puts one path in the place of another, and of what is below it. */
function replacedPath(text: string, path: string, by: string): string {
  return text.split(path).reduce((before, after) => {
    // `/home/me/suite2` is not below `/home/me/suite`.
    const isWhole = /^(?:$|[/\\:;,"'\s)])/.test(after);
    return `${before}${isWhole ? by : path}${after}`;
  });
}

/** The error for a folder that cannot be copied. */
export function uncopied(original: string, parent: string, error: NodeJS.ErrnoException): CliError {
  const reason = reasonOf(error) ?? error.message;
  const way = isDiskFull(error) ? ' TMPDIR may name a folder elsewhere.' : '';
  return new CliError(`${original} cannot be copied to ${dirname(parent)}: ${reason}.${way}`);
}

/** A path that leads out of the folder leads elsewhere from a copy, so it is made absolute. */
function fromOutside(word: string, folder: string): string {
  const [, before = '', path = ''] = /^(-[\w-]+=)?(\.\.[\\/].*)$/s.exec(word) ?? [];
  if (path === '' || !existsSync(resolve(folder, path))) return word;
  return `${before}${resolve(folder, path)}`;
}

/** Throws a CliError for a glob that no file of a suite's folder can match. */
export function refuseWrongGlobs(copy: readonly string[]) {
  for (const one of copy) {
    const pattern = one.replace(/^!/, '');
    if (pattern === '' || isAbsolute(pattern) || /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(pattern)) {
      throw new CliError(`--copy "${one}" must be a glob of files in the suite's folder, like tests/**.`);
    }
  }
}

/**
 * The files of a folder that are the suite: all but libraries and the history, or those of the globs. A glob with `!`
 * before it leaves files out, and one that names a library's folder takes files of that too. Throws a CliError.
 */
export async function filesOf(
  folder: string,
  copy: readonly string[] = [],
  /** Paths of files that are never of the suite. */
  except: readonly string[] = [],
): Promise<string[]> {
  refuseWrongGlobs(copy);
  const without = copy.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  const wanted = copy.filter((one) => !one.startsWith('!'));
  const isOfLibrary = (one: string) => [linked, ...leftOut].some((name) => one.split('/').includes(name));
  const own = wanted.filter((one) => !isOfLibrary(one));
  // What a link leads to is copied, so that nobody writes through it.
  const options = { cwd: folder, dot: true, followSymbolicLinks: true, expandDirectories: true };
  const libraries = await librariesIn(folder);
  const ignore = [
    `**/${linked}/**`,
    ...leftOut.map((name) => `**/${name}/**`),
    ...libraries.map((path) => `${escapePath(path)}/**`),
  ];
  const found = await glob(own.length > 0 ? own : ['**'], { ...options, ignore: [...ignore, ...without] });
  const further = wanted.filter(isOfLibrary);
  const more = further.length > 0 ? await glob(further, { ...options, ignore: without }) : [];
  const files = [...new Set([...found, ...more])].filter((file) => !except.includes(join(folder, file))).sort();
  if (files.length === 0)
    throw new CliError(`There is no file to copy in ${folder}: --copy says which ones are the suite.`);
  if (files.length > largest.files) throw tooLarge(folder, `more than ${largest.files} files`);
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file)).catch(() => ({ size: 0 }))).size;
  if (bytes > largest.bytes) throw tooLarge(folder, `more than ${largest.bytes / 1e9} GB`);
  return files;
}

function tooLarge(folder: string, what: string): CliError {
  return new CliError(`${folder} has ${what}. Name the suite's own folder by --cwd, or its files by --copy.`);
}

/** With its time, by which Python knows whether what it has compiled is still that of the file. */
async function copyWithTime(from: string, to: string) {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  } catch (error) {
    // A link that leads nowhere, or a socket: nothing that a suite can read.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENXIO' && code !== 'ENOTSUP') throw error;
  }
}

async function snapshotOf(folder: string): Promise<Snapshot> {
  const files = await glob(['**'], {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
    ignore: [`**/${linked}/**`, ...leftOut.map((name) => `**/${name}/**`)],
  });
  return statesOf(folder, files);
}

/** The links of a folder, each with where it leads: those that a command has made, and libraries of Python. */
async function linkStatesOf(folder: string): Promise<Snapshot> {
  const states = new Map<string, FileState>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isSymbolicLink() || path.split('/').some((name) => name === linked || leftOut.includes(name))) continue;
    const text = `a link to ${await readlink(join(folder, path)).catch(() => '')}\n`;
    states.set(path, { hash: text, text });
  }
  return states;
}

/** What is in these files of a folder. */
export async function statesOf(folder: string, files: readonly string[]): Promise<Snapshot> {
  const states = new Map<string, FileState>();
  for (const file of [...files].sort()) {
    const content = await readFile(join(folder, file.replaceAll('/', sep))).catch(() => undefined);
    if (!content) continue;
    const hash = createHash('sha256').update(content).digest('hex');
    const isText = content.length <= longestText && !content.includes(0);
    states.set(file, { hash, ...(isText && { text: content.toString('utf8') }) });
  }
  return states;
}

/** Files that are others in the second snapshot, or not there, and those that are new there. */
export function changesBetween(before: Snapshot, after: Snapshot): { changed: string[]; added: string[] } {
  return {
    changed: [...before.keys()].filter((file) => before.get(file)?.hash !== after.get(file)?.hash),
    added: [...after.keys()].filter((file) => !before.has(file)),
  };
}
