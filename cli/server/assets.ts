import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Asset } from './asset';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

type Files = Map<string, () => Buffer>;

export type Assets = {
  get(path: string): Asset | undefined;
  /** Reads every file that was not asked for yet. Throws when one cannot be read, after trying all. */
  readAll(): void;
};

/**
 * The built files by their path, `assets/main-x1.js`: no path of a request ever reaches the file system, it only
 * looks up what is listed here. A file is read when first asked for, or by `readAll`, and kept.
 */
export function loadAssets(folder: string): Assets {
  return assetsOf(listFiles(folder));
}

/** One entry for every build that this process has served. */
const shared = new Map<string, Assets>();

/** `loadAssets`, once for all the sites of this process: fifty of them hold the files in memory once. */
export function sharedAssets(folder: string): Assets {
  const files = listFiles(folder);
  // The names of the built files hold a hash of their content: another build in the same folder is another entry.
  const key = [folder, ...files.keys()].join('\n');
  let assets = shared.get(key);
  if (!assets) {
    assets = assetsOf(files);
    shared.set(key, assets);
  }
  return assets;
}

function assetsOf(files: Files): Assets {
  const assets = new Map<string, Asset>();
  return {
    get(path) {
      let asset = assets.get(path);
      if (!asset) {
        asset = assetOf(path, files);
        if (asset) assets.set(path, asset);
      }
      return asset;
    },
    readAll: () => readAll(files),
  };
}

function assetOf(path: string, files: Files): Asset | undefined {
  const identity = files.get(path);
  if (!identity) return undefined;
  const type = types[extname(path)];
  // What has no type here, as Vite's own notes on the build, is no part of the site; and index.html is a template.
  if (!type || path === 'index.html') return undefined;
  const br = files.get(`${path}.br`);
  const gzip = files.get(`${path}.gz`);
  const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  return new Asset(type, cacheControl, { ...(br && { br }), ...(gzip && { gzip }), identity });
}

/** `readdirSync`'s own `recursive` takes four times as long. */
function listFiles(folder: string, prefix = '', files: Files = new Map()): Files {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) listFiles(file, `${prefix}${entry.name}/`, files);
    else files.set(`${prefix}${entry.name}`, readOnce(file));
  }
  return files;
}

function readOnce(file: string) {
  let body: Buffer | undefined;
  return () => {
    body ??= readFileSync(file);
    return body;
  };
}

function readAll(files: Files) {
  const errors: Error[] = [];
  for (const read of files.values()) {
    try {
      read();
    } catch (error) {
      errors.push(error as Error);
    }
  }
  if (errors.length > 0) throw new Error(`${errors.length} files of the site cannot be read: ${errors[0]?.message}`);
}
