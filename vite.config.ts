import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: 'site',
  // Relative, so that one build serves below any prefix: index.html names the base.
  base: './',
  plugins: [react(), embeddedDocuments(), precompressed()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    license: { fileName: 'third-party-licenses.md' },
    assetsInlineLimit: 0,
  },
});

/** The frames are served as they are written. */
function embeddedDocuments(): Plugin {
  return { name: 'embedded-documents', apply: 'build', closeBundle: () => cp('frames', 'dist/site/frames', { recursive: true }) };
}

/** A `.br` and a `.gz` beside every text, so that the server never compresses one. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        for (const path of await readdir('dist/site', { recursive: true })) {
          if (!/\.(html|js|css|svg)$/.test(path) || path === 'index.html') continue;
          const file = join('dist/site', path);
          const text = await readFile(file);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
          await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        }
      },
    },
  };
}
