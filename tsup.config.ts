import { cp } from 'node:fs/promises';
// @ts-expect-error its types lie where `exports` does not lead
import license from 'esbuild-plugin-license';
import { defineConfig } from 'tsup';

/** What `exports` in package.json offers. */
const publicEntries = { index: 'cli/index.ts', catalogue: 'cli/catalogue.ts', playwright: 'cli/playwright.ts' };

export default defineConfig({
  entry: { main: 'cli/main.ts', ...publicEntries },
  outDir: 'dist/cli',
  format: 'esm',
  target: 'node20.19',
  platform: 'node',
  splitting: true,
  clean: true,
  minify: true,
  dts: { entry: publicEntries },
  // One package to install: whatever the CLI needs is in it. The fixture extends the Playwright that is there.
  noExternal: [/^(?!@playwright\/test$)/],
  // Express and its parts are CommonJS and ask for Node's modules by `require`.
  banner: { js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);" },
  esbuildPlugins: [license({ thirdParty: { output: { file: 'third-party-licenses.txt' } } })],
  // `open` runs the script that lies beside it.
  onSuccess: async () => cp('node_modules/open/xdg-open', 'dist/cli/xdg-open'),
});
