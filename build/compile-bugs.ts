import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin, parseAst, type Rolldown, runnerImport } from 'vite';
import type { BuiltBug } from '../cli/server/manifest';
import type { NamedBug } from '../site/bug';
import { home, pages } from '../site/catalogue.ts';
import { type BundleName, bundleOf, isOnDemand } from '../site/page.ts';
import { componentOf } from './component-of.ts';

/** The script that a page is in: `main` for home and the shell. */
export type ScriptName = BundleName | 'main';

/** Something that a bug's script takes from the script of its page instead of bringing a copy. */
type Binding = { module: string; name: string };

type CompiledBug = { page: string; script: ScriptName; code: string; imports: Imported[] };
/** A statement of a bug's script, by where it stands. */
type Statement = { start: number; end: number };
type Imported = Statement & { module: string; bindings: { name: string; local: string }[] };

const site = resolve('site');

/** Where the modules are that export a changed page, followed by the bug's id. */
const entries = '/bugs/';

/** Reads `site/pages/<id>/bugs.ts` of every page. */
export async function readBugs(): Promise<readonly NamedBug[]> {
  const { module } = await runnerImport<{ bugs: readonly NamedBug[] }>(join(site, 'all-bugs.ts'), {
    configFile: false,
  });
  return module.bugs;
}

/** `virtual:bug-counts`: how many bugs each page has. The practice panel says so, and nothing else of them. */
export function bugCounts(): Plugin {
  const id = 'virtual:bug-counts';
  return {
    name: 'bug-counts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return;
      const counts: Record<string, number> = {};
      for (const { page } of await readBugs()) counts[page] = (counts[page] ?? 0) + 1;
      return `export const bugCounts = ${JSON.stringify(counts)};`;
    },
  };
}

/**
 * Compiles each bug to a script with the changed copy of its page. All that is not the page's own code, such as React
 * and what pages share, it takes from the script that has the page: the build makes that one export it.
 */
export class BugScripts {
  readonly #exports = new Map<ScriptName, string[]>();

  private constructor(
    readonly bugs: readonly NamedBug[],
    readonly compiled: ReadonlyMap<string, CompiledBug>,
  ) {
    for (const { script, imports } of compiled.values()) {
      const known = this.#exports.get(script) ?? [];
      const keys = imports.flatMap(({ module, bindings }) => bindings.map(({ name }) => keyOf({ module, name })));
      this.#exports.set(script, [...new Set([...known, ...keys])]);
    }
  }

  static async compile(plugins: () => InlineConfig['plugins'], define: InlineConfig['define']): Promise<BugScripts> {
    const bugs = await readBugs();
    for (const bug of bugs) if (!isInScript(bug)) changed(bug, readFileSync(fileOf(bug), 'utf8'));
    const scripts = bugs.filter(isInScript);
    const input = Object.fromEntries(scripts.map(({ id }) => [nameOf(id), `${entries}${id}`]));
    if (scripts.length === 0) return new BugScripts(bugs, new Map());
    const changes = changedModules(scripts);
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
          // Vite would warn that this takes long, as it does with so many bugs.
          checks: { pluginTimings: false },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].js', minify: { compress: true, mangle: true, codegen: true } },
        },
      },
    })) as Rolldown.RolldownOutput;
    const chunks = output.output.filter((chunk) => chunk.type === 'chunk');
    for (const bug of scripts) if (!changes.done.has(bug.id)) throw notImported(bug);
    const compiled = scripts.map((bug): [string, CompiledBug] => {
      const code = chunks.find(({ name }) => name === nameOf(bug.id))?.code;
      if (!code) throw new Error(`The bug ${bug.id} has no script.`);
      return [bug.id, { page: bug.page, script: scriptOf(bug.page), code, imports: importsOf(code) }];
    });
    return new BugScripts(bugs, new Map(compiled));
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

  /** Writes the scripts, now that the names of the scripts that they import from are known, and the list of bugs. */
  write(fileNames: ReadonlyMap<ScriptName, string>) {
    const built = this.bugs.map((bug): BuiltBug => {
      const { id, page, requirement, kind, level, title, file, find, replace } = bug;
      const described = { id, page, requirement, kind, level, title };
      const compiled = this.compiled.get(id);
      if (!compiled) return { ...described, edit: { file: servedPath(file), find, replace } };
      const code = this.#linked(compiled, fileNames.get(compiled.script) ?? '');
      // Named by its content, so that no address says which bug a page has.
      const name = `${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      return { ...described, script: { name, of: compiled.script, code } };
    });
    // Scripts of one page are nearly the same, so all of them in one compressed file are a twentieth of their size.
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/bugs.json.br', brotliCompressSync(JSON.stringify(built)));
  }

  /** The script of a page's bug registers the page once more, and runs its code when that is first shown. */
  #linked({ page, script, code, imports }: CompiledBug, file: string): string {
    const keys = this.#exports.get(script) ?? [];
    const shared = imports.flatMap(({ module, bindings }) =>
      bindings.map(({ name, local }) => `shared${keys.indexOf(keyOf({ module, name }))} as ${local}`),
    );
    const from = `from"./${basename(file)}";`;
    if (page === 'shell') return `import{${shared}}${from}${without(imports, code)}`;
    const component = defaultExportOf(code);
    const isLate = script !== 'main' && !isOnDemand(script);
    const body = `${isLate ? 'evaluate();' : ''}${without([...imports, component], code)}`;
    const taken = ['registerPages', ...(isLate ? ['evaluate'] : []), ...shared];
    return `import{${taken}}${from}registerPages({"${page}":()=>{${body};return ${component.local}}});`;
  }
}

/** The code without these statements, which stand in their order. */
function without(statements: Statement[], code: string): string {
  return statements.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Makes `/bugs/<id>`, a script that exports the changed page, and the changed copies of the page's modules. */
function changedModules(bugs: readonly NamedBug[]): { plugin: Plugin; done: ReadonlySet<string> } {
  const done = new Set<string>();
  // The file's ending comes last, because the compiler goes by the end of an id.
  const query = /\?bug=(.+)&\.\w+$/;
  // Looked up tens of thousands of times.
  const byId = new Map(bugs.map((bug) => [bug.id, bug]));
  const bugOf = (id = '') => byId.get(query.exec(id)?.[1] ?? '');
  const entryBugOf = (id = '') => (id.startsWith(entries) ? byId.get(id.slice(entries.length)) : undefined);
  const plugin: Plugin = {
    name: 'changed-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(entries)) return source;
      const bug = entryBugOf(importer) ?? bugOf(importer);
      if (!bug) return;
      // The page's own script has brought its styles.
      if (source.endsWith('.css')) return '\0empty';
      const resolved = await this.resolve(source, importer?.replace(query, ''), { skipSelf: true });
      if (!resolved) return;
      if (isOwn(bug, resolved.id)) return `${resolved.id}?bug=${bug.id}&${extname(resolved.id)}`;
      const isPackage = !/^[./]/.test(source);
      return { id: isPackage ? source : resolved.id.replace(`${site}/`, '/'), external: 'absolute' };
    },
    load(id) {
      if (id === '\0empty') return '';
      const entry = entryBugOf(id);
      if (entry) return entryOf(entry);
      const bug = bugOf(id);
      if (!bug) return;
      const file = id.replace(query, '');
      const text = readFileSync(file, 'utf8');
      if (file !== fileOf(bug)) return text;
      done.add(bug.id);
      return changed(bug, text);
    },
  };
  return { plugin, done };
}

function notImported({ id, page, file }: NamedBug): Error {
  return new Error(
    `The bug ${id} does not fit: no file of its own imports ${file}, so a copy of that is not used on the page ${page}.`,
  );
}

/** The text of the bug's file with its change. Throws if the text to find does not stand in it exactly once. */
export function changed({ id, file, find, replace }: NamedBug, text: string): string {
  const count = text.split(find).length - 1;
  if (count === 1) return text.replace(find, () => replace);
  const found = count === 0 ? 'does not occur any more' : `occurs ${count} times`;
  throw new Error(`The bug ${id} does not fit: in ${file} its text to find ${found}: ${JSON.stringify(find)}`);
}

function entryOf({ page, folder }: NamedBug): string {
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
function defaultExportOf(code: string): Statement & { local: string } {
  const last = parseAst(code).body.at(-1);
  const local = last?.type === 'ExportNamedDeclaration' && last.specifiers[0]?.local;
  if (!last || !local || local.type !== 'Identifier') throw new Error(`The script exports no component: ${code}`);
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

/** Whether the bug's script brings its own copy of a module: of its page's own code, and of the changed file. */
function isOwn(bug: NamedBug, file: string): boolean {
  if (file === fileOf(bug)) return true;
  // Not what is no code, such as the text of a style sheet.
  if (!/\.tsx?$/.test(file)) return false;
  // What starts the site is the shell's too.
  const startsSite = bug.page === 'shell' && [`${site}/app/main.tsx`, `${site}/app/App.tsx`].includes(file);
  if (!startsSite && !file.startsWith(`${site}/${bug.folder}/`)) return false;
  // Not what fetches a script when it is needed: a bug's script is one file, and has none that it could fetch.
  return !/\bimport\(/.test(readFileSync(file, 'utf8'));
}

function fileOf({ folder, file }: NamedBug): string {
  return file.startsWith('/') ? resolve(`.${file}`) : join(site, folder, file);
}

/** Whether the changed file is compiled. The others, frames and index.html, are changed when they are served. */
function isInScript(bug: NamedBug): boolean {
  return /\.tsx?$/.test(bug.file);
}

/** The path of a file that is served as it is: `frames/map.js`, or `index.html` for what every page's HTML has. */
function servedPath(file: string): string {
  return file.replace(/^\/(site\/)?/, '');
}

function scriptOf(page: string): ScriptName {
  const found = [home, ...pages].find(({ id }) => id === page);
  return (found && bundleOf(found)) ?? 'main';
}

/** A script's name while it is built: a slash would make a folder. */
function nameOf(id: string): string {
  return id.replace('/', '--');
}
