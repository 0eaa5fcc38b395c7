import { readFileSync } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { defaultRunOptions, namedChanges, type RunOptions } from '../../site/run/run-options';
import { visible } from '../../site/run/unseen';
import { CliError } from '../output/cli-error';
import { reasonOf } from '../output/file-errors';
import { deleteLeftovers } from '../output/leftovers';
import { changesOf } from '../server/built-bugs';
import { completePages } from '../server/complete-pages';
import type { BuiltChange } from '../server/manifest';
import { builtSite, loadBuild } from '../server/site';
import type { PageSettings } from '../server/site-settings';
import { huntLine, withHunt } from '../start/hunt';
import { redesignOf } from '../start/options';
import { ifMissing, writeFolder } from './write-folder';

export type ExportOptions = Partial<RunOptions> & {
  bug?: string[];
  hunt?: number;
  redesign?: string[];
  /** With a slash at both ends. */
  base?: string;
  force?: boolean;
  json?: boolean;
};

/** Writes the site as static files, with the run options in every page. Deletes nothing. */
export async function exportSite(name: string, chosen: ExportOptions) {
  const { base = '/', force, json, bug, hunt, redesign = [], ...options } = chosen;
  if (name === '') throw new CliError('folder "" must not be empty.');
  const { bugs = [], seed } = withHunt({ bugs: bug, hunt, seed: options.seed });
  const folder = resolve(name);
  const redesigns = redesign.map(redesignOf);
  const settings = {
    basePath: base,
    runOptions: {
      ...defaultRunOptions,
      ...options,
      seed: seed ?? null,
      ...namedChanges({ bugs: bug, redesigns }),
    },
    proxy: false,
    redesigns,
  };
  const files = await filesOf(settings, changesOf(bugs));
  try {
    for (const parent of [folder, dirname(folder)]) await deleteLeftovers(parent);
    await refuseFilledFolder(folder, force);
    await refuseLinksAndFolders(folder, files.keys());
    await writeFolder(folder, files, untilInterrupted());
  } catch (error) {
    throw explained(error, folder);
  }

  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  if (json) {
    const { basePath, runOptions } = settings;
    console.log(JSON.stringify({ folder, files: files.size, bytes, base: basePath, options: runOptions }));
  } else {
    console.log(
      `Wrote ${files.size} files, ${inMegabytes(bytes)}, to ${visible(folder)}\nServe its content at ${settings.basePath}`,
    );
    if (hunt !== undefined) console.log(huntLine(hunt, `${seed}`));
  }
}

/** `1.2 MB`. */
function inMegabytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', ...digits }).format(bytes / 1e6);
}

/** The built files, and every page completed, by their path. */
async function filesOf(settings: PageSettings, bugs: readonly BuiltChange[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const { build, files: changed, assets } = await loadBuild(settings, bugs);
  // Uncompressed: a static host compresses by itself.
  for (const path of Object.keys(build.files))
    files.set(path, assets.get(path)?.bodies.identity() ?? readFileSync(join(builtSite, path)));
  for (const [path, { bodies }] of changed) files.set(path, bodies.identity());
  for (const [id, makeHtml] of completePages(build, settings)) {
    const html = makeHtml();
    // For /forms some hosts look for forms.html, others only for forms/index.html.
    for (const path of id === '' ? ['index.html', '404.html'] : [`${id}.html`, `${id}/index.html`])
      files.set(path, Buffer.from(html));
  }
  // GitHub Pages would run the files through Jekyll.
  files.set('.nojekyll', Buffer.alloc(0));
  return files;
}

async function refuseFilledFolder(folder: string, force = false) {
  const found = await stat(folder).catch(ifMissing);
  if (!found) {
    if (!(await lstat(folder).catch(ifMissing))) return;
    throw new CliError(`${folder} is a symbolic link to a folder that does not exist. Make that folder first.`);
  }
  if (!found.isDirectory()) throw new CliError(`${folder} is a file. Name a folder.`);
  if (force || (await readdir(folder)).length === 0) return;
  throw new CliError(`${folder} is not empty. Try --force: it replaces files of the same name and deletes nothing.`);
}

/**
 * Throws where a file would be written through a symbolic link, which may lead out of the folder, or where a folder has
 * the name of a file. Called before anything is written.
 */
async function refuseLinksAndFolders(folder: string, paths: Iterable<string>) {
  const seen = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth++) {
      const place = join(folder, ...parts.slice(0, depth));
      if (seen.has(place)) continue;
      seen.add(place);
      const found = await lstat(place).catch(ifMissing);
      if (!found) continue;
      const wanted = depth === parts.length ? 'file' : 'folder';
      if (!(wanted === 'file' ? found.isFile() : found.isDirectory())) {
        const noLink = found.isSymbolicLink() ? ' and no symbolic link' : '';
        throw new CliError(`${place} must be a plain ${wanted}${noLink}. Move it away first.`);
      }
    }
  }
}

/** A signal that aborts at SIGINT, SIGTERM and SIGHUP. */
function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort(new CliError(`Stopped by ${signal}: nothing was written.`)));
  }
  return controller.signal;
}

const reasonsOfFolders: Record<string, string> = {
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'something else is there',
  ENOTEMPTY: 'something else is there',
  ENOENT: 'no folder can be made there',
};

function explained(error: unknown, folder: string): unknown {
  const reason = reasonOf(error) ?? reasonsOfFolders[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new CliError(`Cannot write ${folder}: ${reason}.`) : error;
}
