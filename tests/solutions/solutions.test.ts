import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstSolutionFile, solutionFile, solutionFolder, solutionTools } from '../../build/solution-files';
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
  const solutions = solutionTools.map((tool) => solutionFolder(tool, page) ?? solutionFile(tool, page));
  const [folder = ''] = solutions.map(dirname);
  const names = readdirSync(folder).filter((name) => !['__pycache__', 'first'].includes(name));
  expect(names).toEqual(solutions.map((one) => basename(one)).sort());
});

describe.each(pages)('the first solutions of $id', ({ id, requirements }) => {
  const texts = solutionTools.map((tool) => ({
    tool,
    text: readFileSync(firstSolutionFile(tool, id), 'utf8'),
    // With page objects beside it, it is a journey over several views.
    limit: solutionFolder(tool, id) ? 40 : 25,
  }));

  test.each(texts)('are short, and say what not to do: $tool', ({ text, limit }) => {
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(limit);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(text).toMatch(/^\s*(?:\/\/|#) Not: /m);
  });

  test('test the same requirements of the page in each tool', () => {
    const [first, ...others] = texts.map(({ tool, text }) => [...text.matchAll(titles[tool])].map(([, name]) => name));
    expect(first).not.toEqual([]);
    expect(Object.keys(requirements)).toEqual(expect.arrayContaining(first ?? []));
    for (const other of others) expect(other).toEqual(first);
  });
});
