import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as python } from '@lezer/python';
import type { Plugin } from 'vite';
import { home, pages } from '../site/catalogue.ts';
import type { Tool } from '../site/page';
import { firstSolutionFile, sharedSolutionFiles, solutionFile, solutionText, solutionTools } from './solution-files.ts';

type Language = 'typescript' | 'python' | 'javascript';

/** What each tool's solutions are written in. */
export const languages: { readonly [Name in Tool]: Language } = {
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
    load(id) {
      if (id === `\0${index}`) return `export const solutions = {${existing().map(loader).join(',')}};`;
      const [, tool, page] = address.exec(id) ?? [];
      if (!tool || !page) return;
      const read = (file: string) => {
        this.addWatchFile(resolve(file));
        const text = solutionText(file);
        return { file, text, marks: marksOf(text, languages[tool as Tool]) };
      };
      const complete = read(solutionFile(tool as Tool, page));
      const tests = testsIn(complete.text, languages[tool as Tool]);
      const first = firstSolutionFile(tool as Tool, page);
      const shared = sharedSolutionFiles(tool as Tool, page).map(read);
      const solution = {
        ...complete,
        tests,
        ...(existsSync(first) && { first: read(first) }),
        ...(shared.length > 0 && { shared }),
      };
      return `export default ${JSON.stringify(solution)};`;
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

const parsers = { typescript: javascript.configure({ dialect: 'ts' }), javascript, python };

/** Where the test of each requirement is in a solution, by the requirement's id, with which the test's name begins. */
export function testsIn(text: string, language: Language): { [requirement: string]: [start: number, end: number] } {
  const [node, named] =
    language === 'python'
      ? ['FunctionDefinition', /^def test\w*\([^)]*\):\s+"""([\w-]+): /]
      : ['ExpressionStatement', /^(?:test|it)\(\s*['"`]([\w-]+): /];
  const tests: ReturnType<typeof testsIn> = {};
  parsers[language].parse(text).iterate({
    enter({ name, from, to, node: { parent } }) {
      if (name !== node) return;
      const [, requirement] = named.exec(text.slice(from, to)) ?? [];
      if (!requirement) return;
      const start = parent?.name === 'DecoratedStatement' ? parent.from : from;
      tests[requirement] = [start, start + text.slice(start, to).trimEnd().length];
    },
  });
  return tests;
}

/** The letters that site/practice/Code.tsx knows. */
const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.operator], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.comment, class: 'm' },
]);

const plain = '-';

/**
 * Length and kind of each stretch of a text, from its start to its end: `12m5k`. Neighbours of one kind are one
 * stretch.
 */
export function marksOf(text: string, language: Language): string {
  const stretches: { start: number; kind: string }[] = [{ start: 0, kind: plain }];
  const add = (start: number, kind: string) => {
    // White space looks the same in all colours, so it belongs to what is before it.
    if (kind !== stretches.at(-1)?.kind) stretches.push({ start, kind });
  };
  let colouredTo = 0;
  const addPlain = (end: number) => {
    if (text.slice(colouredTo, end).trim() !== '') add(colouredTo, plain);
  };
  highlightTree(parsers[language].parse(text), kinds, (from, to, kind) => {
    addPlain(from);
    add(from, kind);
    colouredTo = to;
  });
  addPlain(text.length);
  const ends = [...stretches.slice(1).map(({ start }) => start), text.length];
  return stretches.map(({ start, kind }, index) => `${(ends[index] ?? start) - start}${kind}`).join('');
}
