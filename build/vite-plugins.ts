import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type SelectorComponent, transform, type Visitor } from 'lightningcss';
import { type Plugin, parseAst, type Rolldown } from 'vite';
import type { Encoding } from '../cli/server/asset';
import type { SiteBuild } from '../cli/server/manifest';
import type { Files, Scripts } from '../cli/server/manifest.ts';
import { pages } from '../site/catalogue.ts';
import { bundleOf, huntPage, isOnDemand } from '../site/page.ts';
import { renamedClass } from '../site/redesign/names.ts';
import type { BugScripts, ScriptName } from './compile-bugs';
import { componentOf } from './component-of.ts';
import { noteModules } from './packages.ts';
import { bundleNames, servedPages } from './served-pages.ts';
import { solutionsFolder } from './solutions.ts';

const folder = 'dist/site';

/**
 * Makes `/bundles/<name>.js`, a script that registers the pages of a bundle: `registerPages({ forms: () => … })`, and
 * `/bundles/main.js`, which starts the site. Each exports what the scripts of bugs take from it.
 */
export function pageBundles(bugScripts: () => Promise<BugScripts | undefined>): Plugin {
  const address = /^\/bundles\/([\w-]+)\.js$/;
  let isBuild = false;
  return {
    name: 'page-bundles',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    // A missing component is named before bugs are compiled, which takes most of the build's time.
    buildStart() {
      for (const { id } of pages) componentOf(`pages/${id}`);
    },
    resolveId: (id) => (address.test(id) ? id : undefined),
    async load(id) {
      const [, name] = address.exec(id) ?? [];
      if (!name) return;
      const lent = (await bugScripts())?.exportsOf(name as ScriptName) ?? '';
      const registry = `import { registerPages } from '/app/page-registry.ts'; export { registerPages };`;
      if (name === 'main') return `export { start } from '/app/main.tsx'; ${registry} ${lent}`;
      const own = [...pages, huntPage].filter((page) => bundleOf(page) === name).map(({ id }) => id);
      const imports = own.map((id, index) => {
        const folder = id === huntPage.id ? 'app/hunt' : `pages/${id}`;
        return `import page${index} from '/${folder}/${componentOf(folder)}';`;
      });
      const components = `export const pages = {${own.map((id, index) => `'${id}': page${index}`)}};`;
      // The other scripts are registered by evaluatedWhenShown.
      const atOnce = !isBuild || isOnDemand(name);
      const register = atOnce ? `registerPages({${own.map((id) => `'${id}': () => pages['${id}']`)}});` : '';
      return `${registry} ${imports.join('')} ${components} ${register} ${lent}`;
    },
  };
}

/** Scripts that are fetched ahead. Their code is a function, which is called when one of their pages is first shown. */
const evaluatedLate = new Set([...bundleNames().filter((name) => !isOnDemand(name)), 'mui-shared', 'antd-shared']);

/**
 * Makes a function of each script that is fetched ahead, so that no page takes the time of libraries that it does not
 * use. Not `import()`, which is not over in the task of a click, and not the bundler's own wrapper of single modules,
 * with which antd and MUI are a tenth larger.
 */
export function evaluatedWhenShown(): Plugin {
  return {
    name: 'evaluated-when-shown',
    apply: 'build',
    renderChunk(code, { name, isEntry }, _options, { chunks }) {
      const isLate = evaluatedLate.has(name);
      const lateFiles = Object.values(chunks).filter((chunk) => evaluatedLate.has(chunk.name));
      const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
      const outside: string[] = [];
      const inside: string[] = [];
      const assigned: string[] = [];
      const localOf: Record<string, string> = {};
      const imported = new Set<string>();
      const evaluated: string[] = [];
      const { body } = parseAst(code);
      for (const node of body) {
        if (node.type === 'ImportDeclaration') {
          outside.push(text(node));
          for (const { local } of node.specifiers) imported.add(local.name);
          const file = lateFiles.find(({ fileName }) => basename(fileName) === basename(node.source.value));
          if (!file) continue;
          const evaluate = `evaluate$${evaluated.length}`;
          outside.push(`import { evaluate as ${evaluate} } from ${JSON.stringify(node.source.value)};`);
          evaluated.push(`${evaluate}();`);
        } else if (node.type === 'ExportNamedDeclaration' && !node.declaration && !node.source) {
          for (const specifier of node.specifiers) localOf[text(specifier.exported)] = text(specifier.local);
        } else inside.push(text(node));
      }
      if (!isLate && evaluated.length === 0) return;
      const exports = Object.entries(localOf).map(([exported, local], index) => {
        if (!isLate || imported.has(local)) return `${local} as ${exported}`;
        assigned.push(`late$${index} = ${local};`);
        outside.push(`let late$${index};`);
        return `late$${index} as ${exported}`;
      });
      const exporting = exports.length > 0 ? `export { ${exports} };` : '';
      if (!isLate) return [...outside, ...evaluated, ...inside, exporting].join('\n');
      const ids = isEntry ? pages.filter((page) => bundleOf(page) === name).map(({ id }) => id) : [];
      const made = ids.map(
        (id) => `'${id}': () => (evaluate(), late$${Object.keys(localOf).indexOf('pages')}['${id}'])`,
      );
      return [
        ...outside,
        'let isEvaluated = false;',
        'export function evaluate() { if (isEvaluated) return; isEvaluated = true;',
        ...evaluated,
        ...inside,
        ...assigned,
        '}',
        exporting,
        isEntry ? `${localOf.registerPages}({${made}});` : '',
      ].join('\n');
    },
  };
}

/**
 * Makes one style sheet of those of all scripts that are fetched ahead: a request takes longer than what it fetches. So
 * a page with one of these scripts has the styles of all others too.
 */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ahead = Object.values(bundle).filter((file) => file.type === 'chunk' && evaluatedLate.has(file.name));
      const styles = ahead.flatMap((chunk) => [...((chunk as Rolldown.OutputChunk).viteMetadata?.importedCss ?? [])]);
      const source = styles.map((file) => (bundle[file] as Rolldown.OutputAsset).source).join('\n');
      for (const file of styles) delete bundle[file];
      const all = this.getFileName(this.emitFile({ type: 'asset', name: 'pages.css', source }));
      for (const chunk of ahead) {
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
    return isOnDemand(basename(path)) && path.endsWith('.js') ? ['br', 'gzip'] : ['br', 'gzip', 'identity'];
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
  return (await Promise.all(licenses)).join('');
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
    // Not with main's style sheet, which would come again after those of the pages.
    redesign: filesOf('redesign', beside('redesign')),
  };
}
