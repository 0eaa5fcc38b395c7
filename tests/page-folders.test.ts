import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstSolutionFile, solutionFile, solutionTools } from '../build/solution-files';
import { home, pages } from '../site/catalogue';
import { sourceFiles } from './source-files';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'site/pages');

/** What the folder of a page has to have, as CONTRIBUTING.md says. */
const parts = (id: string): { what: string; file: RegExp }[] => [
  { what: 'page.ts', file: /^page\.ts$/ },
  { what: 'a component, <Name>Page.tsx', file: /^[A-Z]\w*Page\.tsx$/ },
  { what: 'bugs.ts', file: /^bugs\.ts$/ },
  { what: 'hints.ts', file: /^hints\.ts$/ },
  { what: 'states.ts', file: /^states\.ts$/ },
  { what: 'at-event.ts', file: /^at-event\.ts$/ },
  { what: `a spec, ${id}.spec.ts`, file: new RegExp(`^${id}(\\.\\w+)*\\.spec\\.ts$`) },
  ...[solutionFile, firstSolutionFile].flatMap((fileOf) =>
    solutionTools.map((tool) => {
      const file = fileOf(tool, id).replace(`site/pages/${id}/`, '');
      return { what: file, file: new RegExp(`^${file.replaceAll('.', '\\.')}$`) };
    }),
  ),
];

/** What a page with these files in its folder lacks. */
function lacking(id: string, files: readonly string[]): string[] {
  return parts(id).flatMap(({ what, file }) => (files.some((name) => file.test(name)) ? [] : what));
}

const allOfIt = [
  'EchoPage.tsx',
  'at-event.ts',
  'bugs.ts',
  'echo.touch.spec.ts',
  'hints.ts',
  'page.ts',
  'solutions/cypress.cy.js',
  'solutions/first/cypress.cy.js',
  'solutions/first/playwright.spec.ts',
  'solutions/first/selenium_test.py',
  'solutions/first/webdriverio.spec.js',
  'solutions/playwright.spec.ts',
  'solutions/selenium_test.py',
  'solutions/webdriverio.spec.js',
  'states.ts',
];

test('a page with all its files lacks nothing', () => {
  expect(lacking('echo', allOfIt)).toEqual([]);
});

test.each(allOfIt.map((file, index) => ({ file, others: allOfIt.filter((_file, other) => other !== index) })))(
  'a page without $file lacks just that',
  ({ others }) => {
    expect(lacking('echo', others)).toHaveLength(1);
  },
);

test.each(readdirSync(folder))('the folder %s lacks nothing', (id) => {
  const files = readdirSync(join(folder, id), { recursive: true, encoding: 'utf8' });
  expect(lacking(id, files)).toEqual([]);
});

test('the catalogue has every page’s folder, by the id of its page, and no other', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(readdirSync(folder).sort());
  expect(pages.map(({ id }): string => id)).not.toContain(home.id);
});

test('no file outside of the folders but the catalogue names most pages, by id or by title', () => {
  const sources = sourceFiles('bench', 'build', 'cli', 'frames', 'site', 'tests').filter(
    (file) => /\.(c?js|mjs|py|tsx?)$/.test(file) && !file.startsWith('site/pages/'),
  );
  const namesMost = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8');
    const named = (of: (page: (typeof pages)[number]) => string) =>
      pages.filter((page) => new RegExp(`(?:['"\`/]|^\\s*)${of(page)}['"\`/:]`, 'm').test(text)).length;
    return (
      Math.max(
        named(({ id }) => id),
        named(({ title }) => title),
      ) >
      pages.length / 2
    );
  };
  // The test of the search has which page a tester's word finds. A new page needs no line there.
  expect(sources.filter(namesMost)).toEqual(['site/catalogue.ts', 'tests/search-terms.test.ts']);
});
