import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, parseAst, type Rolldown, runnerImport } from 'vite';
import { middleOf } from '../cli/server/common-ends.ts';
import {
  type BuiltBug,
  type BuiltBugs,
  type BuiltChange,
  rebuildCount,
  type WrittenChange,
} from '../cli/server/manifest.ts';
import type { NamedBug } from '../site/bug';
import { home, pages, tracks } from '../site/catalogue.ts';
import { type BundleName, bundleOf, type TrackName, trackNames } from '../site/page.ts';
import { markOf } from '../site/run/hunt-token.ts';
import { componentOf } from './component-of.ts';
import { withHarmlessChanges } from './harmless-changes.ts';

/** The script that a page is in: `main` for home and the shell. */
export type ScriptName = BundleName | 'main';

/** Something that a bug's script takes from the script of its page instead of bringing a copy. */
type Binding = { module: string; name: string };

/** A page's modules that are compiled once more: with the change of a bug, of several bugs, or as they are. */
type Copy = Pick<NamedBug, 'id' | 'page' | 'folder'> & { bugs: readonly NamedBug[] };
type CompiledCopy = { page: string; script: ScriptName; code: string; imports: Imported[] };
/** A statement of a bug's script, by where it is. */
type Statement = { start: number; end: number };
type Imported = Statement & { module: string; bindings: { name: string; local: string }[] };

const site = resolve('site');

/** Bugs of one page that a proof has at the same time, as no site has. One of a file that is not compiled at most. */
export type BugSet = Copy;

/** Where the modules are that export a copy of a page, followed by the copy's id. */
const entries = '/bugs/';

/** Reads `site/pages/<id>/bugs.ts` of every page. */
export async function readBugs(): Promise<readonly NamedBug[]> {
  const { module } = await runnerImport<{ bugs: readonly NamedBug[] }>(join(site, 'all-bugs.ts'), {
    configFile: false,
  });
  return module.bugs;
}

/**
 * `virtual:bug-counts`: how many bugs each requirement of a page has, and of which levels are those that a hunt can
 * hide. The site knows nothing else of them.
 * `virtual:bug-total`: how many there are, for home.
 */
export function bugCounts(): Plugin {
  const ids = ['virtual:bug-counts', 'virtual:bug-total'];
  let read: ReturnType<typeof readBugs> | undefined;
  return {
    name: 'bug-counts',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    async load(module) {
      if (!ids.includes(module.slice(1))) return;
      // Once for both modules, because it runs the files of all bugs.
      read ??= readBugs();
      const bugs = await read;
      if (module.endsWith('total')) return `export const bugTotal = ${bugs.length};`;
      const counts: Record<string, Record<string, number>> = {};
      const hunted: Record<string, number[]> = {};
      for (const bug of bugs) {
        const { page, requirement, level } = bug;
        counts[page] ??= {};
        counts[page][requirement] = (counts[page][requirement] ?? 0) + 1;
        if (trackOf(bug)) hunted[page] = [...new Set([...(hunted[page] ?? []), level])].sort();
      }
      const mark = markOf(bugs.map((bug) => ({ ...bug, track: trackOf(bug) })));
      const exported = { bugCounts: counts, huntedLevels: hunted, huntMark: mark };
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('');
    },
  };
}

/**
 * Compiles each bug to a function that returns the changed copy of its page. All that is not the page's own code, such
 * as React and what pages share, it takes from the script that has the page: the build makes that one export it.
 */
export class BugScripts {
  readonly #exports = new Map<ScriptName, string[]>();

  private constructor(
    readonly bugs: readonly NamedBug[],
    readonly compiled: ReadonlyMap<string, CompiledCopy>,
    readonly sets: readonly BugSet[],
  ) {
    for (const { script, imports } of compiled.values()) {
      const known = this.#exports.get(script) ?? [];
      const keys = imports.flatMap(({ module, bindings }) => bindings.map(({ name }) => keyOf({ module, name })));
      this.#exports.set(script, [...new Set([...known, ...keys])]);
    }
  }

  static async compile(
    plugins: () => InlineConfig['plugins'],
    define: InlineConfig['define'],
    sets: readonly BugSet[] = [],
  ): Promise<BugScripts> {
    const bugs = await readBugs();
    // First, because the bundler would print the error once for each copy of the page.
    for (const bug of bugs) changed(bug, readFileSync(fileOf(bug), 'utf8'));
    const inScripts = bugs.filter(isInScript);
    if (inScripts.length === 0) return new BugScripts(bugs, new Map(), sets);
    const pages = new Map(
      inScripts.map(({ page, folder }) => [page, { id: unchangedOf(page), page, folder, bugs: [] }]),
    );
    const ofBugs = inScripts.map((bug) => ({ ...bug, bugs: [bug] }));
    // Sets come last, so that the scripts of pages export the same with and without them.
    const copies: Copy[] = [...pages.values(), ...ofBugs, ...sets.filter((set) => set.bugs.some(isInScript))];
    const input = Object.fromEntries(copies.map(({ id }) => [nameOf(id), `${entries}${id}`]));
    const changes = copiedModules(copies);
    const output = (await build({
      configFile: false,
      root: 'site',
      logLevel: 'warn',
      define,
      plugins: [plugins(), changes.plugin],
      build: {
        write: false,
        target: 'baseline-widely-available',
        modulePreload: false,
        rolldownOptions: {
          input,
          // Vite would warn that this takes long, as it does with hundreds of bugs.
          checks: { bundlerTimings: false },
          preserveEntrySignatures: 'strict',
          // With the names as they are, because short ones differ in each copy: two copies of a page should
          // differ only in what a bug changes.
          output: { entryFileNames: '[name].js', minify: { compress: true, mangle: false, codegen: true } },
        },
      },
    })) as Rolldown.RolldownOutput;
    const chunks = output.output.filter((chunk) => chunk.type === 'chunk');
    for (const bug of inScripts) if (!changes.done.has(bug.id)) throw notImported(bug);
    const compiled = copies.map(({ id, page }): [string, CompiledCopy] => {
      const code = chunks.find(({ name }) => name === nameOf(id))?.code;
      if (!code) throw new Error(`The bug ${id} has no script.`);
      return [id, { page, script: scriptOf(page), code, imports: importsOf(code) }];
    });
    return new BugScripts(bugs, new Map(compiled), sets);
  }

  /** Export statements for a page's script. */
  exportsOf(script: ScriptName): string {
    const keys = this.#exports.get(script) ?? [];
    const statements = keys.map((key, index) => {
      const { module, name } = bindingOf(key);
      return name === '*'
        ? `export * as shared${index} from '${module}';`
        : `export{${name} as shared${index}}from'${module}';`;
    });
    return statements.join('');
  }

  /**
   * Writes the list of bugs, and what a grade serves besides: copies of pages without a change, and rebuilds. Sets are
   * among these, because they too have the id of no bug.
   */
  write(folder = 'dist') {
    const pages = [...new Set(this.bugs.map(({ page }) => page))];
    const unchanged = pages.flatMap((page): BuiltChange[] => {
      const script = this.#scriptOf(unchangedOf(page));
      return script ? [{ id: unchangedOf(page), page, script }] : [];
    });
    const codes = new Map(unchanged.map(({ page, script }) => [page, script?.code ?? '']));
    const written = ({ id, page, script, edit }: BuiltChange): WrittenChange => ({
      id,
      page,
      ...(script && { script: middleOf(script.code, codes.get(page) ?? '') }),
      ...(edit && { edit }),
    });
    const bugs = this.bugs.map((bug): BuiltBug => {
      const { id, page, requirement, kind, level, seenIn, takesAway, title } = bug;
      const script = this.#scriptOf(id);
      const change = script ? { script } : { edit: editOf(bug) };
      const track = trackOf(bug);
      const more = { ...(seenIn && { seenIn }), ...(takesAway && { takesAway }), ...(track && { track }) };
      return { ...written({ id, page, ...change }), requirement, kind, level, title, ...more };
    });
    const sets = this.sets.map(({ id, page, bugs }): BuiltChange => {
      const served = bugs.find((bug) => !isInScript(bug));
      return { id, page, script: this.#scriptOf(id), edit: served && editOf(served) };
    });
    const rebuilds = [...pages.flatMap((page) => this.#rebuildsOf(page)), ...sets].map(written);
    const built: BuiltBugs = { bugs, unchanged, rebuilds };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'bugs.json.br'), brotliCompressSync(JSON.stringify(built)));
  }

  /** A function that returns the copy, for the server to put into a script. */
  #scriptOf(id: string): BuiltChange['script'] {
    const copy = this.compiled.get(id);
    if (!copy) return undefined;
    const { script, code, imports } = copy;
    const keys = this.#exports.get(script) ?? [];
    const shared = imports.flatMap(({ module, bindings }) =>
      bindings.map(({ name, local }) => `shared${keys.indexOf(keyOf({ module, name }))}:${local}`),
    );
    const exported = exportOf(code);
    const take = `const{${shared}}=$lent;`;
    const body = without([...imports, exported], code);
    return { of: script, code: `$lent=>{${take}${body};return ${exported.local}}` };
  }

  /** One of the page's script, one of each other file that its bugs change, and more of the script for many bugs. */
  #rebuildsOf(page: string): BuiltChange[] {
    const bugs = this.bugs.filter((bug) => bug.page === page);
    const script = this.#scriptOf(unchangedOf(page));
    const served = bugs.filter((bug) => !isInScript(bug));
    const firstOfFiles = served.filter(({ file }, index) => index === served.findIndex((bug) => bug.file === file));
    const count = Math.max(rebuildCount(bugs.length), 1 + firstOfFiles.length);
    return Array.from({ length: count }, (_, index): BuiltChange => {
      const id = `${page}/rebuild-${index + 1}`;
      const bug = firstOfFiles[index - 1];
      if (bug) return { id, page, edit: { file: servedPath(bug.file), ...anotherLine(bug) } };
      return { id, page, ...(script && { script: { ...script, code: withHarmlessChanges(script.code, id) } }) };
    });
  }
}

/** A change of a served file that does nothing: one more line end before the line that the bug changes. */
function anotherLine(bug: NamedBug): { find: string; replace: string } {
  const text = readFileSync(fileOf(bug), 'utf8');
  const at = text.indexOf(bug.find);
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at + bug.find.length);
  return { find: line, replace: `\n${line}` };
}

/** The code without these statements, which are in their order. */
function without(statements: Statement[], code: string): string {
  return statements.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Makes `/bugs/<id>`, a script that exports a copy of the page, and the copies of the page's modules. */
function copiedModules(copies: readonly Copy[]): { plugin: Plugin; done: ReadonlySet<string> } {
  const done = new Set<string>();
  // The file's ending comes last, because the compiler goes by the end of an id.
  const query = /\?bug=(.+)&\.\w+$/;
  // Looked up tens of thousands of times.
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  // All copies of a page are of the same modules, whichever of them a bug changes.
  const alsoOwn = new Set(copies.flatMap(({ page, bugs }) => bugs.map((bug) => `${page} ${fileOf(bug)}`)));
  const isOwn = (copy: Copy, file: string) => alsoOwn.has(`${copy.page} ${file}`) || isOfPage(copy, file);
  const copyOf = (id = '') => byId.get(query.exec(id)?.[1] ?? '');
  const entryCopyOf = (id = '') => (id.startsWith(entries) ? byId.get(id.slice(entries.length)) : undefined);
  const plugin: Plugin = {
    name: 'copied-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(entries)) return source;
      const copy = entryCopyOf(importer) ?? copyOf(importer);
      if (!copy) return;
      // The page's own script has brought its styles.
      if (source.endsWith('.css')) return '\0empty';
      const resolved = await this.resolve(source, importer?.replace(query, ''), { skipSelf: true });
      if (!resolved) return;
      if (isOwn(copy, resolved.id)) return `${resolved.id}?bug=${copy.id}&${extname(resolved.id)}`;
      const isPackage = !/^[./]/.test(source);
      return { id: isPackage ? source : resolved.id.replace(`${site}/`, '/'), external: 'absolute' };
    },
    load(id) {
      if (id === '\0empty') return '';
      const entry = entryCopyOf(id);
      if (entry) return entryOf(entry);
      const copy = copyOf(id);
      if (!copy) return;
      const file = id.replace(query, '');
      const text = readFileSync(file, 'utf8');
      const bugs = copy.bugs.filter((bug) => file === fileOf(bug));
      for (const { id } of bugs) done.add(id);
      return bugs.reduce((before, bug) => changed(bug, before), text);
    },
  };
  return { plugin, done };
}

function notImported({ id, page, file }: NamedBug): Error {
  return new Error(
    `The bug ${id} does not fit: no file of its own imports ${file}, so a copy of that is not used on the page ${page}.`,
  );
}

/** The text of the bug's file with its change. Throws if the text to find is not in it exactly once. */
export function changed({ id, file, find, replace }: NamedBug, text: string): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  const found = count === 0 ? 'does not occur any more' : `occurs ${count} times`;
  throw new Error(`The bug ${id} does not fit: in ${file} its text to find ${found}: ${JSON.stringify(find)}`);
}

function entryOf({ page, folder }: Copy): string {
  if (page === 'shell') return `export { start } from '${site}/app/main.tsx';`;
  return `export { default } from '${site}/${folder}/${componentOf(folder)}';`;
}

/** The import statements of a built script, which has only static ones. */
function importsOf(code: string): Imported[] {
  return parseAst(code).body.flatMap((node): Imported[] => {
    if (node.type !== 'ImportDeclaration') return [];
    const bindings = node.specifiers.map((specifier) => ({
      name: specifier.type === 'ImportSpecifier' ? exportedName(specifier.imported) : onlyNameOf[specifier.type],
      local: specifier.local.name,
    }));
    return [{ start: node.start, end: node.end, module: node.source.value, bindings }];
  });
}

const onlyNameOf = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' };

/** The last statement of a built script, `export{x as default}`, and the name that it exports. */
function exportOf(code: string): Statement & { local: string } {
  const last = parseAst(code).body.at(-1);
  const local = last?.type === 'ExportNamedDeclaration' && last.specifiers[0]?.local;
  if (!last || !local || local.type !== 'Identifier') throw new Error(`The script exports nothing: ${code}`);
  return { start: last.start, end: last.end, local: local.name };
}

function exportedName(name: { type: string; name?: string; value?: string }): string {
  return name.name ?? String(name.value);
}

function keyOf({ module, name }: Binding): string {
  return `${name}@${module}`;
}

function bindingOf(key: string): Binding {
  // A package's name may begin with an @, and the name of an export has none.
  const at = key.indexOf('@');
  return { name: key.slice(0, at), module: key.slice(at + 1) };
}

/** Whether a copy of the page has a copy of this module: one of the page's own code. */
function isOfPage({ page, folder }: Copy, file: string): boolean {
  // Not what is no code, such as the text of a style sheet.
  if (!/\.tsx?$/.test(file)) return false;
  // What starts the site is the shell's too.
  const startsSite = page === 'shell' && [`${site}/app/main.tsx`, `${site}/app/App.tsx`].includes(file);
  if (!startsSite && !file.startsWith(`${site}/${folder}/`)) return false;
  // Not what fetches a script when it is needed: a copy is one function, and has none that it could fetch.
  return !/\bimport\(/.test(readFileSync(file, 'utf8'));
}

export function fileOf({ folder, file }: NamedBug): string {
  return file.startsWith('/') ? resolve(`.${file}`) : join(site, folder, file);
}

/**
 * The track of a bug that a hunt in the browser can hide. Not one that does not show on the page, and not one of a file
 * that the server sends as it is: the request for that file does not say which hunt it is for.
 */
function trackOf(bug: NamedBug): TrackName | undefined {
  if (bug.seenIn || !isInScript(bug)) return undefined;
  return trackNames.find((name) => tracks[name].some(({ id }) => id === bug.page));
}

/** Whether the changed file is compiled. The others, frames and index.html, are changed when they are served. */
export function isInScript(bug: NamedBug): boolean {
  return /\.tsx?$/.test(bug.file);
}

function editOf({ file, find, replace }: NamedBug): BuiltChange['edit'] {
  return { file: servedPath(file), find, replace };
}

/** The path of a file that is served as it is: `frames/map.js`, or `index.html` for what every page's HTML has. */
function servedPath(file: string): string {
  return file.replace(/^\/(site\/)?/, '');
}

function scriptOf(page: string): ScriptName {
  const found = [home, ...pages].find(({ id }) => id === page);
  return (found && bundleOf(found)) ?? 'main';
}

/** The id of the copy of a page that has no bug. */
function unchangedOf(page: string): string {
  return `${page}/unchanged`;
}

/** A script's name while it is built: a slash would make a folder. */
function nameOf(id: string): string {
  return id.replace('/', '--');
}
