import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { home, pages, shell } from '../../site/catalogue';

const requirements: { page: string; ids: string[] }[] = [
  ...[home, ...pages].map(({ id, requirements }) => ({ page: id, ids: Object.keys(requirements) })),
  { page: 'shell', ids: Object.keys(shell.requirements) },
];

/** Where a tool's file of a page is, and how the title of a test begins in it. */
const tools = {
  playwright: { file: (page: string) => `${page}.spec.ts`, title: /^\s*test\(\s*['"`]([\w-]+): /gm },
  cypress: { file: (page: string) => `${page}.cy.js`, title: /^it\(\s*['"`]([\w-]+): /gm },
  selenium: { file: (page: string) => `test_${page.replaceAll('-', '_')}.py`, title: /^ {4}"""([\w-]+): .*"""$/gm },
  webdriverio: { file: (page: string) => `${page}.e2e.js`, title: /^\s*it\(\s*['"`]([\w-]+): /gm },
};

describe.each(Object.entries(tools))('%s', (tool, { file, title }) => {
  const folder = join(import.meta.dirname, tool);

  test.each(requirements)('has one test for each requirement of $page, in its order', ({ page, ids }) => {
    const text = readFileSync(join(folder, file(page)), 'utf8');
    expect([...text.matchAll(title)].map(([, id]) => id)).toEqual(ids);
  });

  test('has no file for anything else', () => {
    const files = readdirSync(folder).filter((name) => /^test_|\.(?:spec|cy|e2e)\./.test(name));
    expect(files.sort()).toEqual(requirements.map(({ page }) => file(page)).sort());
  });
});
