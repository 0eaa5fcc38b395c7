import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Asset, type Bodies, type Encoding } from './asset';
import type { SiteBuild } from './manifest';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

export type Assets = {
  get(path: string): Asset | undefined;
  /** Reads every file that has not been read yet. Throws if one cannot be read, after it has tried all. */
  readAll(): void;
};

/**
 * The built files by their path, `assets/main-x1.js`. The path of a request never reaches the file system: it is looked
 * up in the build's list. A file is read at the first request, or by `readAll`, and kept.
 */
export function loadAssets(folder: string, files: SiteBuild['files']): Assets {
  // Filled as files are requested, because making all of them would take a twentieth of the start.
  const assets = new Map<string, Asset | undefined>();
  const get = (path: string) => {
    if (!assets.has(path) && Object.hasOwn(files, path)) assets.set(path, assetOf(folder, path, files[path] ?? []));
    return assets.get(path);
  };
  const reads = () =>
    Object.entries(files).flatMap(([path, encodings]) => encodings.map((encoding) => get(path)?.bodies[encoding]));
  return { get, readAll: () => readAll(reads()) };
}

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** Undefined for files of other types, such as the licences of libraries, which are not served. */
function assetOf(folder: string, path: string, encodings: readonly Encoding[]): Asset | undefined {
  const read = (encoding: Encoding) => once(() => readFileSync(`${folder}/${path}${endings[encoding]}`));
  const type = types[extname(path)];
  if (!type) return undefined;
  const bodies: Partial<Bodies> = Object.fromEntries(encodings.map((encoding) => [encoding, read(encoding)]));
  const cacheControl = path.startsWith('assets/') ? immutable : 'no-cache';
  // Some files are in the package only as gzip.
  const { gzip = read('gzip'), identity = once(() => gunzipSync(gzip())) } = bodies;
  return new Asset(type, cacheControl, { ...bodies, identity });
}

/** One entry for each build that this process has served. */
const shared = new Map<string, Assets>();

/** `loadAssets`, shared by all sites of this process, so that the files are in memory only once. */
export function sharedAssets(folder: string, files: SiteBuild['files']): Assets {
  // The names of the built files contain a hash of their content, so another build in the same folder is another entry.
  const key = [folder, ...Object.keys(files)].join('\n');
  let assets = shared.get(key);
  if (!assets) {
    assets = loadAssets(folder, files);
    shared.set(key, assets);
  }
  return assets;
}

function once(make: () => Buffer) {
  let body: Buffer | undefined;
  return () => {
    body ??= make();
    return body;
  };
}

function readAll(reads: readonly ((() => Buffer) | undefined)[]) {
  const errors: Error[] = [];
  for (const read of reads) {
    try {
      read?.();
    } catch (error) {
      errors.push(error as Error);
    }
  }
  if (errors.length > 0) throw new Error(`${errors.length} files of the site cannot be read: ${errors[0]?.message}`);
}
