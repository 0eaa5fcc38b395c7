import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error its types lie where `exports` does not lead
import license from 'esbuild-plugin-license';
import { defineConfig, type Options } from 'tsup';
import { home, pages } from './site/catalogue';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = 'dist/cli';
await rm(folder, { recursive: true, force: true });
// On a fresh checkout the licences are written before tsup makes its folder.
await mkdir(`${folder}/libraries`, { recursive: true });

/** Libraries, each a file of its own: `import('open')` loads one when it is first used. */
const libraries = { open: 'open', chalk: 'chalk' };

/** Loaded by `require`, see cli/server/express.ts. */
const commonJsLibraries = { express: 'express' };

/** What `exports` in package.json offers. */
const publicEntries = { index: 'cli/index.ts', catalogue: 'cli/catalogue.ts', playwright: 'cli/playwright.ts' };

const libraryLicences = licences('libraries/third-party-licenses.md');

const common: Options = {
  outDir: folder,
  format: 'esm',
  target: 'node20.16',
  platform: 'node',
  minify: true,
  // One package to install: whatever the CLI needs is in it. The fixture extends the Playwright that is there.
  noExternal: [/^(?!@playwright\/test$)/],
  // Express, commander and their parts are CommonJS and ask for Node's own modules, the only ones left, by `require`.
  banner: { js: 'const require = process.getBuiltinModule;' },
  define: { expressFile: '"./libraries/express.cjs"' },
};

export default defineConfig([
  // The command itself is one file: every further one would cost its start half a millisecond.
  {
    ...common,
    entry: { main: 'cli/main.ts' },
    splitting: false,
    esbuildPlugins: [fromFiles(), pagesInShort(), licences('third-party-licenses.md')],
  },
  { ...common, entry: publicEntries, splitting: true, dts: true, esbuildPlugins: [fromFiles()] },
  {
    ...common,
    entry: entriesOf(libraries),
    splitting: false,
    esbuildPlugins: [libraryLicences],
    // `open` runs the script that lies beside it.
    onSuccess: async () => cp('node_modules/open/xdg-open', `${folder}/libraries/xdg-open`),
  },
  {
    ...common,
    format: 'cjs',
    banner: {},
    entry: entriesOf(commonJsLibraries),
    splitting: false,
    esbuildPlugins: [libraryLicences],
  },
]);

function entriesOf(named: Record<string, string>) {
  const entries = Object.entries(named).map(([file, name]) => [
    `libraries/${file}`,
    fileURLToPath(import.meta.resolve(name)),
  ]);
  return Object.fromEntries(entries);
}

/** What is imported when first used is in a file of its own. */
function fromFiles(): Plugin {
  const files = new Map(Object.entries(libraries).map(([file, name]) => [name, `./libraries/${file}.js`]));
  files.set('../catalogue', './catalogue.js');
  return {
    name: 'from-files',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path }) => {
        const file = kind === 'dynamic-import' && files.get(path);
        return file ? { path: file, external: true } : undefined;
      });
    },
  };
}

/** The command's file has of each page what its start needs. Requirements and hooks are in `catalogue.js`. */
function pagesInShort(): Plugin {
  return {
    name: 'pages-in-short',
    setup(build) {
      build.onLoad({ filter: /[\\/]site[\\/]pages[\\/][\w-]+[\\/]page\.ts$/ }, ({ path }) => {
        const page = [home, ...pages].find(({ id }) => id === basename(dirname(path)));
        const short = JSON.stringify(page, ['id', 'title', 'blurb', 'library']);
        return { contents: `export default ${short};`, loader: 'js' };
      });
    },
  };
}

type Dependency = { packageJson: { name: string; version: string; license?: string }; licenseText: string };

/** A plugin may serve several builds: the last of them to end writes what is bundled in any. */
function licences(file: string) {
  const all = new Map<string, Dependency>();
  const template = (dependencies: Dependency[]) => {
    for (const each of dependencies) all.set(`${each.packageJson.name} - ${each.packageJson.version}`, each);
    return licenseTexts([...all.values()]);
  };
  return license({ thirdParty: { output: { file, template } } });
}

function licenseTexts(dependencies: Dependency[]): string {
  const entries = dependencies.map(
    ({ packageJson: { name, version, license }, licenseText }) =>
      `## ${name} - ${version} (${license})\n\n${licenseText}`,
  );
  return `# Licenses\n\nThese packages are bundled here:\n\n${entries.join('\n\n')}\n`;
}
