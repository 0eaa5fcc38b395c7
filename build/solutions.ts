import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import type { Plugin } from 'vite';
import { home, pages } from '../site/catalogue.ts';
import type { Tool } from '../site/page';
import { solutionFile, solutionTools } from './solution-files.ts';

type Language = 'typescript' | 'python' | 'javascript';

/** What each tool's solutions are written in. */
const languages: { readonly [Name in Tool]: Language } = {
  playwright: 'typescript',
  selenium: 'python',
  webdriverio: 'javascript',
  cypress: 'javascript',
};

const index = 'virtual:solutions';
const address = /^\/solutions\/(\w+)\/([\w-]+)\.js$/;

/** Where the built solutions are. */
export const solutionsFolder = 'assets/solutions/';

/** The name of a dynamically imported script in the build. */
export function chunkFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, tool, page] = address.exec(facadeModuleId ?? '') ?? [];
  return tool ? `${solutionsFolder}${tool}-${page}-[hash].js` : 'assets/[name]-[hash].js';
}

/**
 * Makes a module of each page's solutions, coloured, and `virtual:solutions`, which loads one of them. The
 * colours are found here, so that no browser needs grammars.
 */
export function solutions(): Plugin {
  return {
    name: 'solutions',
    resolveId: (id) => (id === index ? `\0${index}` : address.test(id) ? id : undefined),
    async load(id) {
      if (id === `\0${index}`) return `export const solutions = {${existing().map(loader).join(',')}};`;
      const [, tool, page] = address.exec(id) ?? [];
      if (!tool || !page) return;
      const file = solutionFile(tool as Tool, page);
      this.addWatchFile(resolve(file));
      const text = readFileSync(file, 'utf8');
      const marks = await marksOf(text, languages[tool as Tool]);
      return `export default ${JSON.stringify({ file, text, marks })};`;
    },
  };
}

function existing(): string[] {
  const ids = [home, ...pages].map(({ id }) => id);
  const names = solutionTools.flatMap((tool) => ids.map((id) => ({ tool, id })));
  return names.filter(({ tool, id }) => existsSync(solutionFile(tool, id))).map(({ tool, id }) => `${tool}/${id}`);
}

function loader(name: string): string {
  return `'${name}': () => import('/solutions/${name}.js')`;
}

let highlighter: Promise<Highlighter> | undefined;

/**
 * Length and kind of each stretch of a text, from its start to its end: `12m5k`. Neighbours of one kind are one
 * stretch.
 */
export async function marksOf(text: string, language: Language): Promise<string> {
  highlighter ??= createHighlighter({
    langs: ['typescript', 'python', 'javascript'],
    themes: [createCssVariablesTheme()],
  });
  const { codeToTokensBase, getTheme } = await highlighter;
  // The theme as the highlighter has resolved it: without that it knows colours by number, and not their variables.
  const lines = codeToTokensBase(text, { lang: language, theme: getTheme('css-variables') });
  const stretches: { start: number; kind: string }[] = [{ start: 0, kind: plain }];
  for (const { offset, content, color } of lines.flat()) {
    // White space looks the same in all colours, so it belongs to what is before it.
    if (content.trim() === '') continue;
    const kind = kindOf(color);
    if (kind !== stretches.at(-1)?.kind) stretches.push({ start: offset, kind });
  }
  const ends = [...stretches.slice(1).map(({ start }) => start), text.length];
  return stretches.map(({ start, kind }, index) => `${(ends[index] ?? start) - start}${kind}`).join('');
}

const plain = '-';

/** The letters that site/practice/SolutionTab.tsx knows, by the names of Shiki's colours. */
const kinds: { [color: string]: string } = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  function: 'f',
  comment: 'm',
};

function kindOf(color = ''): string {
  const [, name = ''] = /--shiki-token-([\w-]+)/.exec(color) ?? [];
  return kinds[name] ?? plain;
}
