import { readdirSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundleNames, bundleOf } from './site/bundles';

const sharedByAll = /\/site\/(?!pages|components)|\/node_modules\/(react|react-dom|scheduler|js-cookie|lucide-react)\//;

export default defineConfig({
  root: 'site',
  // Relative, so that one build serves below any prefix: index.html names the base.
  base: './',
  plugins: [react(), pageBundles(), unbundledFiles(), precompressed()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    license: { fileName: 'third-party-licenses.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Not index.html: it is a template that the server completes with the scripts of each page.
      input: { main: 'site/main.tsx', ...Object.fromEntries(bundleNames.map((name) => [name, `/bundles/${name}.js`])) },
      // Documents import what `main` and the bundles export.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // What `main` shares with the bundles is one file with what it needs anyway.
        codeSplitting: { groups: [{ name: 'base', test: sharedByAll, minShareCount: 2 }] },
      },
    },
  },
});

/** Makes `/bundles/<name>.js` of the page folders: `export default { forms: FormsPage, … }`. */
function pageBundles(): Plugin {
  const address = /^\/bundles\/([\w-]+)\.js$/;
  return {
    name: 'page-bundles',
    resolveId: (id) => (address.test(id) ? id : undefined),
    load(id) {
      const [, name] = address.exec(id) ?? [];
      if (!name) return;
      const pages = readdirSync('site/pages').filter((page) => bundleOf(page) === name);
      const imports = pages.map((page, index) => `import page${index} from '/pages/${page}/${componentOf(page)}';`);
      return `${imports.join('')}export default {${pages.map((page, index) => `'${page}': page${index}`)}};`;
    },
  };
}

function componentOf(page: string): string {
  const file = readdirSync(`site/pages/${page}`).find((name) => name.endsWith('Page.tsx'));
  if (!file) throw new Error(`site/pages/${page} has no component: name it <Name>Page.tsx.`);
  return file;
}

/** The frames are served as they are written, and the server completes the pages' template. */
function unbundledFiles(): Plugin {
  return {
    name: 'unbundled-files',
    apply: 'build',
    async closeBundle() {
      await cp('frames', 'dist/site/frames', { recursive: true });
      await cp('site/index.html', 'dist/site/index.html');
    },
  };
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
