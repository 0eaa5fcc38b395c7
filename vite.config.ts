import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageBundles, servedFiles } from './cli/dev/vite-plugins';
import { groups, pages } from './site/catalogue';
import { bundleOf, type Page } from './site/page';

const sharedByAll =
  /\/site\/(?!pages|shared\/(?!menu|page-icons|test-hook|theme))|\/node_modules\/(react|react-dom|scheduler|js-cookie|lucide-react)\//;

export default defineConfig({
  root: 'site',
  define: { __MENU__: JSON.stringify(menu()) },
  // Relative, so that one build serves below any prefix: index.html names the base.
  base: './',
  plugins: [react(), pageBundles(), servedFiles()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    license: { fileName: 'third-party-licenses.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Not index.html: it is a template that the server completes with the scripts of each page.
      input: {
        main: 'site/app/main.tsx',
        ...Object.fromEntries(pages.map(bundleOf).map((name) => [name, `/bundles/${name}.js`])),
      },
      // Documents import what `main` exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // What `main` shares with the bundles is one file with what it needs anyway.
        codeSplitting: { groups: [{ name: 'base', test: sharedByAll, minShareCount: 2 }] },
      },
    },
  },
});

/** What the browser needs of the catalogue, see site/shared/menu.ts. */
function menu() {
  const entry = ({ id, title, blurb }: Page) => ({ id, title, blurb });
  return { groups: groups.map(({ title, pages }) => ({ title, pages: pages.map(entry) })), pages: pages.map(entry) };
}
