import { readdirSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type SelectorComponent, transform, type Visitor } from 'lightningcss';
import type { Plugin, Rolldown } from 'vite';
import { bundleNames, type Files, type Scripts } from '../cli/server/complete-pages.ts';
import type { SiteBuild } from '../cli/server/manifest';
import { pages } from '../site/catalogue.ts';
import { bundleOf } from '../site/page.ts';
import { renamedClass } from '../site/redesign/names.ts';
import type { BugScripts, ScriptName } from './compile-bugs';
import { noteModules } from './packages.ts';
import { solutionsFolder } from './solutions.ts';

const folder = 'dist/site';

/**
 * Makes `/bundles/<name>.js`, a script that imports the pages of a bundle and registers them:
 * `registerPages({ forms: FormsPage, … })`, and `/bundles/main.js`, which starts the site. Both export what the scripts
 * of bugs share with them.
 */
export function pageBundles(bugScripts: () => Promise<BugScripts | undefined>): Plugin {
  const address = /^\/bundles\/([\w-]+)\.js$/;
  return {
    name: 'page-bundles',
    // A missing component is named before bugs are compiled, which takes most of the build's time.
    buildStart() {
      for (const { id } of pages) componentOf(`pages/${id}`);
    },
    resolveId: (id) => (address.test(id) ? id : undefined),
    async load(id) {
      const [, name] = address.exec(id) ?? [];
      if (!name) return;
      const exports = (await bugScripts())?.exportsOf(name as ScriptName) ?? '';
      if (name === 'main') return `export { start } from '/app/main.tsx'; ${exports}`;
      const ids = pages.filter((page) => bundleOf(page) === name).map(({ id }) => id);
      const imports = ids.map((id, index) => `import page${index} from '/pages/${id}/${componentOf(`pages/${id}`)}';`);
      const entries = ids.map((id, index) => `'${id}': page${index}`);
      return `import { registerPages } from '/app/page-registry.ts'; ${imports.join('')} registerPages({${entries}}); ${exports}`;
    },
  };
}

/**
 * Numbers the React keys in lucide's icons. They are random there, and what is random does not compress: with some
 * fifty icons they were a hundredth of home.
 */
export function shortIconKeys(): Plugin {
  return {
    name: 'short-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/.*\/icons\// },
      handler(code) {
        let shapes = 0;
        return { code: code.replace(/\bkey: "\w+"/g, () => `key: "${shapes++}"`), map: null };
      },
    },
  };
}

/**
 * Lets the bundler leave out what is not used of the router. It keeps every component that is made by a call, or that
 * is given a name for developer tools.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/chunk-/ },
      handler(code) {
        const unnamed = code.replace(/^\w+\.displayName = "\w+";$/gm, '');
        return {
          code: unnamed.replace(/= (React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        };
      },
    },
  };
}

/**
 * Notes which modules are in the built scripts, by the bundler's own list. A test compares their packages with the
 * licences that are shipped.
 */
export function bundledModules(): Plugin {
  return {
    name: 'bundled-modules',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const bundled = chunks.map(({ fileName, modules }) => [`${folder}/${fileName}`, Object.keys(modules)]);
      await noteModules('site', Object.fromEntries(bundled));
    },
  };
}

/** The file of a page's component. The folder is one of `site`: `pages/forms`. */
export function componentOf(folder: string): string {
  const file = readdirSync(`site/${folder}`).find((name) => name.endsWith('Page.tsx'));
  if (!file) throw new Error(`site/${folder} has no component: name it <Name>Page.tsx.`);
  return file;
}

/**
 * Completes the built files. Copies the frames. Writes a `.br` and a `.gz` beside every text but the solutions, so that
 * the server never compresses one, and `dist/site.json`, which lists all files, so that the server reads one file at
 * its start.
 */
export function servedFiles(bugScripts: () => Promise<BugScripts | undefined>): Plugin {
  let scripts: Scripts | undefined;
  return {
    name: 'served-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const renamedStyles: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const source = renamedClasses(file.fileName, file.source);
        const name = basename(file.fileName).replace(/-[^-]+$/, '.css');
        const renamed = this.getFileName(this.emitFile({ type: 'asset', name, source }));
        renamedStyles[`./${file.fileName}`] = `./${renamed}`;
      }
      const { redesign, ...ofPages } = scriptsOf(chunks);
      scripts = { ...ofPages, fonts: fonts.map((file) => `./${file}`), redesign: { ...redesign, renamedStyles } };
    },
    async closeBundle() {
      // Called after a failed build too, whose error is then the one to show.
      if (!scripts) return;
      await cp('frames', join(folder, 'frames'), {
        recursive: true,
        filter: (file) => basename(file) !== 'tsconfig.json',
      });
      await appendFile(join(folder, 'third-party-licenses.md'), await fontLicenses());
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const encodings = entries
        .filter((entry) => entry.isFile())
        .map(async (entry): Promise<[path: string, encodings: SiteBuild['files'][string]]> => {
          const file = join(entry.parentPath, entry.name);
          const path = file.slice(folder.length + 1).replaceAll('\\', '/');
          const isText = /\.(html|js|css|svg)$/.test(path);
          return [path, isText ? await compress(file, path.startsWith(solutionsFolder)) : ['identity']];
        });
      const files: SiteBuild['files'] = Object.fromEntries(await Promise.all(encodings));
      const built: SiteBuild = { template: await readFile('site/index.html', 'utf8'), scripts, files };
      await writeFile('dist/site.json', JSON.stringify(built));
      const names = Object.entries({ main: scripts.main, ...scripts.bundles }).map(
        ([name, files]) => [name as ScriptName, files.script] as const,
      );
      (await bugScripts())?.write(new Map(names));
    },
  };
}

/** Vite knows the licences of scripts alone. The files in site/app/fonts are made of these packages. */
async function fontLicenses(): Promise<string> {
  const typefaces = ['atkinson-hyperlegible-next', 'atkinson-hyperlegible-mono'];
  const licenses = typefaces.map(async (name) => {
    const folder = `node_modules/@fontsource-variable/${name}`;
    const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
    const text = await readFile(`${folder}/LICENSE`, 'utf8');
    return `\n## @fontsource-variable/${name} - ${version} (${license}), a part of its characters\n\n${text.trim()}\n`;
  });
  return (await Promise.all(licenses)).join('');
}

/** Writes a file's compressed forms beside it; with `once` it writes a single one, and takes the file away. */
async function compress(file: string, once: boolean): Promise<SiteBuild['files'][string]> {
  const text = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  // Solutions are many and seldom asked for. Not as Brotli, which browsers accept from this machine only, or by HTTPS.
  if (once) {
    await rm(file);
    return ['gzip'];
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  return ['br', 'gzip', 'identity'];
}

/** A style sheet for pages whose class names are others. */
function renamedClasses(filename: string, source: string | Uint8Array): Uint8Array {
  const renamed = (part: SelectorComponent): SelectorComponent => {
    if (part.type === 'class') return { ...part, name: renamedClass(part.name) };
    // `:has(.sidebar)` and the like.
    const inner = 'selectors' in part ? (part.selectors as SelectorComponent[][] | null) : null;
    return inner ? ({ ...part, selectors: inner.map((one) => one.map(renamed)) } as SelectorComponent) : part;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: the name of a visitor, and no component
  const visitor: Visitor<never> = { Selector: (selector) => selector.map(renamed) };
  return transform({ filename, code: Buffer.from(source), minify: true, visitor }).code;
}

function scriptsOf(chunks: Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? '';
  const reachable = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const imported of byFile.get(file)?.imports ?? []) reachable(imported, found);
    }
    return found;
  };
  const stylesOf = (file: string) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])];
  const ofMain = reachable(entry('main'));
  const filesOf = (name: string, all: string[]): Files => ({
    script: `./${entry(name)}`,
    styles: all.flatMap(stylesOf).map((file) => `./${file}`),
    imports: all.filter((file) => file !== entry(name)).map((file) => `./${file}`),
  });
  const beside = (name: string) => [...reachable(entry(name))].filter((file) => !ofMain.has(file));
  return {
    main: filesOf('main', [...ofMain]),
    bundles: Object.fromEntries(bundleNames().map((name) => [name, filesOf(name, beside(name))])),
    redesign: filesOf('redesign', [...reachable(entry('redesign'))]),
  };
}
