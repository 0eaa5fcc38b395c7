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

/** In milliseconds after the start. */
const readDelay = 100;

/**
 * The built files by their path, `assets/main-x1.js`: no path of a request ever reaches the file system, it only
 * looks up what is listed here. A file is read when first asked for, or shortly after the start, and kept.
 */
export function loadAssets(folder: string): Map<string, Asset> {
  const files = listFiles(folder);
  const assets = new Map<string, Asset>();
  for (const [path, identity] of files) {
    const type = types[extname(path)];
    // Vite's own notes on the build are no part of the site, and index.html is a template.
    if (!type || path.startsWith('.vite/') || path === 'index.html') continue;
    const br = files.get(`${path}.br`);
    const gzip = files.get(`${path}.gz`);
    const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    assets.set(path, new Asset(type, cacheControl, { ...(br && { br }), ...(gzip && { gzip }), identity }));
  }
  // Reading some hundred files would be a good part of the start, and nobody waits for most of them.
  setTimeout(() => readAll(files), readDelay).unref();
  return assets;
}

/** `readdirSync`'s own `recursive` takes four times as long. */
function listFiles(folder: string, prefix = '', files = new Map<string, () => Buffer>()) {
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

function readAll(files: Map<string, () => Buffer>) {
  for (const [path, read] of files) {
    try {
      read();
    } catch (error) {
      console.error(`Cannot read ${path}: ${(error as Error).message}`);
    }
  }
}
