import { cp, mkdir } from 'node:fs/promises';
// @ts-expect-error its types lie where `exports` does not lead
import license from 'esbuild-plugin-license';
import { defineConfig } from 'tsup';

/** What `exports` in package.json offers. */
const publicEntries = { index: 'cli/index.ts', catalogue: 'cli/catalogue.ts', playwright: 'cli/playwright.ts' };

// On a fresh checkout the licences are written before tsup makes its folder.
await mkdir('dist/cli', { recursive: true });

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
  esbuildPlugins: [license({ thirdParty: { output: { file: 'third-party-licenses.md', template: licenseTexts } } })],
  // `open` runs the script that lies beside it.
  onSuccess: async () => cp('node_modules/open/xdg-open', 'dist/cli/xdg-open'),
});

type Dependency = { packageJson: { name: string; version: string; license?: string }; licenseText: string };

function licenseTexts(dependencies: Dependency[]): string {
  const entries = dependencies.map(
    ({ packageJson: { name, version, license }, licenseText }) => `## ${name} - ${version} (${license})\n\n${licenseText}`,
  );
  return `# Licenses\n\nThe command line tool bundles these packages:\n\n${entries.join('\n\n')}\n`;
}
