import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { solutionFile, solutionTools } from '../../build/solution-files';
import { home, pages, shell } from '../../site/catalogue';

const requirements: { page: string; ids: string[] }[] = [
  ...[home, ...pages].map(({ id, requirements }) => ({ page: id, ids: Object.keys(requirements) })),
  { page: 'shell', ids: Object.keys(shell.requirements) },
];

/** How the title of a test begins in a tool's file. */
const titles = {
  playwright: /^\s*test\(\s*['"`]([\w-]+): /gm,
  cypress: /^it\(\s*['"`]([\w-]+): /gm,
  selenium: /^ {4}"""([\w-]+): .*"""$/gm,
  webdriverio: /^\s*it\(\s*['"`]([\w-]+): /gm,
};

describe.each(solutionTools)('%s', (tool) => {
  test.each(requirements)('has one test for each requirement of $page, in its order', ({ page, ids }) => {
    const text = readFileSync(solutionFile(tool, page), 'utf8');
    expect([...text.matchAll(titles[tool])].map(([, id]) => id)).toEqual(ids);
  });
});

test.each(requirements)('the solutions of $page have no other file', ({ page }) => {
  const files = solutionTools.map((tool) => solutionFile(tool, page));
  const folder = dirname(files[0] ?? '');
  expect(readdirSync(folder).filter((name) => name !== '__pycache__')).toEqual(
    files.map((file) => basename(file)).sort(),
  );
});
