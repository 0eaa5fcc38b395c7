import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scripts } from '../package.json';
import { sourceFiles } from './source-files';

const root = join(import.meta.dirname, '..');
const rooms = ['.ci', '.github', 'bench', 'bin', 'build', 'cli', 'deploy', 'docs', 'frames', 'site', 'tests', 'tools'];
const names = new Set([...sourceFiles(...rooms), ...readdirSync(root)].map((file) => basename(file)));

const docs = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...sourceFiles('docs', '.github').filter((file) => file.endsWith('.md')),
];

/** The words of a text's code: what is in backticks, and commands in blocks. */
function wordsOfCode(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)];
  const spans = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`]+)`/g)];
  return [...blocks, ...spans].flatMap(([, code = '']) => code.split(/\s+/));
}

const withoutIndentation = (code: string) => code.replaceAll(/^ +/gm, '');

const examples = { '<id>': 'forms', '<Name>': 'Forms', '<redesign>': 'dark' };

/** With an example instead of what stands for any. */
const exampleOf = (path: string) =>
  Object.entries(examples).reduce((text, [any, example]) => text.replaceAll(any, example), path);

function isThere(path: string): boolean {
  return path.includes('/') ? existsSync(join(root, path)) : names.has(path);
}

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe.each(docs)('%s', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8');

  test('names files that there are', () => {
    const path = new RegExp(`^(${rooms.join('|')})/[\\w./<>-]+$|^[\\w.-]+\\.(ts|tsx|css|mjs|yml|conf)$`);
    const paths = wordsOfCode(text).filter((word) => path.test(word));
    expect(paths.filter((word) => !isThere(exampleOf(word)))).toEqual([]);
  });

  test('names scripts that there are', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => `${name}`);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);

  test('links to files and headings that there are', () => {
    const dead = links.filter((link) => {
      if (/^\w+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(root, doc) : join(root, dirname(doc), path);
      return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('has code of solutions as it is', () => {
    const snippets = [...text.matchAll(/\]\(([^)]+\/solutions\/[^)]+\.\w+)\)[^`\n]*:\n\n```\w+\n(.*?)^```/gms)];
    const stale = snippets.flatMap(([, path = '', code = '']) => {
      const source = withoutIndentation(readFileSync(join(root, dirname(doc), path), 'utf8'));
      return code.split('// …\n').filter((part) => !source.includes(withoutIndentation(part)));
    });
    expect(stale).toEqual([]);
  });

  test('grades one run at a time where a tool empties the folder for its results', () => {
    const grades =
      text.replaceAll(/\\?\n +(?=--)/g, ' ').match(/\bgrade --.*? -- npx (?:playwright|wdio|cypress) .*/g) ?? [];
    expect(grades.filter((line) => !/^grade [^|]*?--jobs 1 /.test(line))).toEqual([]);
  });

  test('links to no address that is only an example', () => {
    expect(links.filter((link) => /^\w+:.*\bexample\.\w+/.test(link))).toEqual([]);
  });
});

// What somebody who uses the package reads, one after the other.
test.each(['options', 'catalogue', 'api', 'shop-suite', 'hosting', 'grading', 'heal'])(
  'docs/%s.md leads from its purpose to the next',
  (name) => {
    const text = readFileSync(join(root, `docs/${name}.md`), 'utf8');
    const [, purpose = '', example] = text.split(/\n{2,}/);
    expect(purpose).toMatch(/^(?:This page|`practice-site) /);
    expect(example).toMatch(/^```/);
    expect(text.trimEnd().split('\n\n').at(-1)).toMatch(/^Next: \[/);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`](docs/${name}.md)`);
  },
);

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s ends with what to read next', (doc) => {
  const text = readFileSync(join(root, doc), 'utf8');
  expect(text.trimEnd().split('\n\n').at(-1)).toMatch(/^Next: \[/);
});

test('the README is read in three minutes', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(140);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(700);
});

test('the drawing of the house has rooms and files that there are', () => {
  const [, drawing = ''] =
    /^## The house\n\n```\n(.*?)^```/ms.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8')) ?? [];
  const drawn: string[] = [];
  const above: string[] = [];
  for (const [, indent = '', entries = ''] of drawing.matchAll(/^((?: {2}){0,4})(\S+(?: {2}\S+)*) {2,}\S/gm)) {
    above.length = indent.length / 2;
    for (const entry of entries.split('  ')) drawn.push([...above, entry].join('/'));
    above.push(entries.replace(/\/$/, ''));
  }
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.map(exampleOf).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
