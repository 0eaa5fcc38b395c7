import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home, pages } from '../site/catalogue';
import { shell } from '../site/shell';
import { inOneLine, textsOf } from './read-texts';
import { sourceFiles } from './source-files';
import { words } from './word-list';

// Many testers read English as a second language, and they search for the words of their trade. So a thing has the same
// plain name in every text.

type Exception = { file: RegExp; word: RegExp; why: string };

const exceptions: readonly Exception[] = [
  {
    file: /^site\/pages\/(?:alerts|storage|windows)\/|^frames\/question\./,
    word: /^a(?:nswer|sk)/i,
    why: 'The browser or a page asks a person here, who answers in a dialog, a banner or a popup.',
  },
  {
    file: /^(?:docs\/grading\.md$|tests\/report|tests\/server\/grade-by-test|cli\/grade\/)/,
    word: /^hooks?$/i,
    why: 'It is what test runners call a hook: beforeEach and the like.',
  },
  {
    file: /^CHANGELOG\.md$/,
    word: /^hooks?$/i,
    why: 'It says what test ids were called before.',
  },
];

const noText = /\.(?:json|svg|png|pdf|csv|txt|wav|webm|woff2)$|\/\.npmrc$|^LICENSE$|^bench\/results\.md$/;

const here = 'tests/words.test.ts';
const root = join(import.meta.dirname, '..');
const folders = [
  '.ci',
  '.github',
  'bench',
  'bin',
  'build',
  'cli',
  'deploy',
  'docs',
  'frames',
  'site',
  'tests',
  'tools',
];
const loose = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.git');
const files = [...sourceFiles(...folders), ...loose.map(({ name }) => name)].filter(
  (file) => !noText.test(file) && file !== here,
);

const requirements = [home, ...pages, shell].flatMap((page) => Object.values<string>(page.requirements));
/** Requirements, and the labels and messages that they quote, which are public. */
const promised = new Set([
  ...requirements.map(inOneLine),
  ...requirements.flatMap((sentence) => [...sentence.matchAll(/“([^”]+)”/g)].map(([, quoted]) => quoted)),
]);

/** Words of the list in a text. Quoted labels and messages are read where they are defined. */
function wordsIn(text: string): { word: string; but: string }[] {
  // The id of a requirement begins the name of its test.
  const read = text.replace(/“[^”]*”/g, '“”').replace(/^(?:""")?[a-z][a-z-]*: /, '');
  return words.flatMap(([not, but]) => [...read.matchAll(new RegExp(not, 'gi'))].map(([word]) => ({ word, but })));
}

const found = files
  .flatMap((file) => textsOf(file, readFileSync(join(root, file), 'utf8')).map((read) => ({ file, ...read })))
  // WebdriverIO finds a button by `button=<label>`. What bugs change, and what tests run in the page, is code.
  .filter(({ text }) => !promised.has(text.replace(/^button=/, '')))
  .filter(({ file, text }) => !(/\/bugs\.ts$|\/solutions\//.test(file) && /[{}]|=>/.test(text)))
  .flatMap((read) => wordsIn(read.text).map((one) => ({ ...read, ...one })));

const allows =
  ({ file, word }: { file: string; word: string }) =>
  (exception: Exception) =>
    exception.file.test(file) && exception.word.test(word);

test('texts have the words that testers use', () => {
  const lines = found
    .filter((one) => !exceptions.some(allows(one)))
    .map(({ file, line, text, word, but }) => `${file}:${line}: not “${word}” but “${but}”: ${around(word, text)}`);
  expect(lines).toEqual([]);
});

test('each exception is needed', () => {
  expect(exceptions.filter((exception) => !found.some((one) => allows(one)(exception)))).toEqual([]);
});

const example = 'It is told so.';

test.each([
  ['a comment', 'a.ts', `// It is\n// told so.\nrun();`],
  ['a comment at the end of a line', 'a.ts', `run(); // ${example}\n`],
  ['a comment on a type', 'a.ts', `/**\n * It is told\n * so.\n */\ntype A = 1;`],
  ['a comment among elements', 'a.tsx', `const a = <p>{/* ${example} */}</p>;`],
  ['the text of an element', 'a.tsx', `const a = <p>\n  It is told\n  so.\n</p>;`],
  ['a text of two strings', 'a.ts', `const a = 'It is ' + 'told so.';`],
  ['a text with a value', 'a.ts', 'const a = `It is told so. ${run()}`;'],
  ['a comment of a style sheet', 'a.css', `/* ${example} */\np {}\n`],
  ['a text of a document', 'a.html', `<p>\n  It is told\n  so.\n</p>\n`],
  ['a paragraph', 'a.md', `# A\n\nIt is told\nso.\n`],
  ['a row of a table', 'a.md', `| a | b |\n| - | - |\n| c | ${example} |\n`],
  ['a comment of Python', 'a.py', `# ${example}\nrun()\n`],
  ['a comment of a workflow', 'a.yml', `# ${example}\non: push\n`],
])('%s is read', (_what, file, source) => {
  expect(textsOf(file, source).map(({ text }) => wordsIn(text).map(({ word }) => word))).toContainEqual(['is told']);
});

test.each([
  ['code', 'a.ts', 'const whatever = anew(meanwhile);'],
  ['code in a text', 'a.ts', '// Calls `whatever`.\nrun();'],
  ['code in a string', 'a.ts', 'const a = `const whatever = (ask) => answer;`;'],
  ['a block of code', 'a.md', 'It runs\n\n```sh\nwhatever anew\n```\n'],
  ['a quoted label', 'a.ts', '// Presses “Ask if changed”.\nrun();'],
])('%s is not', (_what, file, source) => {
  expect(textsOf(file, source).flatMap(({ text }) => wordsIn(text))).toEqual([]);
});

function around(word: string, text: string): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 60), at + 60);
}
