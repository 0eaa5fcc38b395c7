import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';
import { noteModules } from './build/packages';
import * as begun from './cli/project/begun';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const outputFolder = 'dist/cli';
await rm(outputFolder, { recursive: true, force: true });
// The licences may be written before tsup makes the folder.
await mkdir(`${outputFolder}/libraries`, { recursive: true });

/** Libraries that are loaded when first used, by `import('open')`. Each is bundled into a file of its own. */
const libraries = { open: 'open' };

/** The same, but loaded by `require`: see cli/server/express.ts. */
const commonJsLibraries = { express: 'express' };

/** The handlers of `/api` and `/http`, loaded in the same way as Express. */
const apiEntry = { 'libraries/api': 'cli/server/api/create-api.ts' };

/** What runs a suite for `grade`, as a process of its own. CommonJS, because Node then starts sooner. */
const supervisorEntry = { 'libraries/supervisor': 'cli/grade/supervisor.ts' };

/** Libraries of native code that `ws` would use if the user had them. Without the condition no file imports them. */
const wsAlone = { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' };

/** Not for `npm start`: a compiler looks at all of the command for them. */
const withTypes = process.env.SERVING_ONLY === undefined;

/** The entries of `exports` in package.json. */
const publicEntries = { index: 'cli/index.ts', catalogue: 'cli/public-catalogue.ts', playwright: 'cli/playwright.ts' };

/** What `serve` rarely or never needs: files of their own, so that its start does not have to read them. */
const onDemandEntries = {
  bugs: 'cli/commands/list-bugs.ts',
  completion: 'cli/commands/completion.ts',
  export: 'cli/export/export-command.ts',
  grade: 'cli/grade/grade-command.ts',
  heal: 'cli/heal/heal-command.ts',
  pages: 'cli/commands/list-pages.ts',
  pairs: 'cli/pairs/pairs-command.ts',
  redesigned: 'cli/server/redesigned-build.ts',
  redesigns: 'cli/commands/list-redesigns.ts',
  start: 'cli/project/start-command.ts',
};

const libraryLicences = licences('libraries/third-party-licenses.md', 'libraries');

/** What a CommonJS file has instead of `import.meta`. */
const metaOfCommonJs = { 'import.meta.dirname': '__dirname', 'import.meta.url': '__filename' };

const common: Options = {
  outDir: outputFolder,
  format: 'esm',
  target: 'node20.16',
  platform: 'node',
  minify: true,
  // Licences are in files of their own: see `licences` below.
  esbuildOptions: (options) => {
    options.legalComments = 'none';
    // Node prints the line of an error that nobody catches, and a line of CommonJS would be 200 KB.
    options.lineLimit = 160;
  },
  // All dependencies are bundled, except Playwright: the fixture extends the one that the user has.
  noExternal: [/^(?!@playwright\/test$)/],
  // Express and commander are CommonJS and load Node's own modules by `require`, which an ES module does not have.
  banner: { js: 'const require = process.getBuiltinModule;' },
  define: {
    apiFile: '"./libraries/api.cjs"',
    expressFile: '"./libraries/express.cjs"',
    pairsFile: '"./pairs.js"',
  },
};

const commonJs: Options = {
  ...common,
  format: 'cjs',
  banner: {},
  splitting: false,
  define: { ...common.define, ...metaOfCommonJs },
};

export default defineConfig([
  // The command is a single file, because every further one would make its start half a millisecond longer, and
  // CommonJS, because Node then starts without its loader of ES modules.
  {
    ...commonJs,
    entry: { main: 'cli/main.ts' },
    esbuildPlugins: [licences('third-party-licenses.md', 'command'), fromFiles()],
  },
  {
    ...common,
    entry: { ...publicEntries, ...onDemandEntries },
    splitting: true,
    dts: withTypes && { entry: publicEntries },
    esbuildPlugins: [libraryLicences, fromFiles(), statesInOneFile(), begunAsData()],
  },
  // The same for `require`: Jest, and Playwright in a project without `"type": "module"`, load CommonJS alone. Nothing
  // is imported dynamically, because Jest cannot do that.
  {
    ...commonJs,
    entry: { index: publicEntries.index, playwright: publicEntries.playwright },
    dts: withTypes && { entry: { index: publicEntries.index, playwright: publicEntries.playwright } },
    esbuildPlugins: [libraryLicences, fixtureBesideApi()],
  },
  {
    ...commonJs,
    entry: { catalogue: publicEntries.catalogue },
    dts: withTypes && { entry: { catalogue: publicEntries.catalogue } },
    esbuildPlugins: [libraryLicences],
  },
  {
    ...common,
    entry: entriesOf(libraries),
    splitting: false,
    esbuildPlugins: [libraryLicences],
    // `open` runs this script, and looks for it beside its own file.
    onSuccess: async () => cp('node_modules/open/xdg-open', `${outputFolder}/libraries/xdg-open`),
  },
  {
    ...common,
    format: 'cjs',
    banner: {},
    entry: { ...entriesOf(commonJsLibraries), ...apiEntry, ...supervisorEntry },
    splitting: false,
    define: { ...common.define, ...wsAlone },
    esbuildPlugins: [libraryLicences, withoutBodyParser()],
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

/** Bundles the states of all pages with `pairs`. By the `import()` in site/states.ts each would be a file of its own. */
function statesInOneFile(): Plugin {
  return {
    name: 'states-in-one-file',
    setup(build) {
      build.onLoad({ filter: /[\\/]site[\\/]states\.ts$/ }, ({ path }) => {
        const pages = readdirSync('site/pages');
        const imports = pages.map((page, index) => `import * as states${index} from './pages/${page}/states.ts';`);
        const all = `{ ${pages.map((page, index) => `'${page}': states${index}`)} }[id]`;
        const text = readFileSync(path, 'utf8').replace(/import\(`.*`\)/, () => all);
        return { contents: `${imports.join('\n')}\n${text}`, loader: 'ts' };
      });
    },
  };
}

/** The package has no sources of pages and projects, so the texts that a project is made of are in its script. */
function begunAsData(): Plugin {
  return {
    name: 'begun-as-data',
    setup(build) {
      build.onLoad({ filter: /[\\/]cli[\\/]project[\\/]begun\.ts$/ }, () => ({
        contents: Object.entries(begun)
          .map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`)
          .join('\n'),
      }));
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

/** The fixture starts sites by the API's file, so that there is one copy of the server. */
function fixtureBesideApi(): Plugin {
  return {
    name: 'fixture-beside-api',
    setup(build) {
      build.onResolve({ filter: /^\.\/start\/start-site$/ }, ({ importer }) =>
        importer.endsWith('playwright.ts') ? { path: './index.cjs', external: true } : undefined,
      );
    },
  };
}

/**
 * Writes the licences of the packages that are bundled, by the bundler's own list of modules. Builds that share the
 * plugin write one file. Also notes the modules for a test, as `bundledModules` of the site's build does.
 */
function licences(file: string, build: string): Plugin {
  const all = new Map<string, string>();
  return {
    name: 'licences',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(async ({ metafile }) => {
        const bundled = Object.entries(metafile?.outputs ?? {}).map(([script, { inputs }]): [string, string[]] => {
          return [script, Object.keys(inputs).filter((module) => (inputs[module]?.bytesInOutput ?? 0) > 0)];
        });
        for (const folder of await noteModules(build, Object.fromEntries(bundled))) all.set(folder, licenceOf(folder));
        const texts = [...all.values()].sort();
        const text = `# Licenses\n\nThese packages are bundled here:\n\n${texts.join('\n\n')}\n`;
        await writeFile(join(outputFolder, file), text);
      });
    },
  };
}

/** Throws an Error for a package without a licence, which must not be shipped. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!license) throw new Error(`${name} names no licence.`);
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:-mit)?(?:\.(?:md|txt))?$/i.test(name));
  // Some packages have the text in their README alone.
  const text = file
    ? readFileSync(join(folder, file), 'utf8')
    : licenceIn(readFileSync(join(folder, 'README.md'), 'utf8'));
  if (!text) throw new Error(`${name} has no text of its licence.`);
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`;
}

function licenceIn(readme: string): string | undefined {
  const lines = readme.split('\n');
  const heading = lines.findIndex((line) => /^#* *licen[cs]e/i.test(line));
  return heading < 0 ? undefined : lines.slice(heading + 1).join('\n');
}
