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

/** The built files by their path, `assets/main-x1.js`. Read into memory once: after this no request reaches the file system. */
export function loadAssets(folder: string): Map<string, Asset> {
  const files = readFiles(folder);
  const assets = new Map<string, Asset>();
  for (const [path, identity] of files) {
    const type = types[extname(path)];
    // Vite's own notes on the build are no part of the site, and index.html is a template.
    if (!type || path.startsWith('.vite/') || path === 'index.html') continue;
    const br = files.get(`${path}.br`);
    const gzip = files.get(`${path}.gz`);
    const cacheControl = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    assets.set(
      path,
      new Asset(type, cacheControl, {
        ...(br && { br: () => br }),
        ...(gzip && { gzip: () => gzip }),
        identity: () => identity,
      }),
    );
  }
  return assets;
}

/** `readdirSync`'s own `recursive` takes four times as long, at every start. */
function readFiles(folder: string, prefix = '', files = new Map<string, Buffer>()): Map<string, Buffer> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) readFiles(file, `${prefix}${entry.name}/`, files);
    else files.set(`${prefix}${entry.name}`, readFileSync(file));
  }
  return files;
}
