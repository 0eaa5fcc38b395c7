import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
// @ts-expect-error Its `exports` does not expose its types.
import license from 'esbuild-plugin-license';
import { defineConfig, type Options } from 'tsup';
import { home, pages } from './site/catalogue';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const folder = 'dist/cli';
await rm(folder, { recursive: true, force: true });
// The licences may be written before tsup makes the folder.
await mkdir(`${folder}/libraries`, { recursive: true });

/** Libraries that are loaded when first used, by `import('open')`. Each is bundled into a file of its own. */
const libraries = { open: 'open' };

/** The same, but loaded by `require`: see cli/server/express.ts. */
const commonJsLibraries = { chalk: 'chalk', express: 'express' };

/** What answers `/api` and `/http`, loaded in the same way as Express. */
const apiEntry = { 'libraries/api': 'cli/server/api/main.ts' };

/** What runs a suite for `grade`, as a process of its own. CommonJS, because Node then starts sooner. */
const supervisorEntry = { 'libraries/supervisor': 'cli/grade/supervisor.ts' };

/** Libraries of native code that `ws` would use if the user had them. Without the condition no file asks for them. */
const wsAlone = { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' };

/** The entries of `exports` in package.json. */
const publicEntries = { index: 'cli/index.ts', catalogue: 'cli/catalogue.ts', playwright: 'cli/playwright.ts' };

/** What `serve` seldom or never needs: files of their own, so that its start does not have to read them. */
const onDemandEntries = {
  bugs: 'cli/commands/bugs.ts',
  completion: 'cli/commands/completion.ts',
  export: 'cli/commands/export.ts',
  grade: 'cli/grade/command.ts',
  pages: 'cli/commands/pages.ts',
  pairs: 'cli/pairs/command.ts',
  redesigned: 'cli/server/redesigns.ts',
  redesigns: 'cli/commands/redesigns.ts',
};

const mutationElements = 'node_modules/mutation-testing-elements/dist/mutation-test-elements.js';

const libraryLicences = licences('libraries/third-party-licenses.md');

const common: Options = {
  outDir: folder,
  format: 'esm',
  target: 'node20.16',
  platform: 'node',
  minify: true,
  // All dependencies are bundled, except Playwright: the fixture extends the one that the user has.
  noExternal: [/^(?!@playwright\/test$)/],
  // Express and commander are CommonJS and load Node's own modules by `require`, which an ES module does not have.
  banner: { js: 'const require = process.getBuiltinModule;' },
  define: {
    apiFile: '"./libraries/api.cjs"',
    chalkFile: '"./libraries/chalk.cjs"',
    expressFile: '"./libraries/express.cjs"',
    pairsFile: '"./pairs.js"',
  },
};

export default defineConfig([
  // The command is a single file, because every further one would make its start half a millisecond longer, and
  // CommonJS, because Node then starts without its loader of ES modules.
  {
    ...common,
    format: 'cjs',
    banner: {},
    define: { ...common.define, 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' },
    entry: { main: 'cli/main.ts' },
    splitting: false,
    // The licences first, because a plugin that loads a file keeps it from those after it.
    esbuildPlugins: [licences('third-party-licenses.md'), fromFiles(), pagesInShort(), commanderAsModules()],
  },
  {
    ...common,
    entry: { ...publicEntries, ...onDemandEntries },
    splitting: true,
    dts: { entry: publicEntries },
    esbuildPlugins: [fromFiles(), libraryLicences],
    // The HTML report of a grade contains this script. Compressed, because nothing else reads it.
    onSuccess: () =>
      writeFile(`${folder}/libraries/mutation-test-elements.js.br`, brotliCompressSync(readFileSync(mutationElements))),
  },
  {
    ...common,
    entry: entriesOf(libraries),
    splitting: false,
    esbuildPlugins: [libraryLicences],
    // `open` runs this script, and looks for it beside its own file.
    onSuccess: async () => cp('node_modules/open/xdg-open', `${folder}/libraries/xdg-open`),
  },
  {
    ...common,
    format: 'cjs',
    banner: {},
    entry: { ...entriesOf(commonJsLibraries), ...apiEntry, ...supervisorEntry },
    splitting: false,
    define: { ...common.define, ...wsAlone },
    esbuildPlugins: [withoutBodyParser(), libraryLicences],
  },
]);

function entriesOf(named: Record<string, string>) {
  const entries = Object.entries(named).map(([file, name]) => [
    `libraries/${file}`,
    fileURLToPath(import.meta.resolve(name)),
  ]);
  return Object.fromEntries(entries);
}

/** Makes dynamic imports load the files of these modules, instead of bundling the modules. */
function fromFiles(): Plugin {
  const files = new Map([
    ...Object.entries(libraries).map(([file, name]) => [name, `./libraries/${file}.js`] as const),
    ...Object.entries({ ...publicEntries, ...onDemandEntries }).map(
      ([file, source]) => [source, `./${file}.js`] as const,
    ),
    ['./pairs.js', './pairs.js'],
  ]);
  return {
    name: 'from-files',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return;
        const file = files.get(path) ?? files.get(`${relative('.', join(resolveDir, path))}.ts`);
        return file ? { path: file, external: true } : undefined;
      });
    },
  };
}

/** Express loads its body parser, with all encodings 0.5 of its 0.8 MB of script, and the API reads JSON by itself. */
function withoutBodyParser(): Plugin {
  return {
    name: 'without-body-parser',
    setup(build) {
      build.onLoad({ filter: /[\\/]node_modules[\\/]body-parser[\\/]index\.js$/ }, () => ({
        contents: '',
        loader: 'js',
      }));
    },
  };
}

/**
 * Commander as ES modules: a module of CommonJS is a function, which Node reads once with the file and once more when it
 * is called. Without the module that commands use which are programs of their own, since there are none.
 */
function commanderAsModules(): Plugin {
  const folder = dirname(fileURLToPath(import.meta.resolve('commander')));
  return {
    name: 'commander-as-modules',
    setup(build) {
      build.onResolve({ filter: /^commander$/ }, () => ({ path: join(folder, 'index.js') }));
      build.onLoad({ filter: /[\\/]node_modules[\\/]commander[\\/].*\.js$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8')
          .replace("const childProcess = require('node:child_process');", 'const childProcess = {};')
          .replace(/^const (\w+) = require\((.+)\)\.\1;$/gm, 'import { $1 } from $2;')
          .replace(/^const (.+) = require\((.+)\);$/gm, 'import $1 from $2;')
          .replace(/^exports\.(\w+) = \1;/gm, 'export { $1 };')
          .replace(/^exports\.(\w+) = /gm, 'export const $1 = ');
        if (/\brequire\(|\bexports\./.test(contents)) throw new Error(`${path} is written in another way than before.`);
        return { contents, loader: 'js' };
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
        const short = JSON.stringify(page, ['id', 'title', 'blurb', 'library', 'onDemand']);
        return { contents: `export default ${short};`, loader: 'js' };
      });
    },
  };
}

type Dependency = { packageJson: { name: string; version: string; license?: string }; licenseText: string };

/** Writes the licences of bundled packages. Builds that share the plugin write one file, with the packages of all. */
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
