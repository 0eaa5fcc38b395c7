import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { type ESTree, type Plugin, parseAst, type Rolldown } from 'vite';
import type { Encoding } from '../cli/server/asset';
import type { SiteBuild } from '../cli/server/manifest';
import type { Files, Scripts } from '../cli/server/manifest.ts';
import { pages } from '../site/catalogue.ts';
import { bundleOf, huntPage, isOfOnePage } from '../site/page.ts';
import { renamedClass } from '../site/redesign/names.ts';
import type { BugScripts, ScriptName } from './compile-bugs';
import { componentOf } from './component-of.ts';
import { noteModules } from './packages.ts';
import { bundleNames, servedPages } from './served-pages.ts';
import { solutionsFolder } from './solutions.ts';

const folder = 'dist/site';

/**
 * Makes `/bundles/<name>.js`, a script that exports the pages of a bundle, and `/bundles/main.js`, which starts the
 * site. Each exports what the scripts of bugs take from it. A module registers its pages when it runs; the scripts that
 * functionScripts makes need not.
 */
export function pageBundles(bugScripts: () => Promise<BugScripts | undefined>): Plugin {
  const address = /^\/bundles\/([\w-]+)\.js$/;
  let isBuild = false;
  return {
    name: 'page-bundles',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // A missing component is named before bugs are compiled, which takes most of the build's time. A bug that does not
    // fit is named here, because below, every bundle would have the error.
    async buildStart() {
      for (const { id } of pages) componentOf(`pages/${id}`);
      await bugScripts();
    },
    resolveId: (id) => (address.test(id) ? id : undefined),
    async load(id) {
      const [, name] = address.exec(id) ?? [];
      if (!name) return;
      const lent = (await bugScripts())?.exportsOf(name as ScriptName) ?? '';
      const registry = `import { registerPages } from '/app/page-registry.ts'; export { registerPages };`;
      if (name === 'main')
        return `export { start } from '/app/main.tsx'; export { lend } from '/app/lent-scripts.ts'; ${registry} ${lent}`;
      const own = [...pages, huntPage].filter((page) => bundleOf(page) === name).map(({ id }) => id);
      const imports = own.map((id, index) => {
        const folder = id === huntPage.id ? 'app/hunt' : `pages/${id}`;
        return `import page${index} from '/${folder}/${componentOf(folder)}';`;
      });
      const components = `export const pages = {${own.map((id, index) => `'${id}': page${index}`)}};`;
      const register =
        !isBuild || isModule(name)
          ? `${registry} registerPages({${own.map((id) => `'${id}': () => pages['${id}']`)}});`
          : '';
      return `${imports.join('')} ${components} ${register} ${lent}`;
    },
  };
}

/** Only the hunt's bundle is: it has the catalogue in common with the practice panel, which is a module. */
function isModule(bundle: string): boolean {
  return bundle === bundleOf(huntPage);
}

/** The files that are functions: the bundles of pages, and what they import besides the main script. */
function functionsOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const bundles = bundleNames().filter((name) => !isModule(name));
  return new Set(bundles.flatMap((name) => besideMain(chunks, name)));
}

/** The file of an entry, and those that it imports, without those of the main script. */
function besideMain(chunks: readonly Rolldown.OutputChunk[], name: string): string[] {
  const ofMain = reachable(chunks, 'main');
  return [...reachable(chunks, name)].filter((file) => !ofMain.has(file));
}

/** The file of an entry, and those that it imports. `late`: also those that it fetches later. */
function reachable(chunks: readonly Rolldown.OutputChunk[], name: string, late = false): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = byFile.get(file);
    chunk?.imports.forEach(add);
    if (late) chunk?.dynamicImports.forEach(add);
  };
  add(entryOf(chunks, name));
  return found;
}

function entryOf(chunks: readonly Rolldown.OutputChunk[], name: string): string {
  return chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? '';
}

/**
 * Makes one function of each script of an exercise page, and of what it imports:
 * `document.currentScript.evaluate = (function ($take) { … })`. It takes what it imports from `$take(address)`, from the
 * main script with `$take()`, and returns what it exports. So a click on a link can show a page in its own task although
 * nothing of it was there before, see site/app/lent-scripts.ts. `import()` is not over in the task of a click. In
 * parentheses, because browsers then compile all of the function at once, and while it is fetched.
 */
export function functionScripts(): Plugin {
  return {
    name: 'function-scripts',
    apply: 'build',
    // After the minifier, which takes `use strict` away from what it knows as a module.
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const addressOf = (name: string) =>
        `./${chunks.find((chunk) => basename(chunk.fileName) === basename(name))?.fileName}`;
      const ofFunctions = functionsOf(chunks);
      const main = entryOf(chunks, 'main');
      for (const chunk of chunks) {
        const isFunction = ofFunctions.has(chunk.fileName);
        if (!isFunction && !chunk.imports.some((file) => ofFunctions.has(file))) continue;
        const { code } = chunk;
        const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
        const imports: string[] = [];
        const takes: string[] = [];
        const exports: string[] = [];
        const statements: string[] = [];
        for (const node of parseAst(code).body) {
          if (node.type === 'ImportDeclaration') {
            const address = addressOf(node.source.value);
            if (!isFunction && !ofFunctions.has(address.slice(2))) imports.push(text(node));
            else takes.push(taken(node, address === `./${main}` ? '$take()' : `$take(${JSON.stringify(address)})`));
          } else if (isFunction && node.type === 'ExportNamedDeclaration') {
            if (node.declaration || node.source) this.error(`${chunk.fileName} exports in a way that is not expected.`);
            for (const { exported, local } of node.specifiers) exports.push(`${text(exported)}:${text(local)}`);
          } else statements.push(text(node));
        }
        const take = takes.length > 0 ? `const ${takes.join(',')};` : '';
        const body = take + statements.join('\n');
        if (isFunction && /\bimport\b\s*[.(]/.test(body)) {
          this.error(`${chunk.fileName} is no function: it has an import.`);
        }
        chunk.code = isFunction
          ? `"use strict";document.currentScript.evaluate=(function($take){${body}\nreturn{${exports}}});`
          : `${imports.join('')}import*as $main from"./${basename(main)}";const $take=$main.lend($main);${body}`;
      }
    },
  };
}

/** The declaration of what an import statement names: `{A:e,M:t}=$take()`. */
function taken({ specifiers }: ESTree.ImportDeclaration, from: string): string {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error(`Not an import of names: ${specifier.local.name}`);
    const { imported, local } = specifier;
    return `${imported.type === 'Identifier' ? imported.name : JSON.stringify(imported.value)}:${local.name}`;
  });
  return `{${names}}=${from}`;
}

/**
 * Makes one style sheet of those of all bundles that hold several pages: a request takes longer than what it fetches. So
 * a page with one of these bundles has the styles of all others too.
 */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = new Set<string>([
        ...bundleNames().filter((name) => !isOfOnePage(name)),
        ...['shared', 'mui-shared', 'antd-shared'],
      ]);
      const together = Object.values(bundle).filter((file) => file.type === 'chunk' && names.has(file.name));
      const styles = together.flatMap((chunk) => [
        ...((chunk as Rolldown.OutputChunk).viteMetadata?.importedCss ?? []),
      ]);
      const source = styles.map((file) => (bundle[file] as Rolldown.OutputAsset).source).join('\n');
      for (const file of styles) delete bundle[file];
      const all = this.getFileName(this.emitFile({ type: 'asset', name: 'pages.css', source }));
      for (const chunk of together) {
        const imported = (chunk as Rolldown.OutputChunk).viteMetadata?.importedCss;
        if (!imported || imported.size === 0) continue;
        imported.clear();
        imported.add(all);
      }
    },
  };
}

/** What a library makes although nothing has failed: React the values that it throws later, MUI one that it catches. */
const needlessErrors: Record<string, RegExp> = {
  'react-dom-client.production.js': /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
  'colorManipulator.mjs': /(?<=throw )new Error\((.+)\)(?=;$)/gm,
};

/**
 * Makes those errors without a stack. While a test tool or a debugger is attached, Chromium looks up the lines of an
 * error's stack when it is made, and for that parses again each script that is on it: all of React, and all of MUI.
 */
export function errorsWithoutStack(): Plugin {
  return {
    name: 'errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: Object.keys(needlessErrors).map((file) => new RegExp(`/${file}$`)) },
      handler(code, id) {
        const pattern = needlessErrors[basename(id)] as RegExp;
        const changed = code.replace(pattern, 'Object.create(Error.prototype, { message: { value: $1 } })');
        if (changed === code)
          this.error(`${basename(id)} makes no such error any more. Remove it from needlessErrors.`);
        return { code: changed, map: null };
      },
    },
  };
}

/**
 * Lets the bundler leave out the router's own links and forms, which nothing uses: a twelfth of the main script. They are
 * made by functions that it does not know to do nothing else, and named afterwards.
 */
export function routerWithoutLinks(): Plugin {
  return {
    name: 'router-without-links',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/, code: /\bforwardRef\(/ },
      handler(code) {
        const changed = code
          .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
          .replace(/^\w+\.displayName = "[\w.]+";$/gm, '');
        if (!/@__PURE__ \*\/ React\d*\.forwardRef/.test(changed))
          this.error('The router makes its links in another way.');
        return { code: changed, map: null };
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

/**
 * Completes the built files. Copies the frames. Writes a `.br` and a `.gz` of every text but the solutions, so that the
 * server never compresses one, and `dist/site.json`, which lists all files, so that the server reads one file at
 * its start. With `servingOnly` there is no `.br`, which takes longest.
 */
export function servedFiles(bugScripts: () => Promise<BugScripts | undefined>, servingOnly: boolean): Plugin {
  let scripts: Scripts | undefined;
  const encodingsOf = (path: string): Encoding[] => {
    // Solutions are many and rarely requested. Not as Brotli, which browsers accept from this machine only, or by
    // HTTPS.
    if (path.startsWith(solutionsFolder)) return ['gzip'];
    if (servingOnly) return ['gzip', 'identity'];
    // The largest scripts, which every browser takes compressed.
    return isOfOnePage(basename(path)) && path.endsWith('.js') ? ['br', 'gzip'] : ['br', 'gzip', 'identity'];
  };
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
      await appendFile(join(folder, 'frames/frame.css'), await typefaceAsData());
      await appendFile(join(folder, 'third-party-licenses.md'), await fontLicenses());
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const encodings = entries
        .filter((entry) => entry.isFile())
        .map(async (entry): Promise<[path: string, encodings: SiteBuild['files'][string]]> => {
          const file = join(entry.parentPath, entry.name);
          const path = file.slice(folder.length + 1).replaceAll('\\', '/');
          const isText = /\.(html|js|css|svg)$/.test(path);
          return [path, isText ? await compress(file, encodingsOf(path)) : ['identity']];
        });
      const files: SiteBuild['files'] = Object.fromEntries(await Promise.all(encodings));
      const built: SiteBuild = {
        template: await readFile('site/index.html', 'utf8'),
        scripts,
        pages: servedPages(),
        files,
      };
      await writeFile('dist/site.json', JSON.stringify(built));
      // Bugs of an earlier build take from its scripts what these may not export.
      await rm('dist/bugs.json.br', { force: true });
      (await bugScripts())?.write();
    },
  };
}

/** The typeface of texts, as a document of another origin may have it too: without a request. */
async function typefaceAsData(): Promise<string> {
  const font = await readFile('site/app/fonts/atkinson-hyperlegible-next.woff2', 'base64');
  return (
    '\n@font-face {\n  font-family: "Atkinson Hyperlegible Next";\n  font-weight: 400 700;\n  font-display: block;\n' +
    `  src: url("data:font/woff2;base64,${font}") format("woff2");\n}\n`
  );
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
  // Its package is installed for `npm run fonts` alone, which has copied the licence.
  const symbols = await readFile('site/app/fonts/symbols-license.txt', 'utf8');
  const ofSymbols = `\n## DejaVu Sans, a part of its characters\n\n${symbols.trim()}\n`;
  return [...(await Promise.all(licenses)), ofSymbols].join('');
}

/** Writes a file in these encodings, and in no other. */
async function compress(file: string, encodings: readonly Encoding[]): Promise<Encoding[]> {
  const text = await readFile(file);
  if (encodings.includes('gzip')) await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  if (encodings.includes('br')) await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  if (!encodings.includes('identity')) await rm(file);
  return [...encodings];
}

/** A style sheet for pages with other class names. */
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
  const functions = functionsOf(chunks);
  const stylesOf = (file: string) => [...(byFile.get(file)?.viteMetadata?.importedCss ?? [])];
  const filesOf = (name: string, all: string[]): Files => {
    const script = entryOf(chunks, name);
    const imported = all.filter((file) => file !== script);
    return {
      script: `./${script}`,
      styles: all.flatMap(stylesOf).map((file) => `./${file}`),
      imports: imported.filter((file) => !functions.has(file)).map((file) => `./${file}`),
      functions: imported.filter((file) => functions.has(file)).map((file) => `./${file}`),
    };
  };
  const beside = (name: string) => besideMain(chunks, name);
  return {
    main: filesOf('main', [...reachable(chunks, 'main')]),
    bundles: Object.fromEntries(
      bundleNames().map((name) => [name, { ...filesOf(name, beside(name)), isModule: isModule(name) }]),
    ),
    late: [...reachable(chunks, 'main', true)].filter((file) => functions.has(file)).map((file) => `./${file}`),
    // Not with main's style sheet, which would come again after those of the pages.
    redesign: filesOf('redesign', beside('redesign')),
  };
}
