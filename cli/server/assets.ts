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

/** In milliseconds after the start. */
const readDelay = 100;

export type Assets = { get(path: string): Asset | undefined };

/**
 * The built files by their path, `assets/main-x1.js`: no path of a request ever reaches the file system, it only
 * looks up what is listed here. A file is read when first asked for, or shortly after the start, and kept.
 */
export function loadAssets(folder: string): Assets {
  const files = listFiles(folder);
  const assets = new Map<string, Asset>();
  // Reading some hundred files would be a good part of the start, and nobody waits for most of them.
  setTimeout(() => readAll(files), readDelay).unref();
  return {
    get(path) {
      let asset = assets.get(path);
      if (!asset) {
        asset = assetOf(path, files);
        if (asset) assets.set(path, asset);
      }
      return asset;
    },
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
  for (const [path, read] of files) {
    try {
      read();
    } catch (error) {
      console.error(`Cannot read ${path}: ${(error as Error).message}`);
    }
  }
}
