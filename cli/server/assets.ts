import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Asset, type Bodies } from './asset';
import type { SiteBuild } from './build';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

export type Assets = {
  get(path: string): Asset | undefined;
  /** Reads every file that was not asked for yet. Throws when one cannot be read, after trying all. */
  readAll(): void;
};

/**
 * The built files by their path, `assets/main-x1.js`: no path of a request ever reaches the file system, it only
 * looks up what the build has listed. A file is read when first asked for, or by `readAll`, and kept.
 */
export function loadAssets(folder: string, files: SiteBuild['files']): Assets {
  const reads: (() => Buffer)[] = [];
  const assets = new Map<string, Asset>();
  for (const [path, encodings] of Object.entries(files)) {
    const bodies = encodings.map((encoding) => [encoding, readOnce(`${folder}/${path}${endings[encoding]}`)] as const);
    reads.push(...bodies.map(([, read]) => read));
    const type = types[extname(path)];
    // What has no type here, as the licences of libraries, is no part of the site.
    if (!type) continue;
    const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    assets.set(path, new Asset(type, cacheControl, Object.fromEntries(bodies) as Bodies));
  }
  return { get: (path) => assets.get(path), readAll: () => readAll(reads) };
}

const endings = { br: '.br', gzip: '.gz', identity: '' };

/** One entry for every build that this process has served. */
const shared = new Map<string, Assets>();

/** `loadAssets`, once for all the sites of this process: fifty of them hold the files in memory once. */
export function sharedAssets(folder: string, files: SiteBuild['files']): Assets {
  // The names of the built files hold a hash of their content: another build in the same folder is another entry.
  const key = [folder, ...Object.keys(files)].join('\n');
  let assets = shared.get(key);
  if (!assets) {
    assets = loadAssets(folder, files);
    shared.set(key, assets);
  }
  return assets;
}

function readOnce(file: string) {
  let body: Buffer | undefined;
  return () => {
    body ??= readFileSync(file);
    return body;
  };
}

function readAll(reads: readonly (() => Buffer)[]) {
  const errors: Error[] = [];
  for (const read of reads) {
    try {
      read();
    } catch (error) {
      errors.push(error as Error);
    }
  }
  if (errors.length > 0) throw new Error(`${errors.length} files of the site cannot be read: ${errors[0]?.message}`);
}
