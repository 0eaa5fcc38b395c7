import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { quickFetch } from './fake-suite';
import { grade } from './graded-suites';

// What a suite can see of the sites of a grade, without what a page does in a browser.

type Run = {
  health: Record<string, unknown>;
  /** The HTML of some pages, and of an unknown one. */
  documents: Record<string, string>;
  /** The text of each script that a document names, by its address. */
  scripts: Record<string, string>;
};

/** A suite that notes what it sees in a file of its own, and acts as a browser that shows a page. */
const suite = `
  import { writeFileSync } from 'node:fs';
  import { randomUUID } from 'node:crypto';
  ${quickFetch}
  const base = process.env.BASE_URL + '/';
  const text = async (path) => (await fetch(new URL(path, base), { headers: { accept: 'text/html' } })).text();
  const documents = {};
  const scripts = {};
  for (const path of ['', 'auth', 'forms', 'iframes', 'date-pickers', 'canvas']) {
    documents[path] = await text(path);
    for (const [script] of documents[path].matchAll(/(?<=\\.\\/)assets\\/[\\w-]+\\.js/g)) scripts[script] ??= await text(script);
  }
  const health = await (await fetch(base + '__practice/health')).json();
  writeFileSync(process.argv[2] + '/' + randomUUID() + '.json', JSON.stringify({ health, documents, scripts }));
  const code = await text(/__practice.shown[^"]+/.exec(documents.auth)[0]);
  const reports = [];
  new Function('document', 'location', 'history', 'addEventListener', 'fetch', code)(
    { getElementById: () => ({ firstElementChild: {} }) }, { hash: '', pathname: '/auth' }, {}, () => {},
    (path) => reports.push(fetch(new URL(path, base))) && reports.at(-1));
  await Promise.all(reports);
`;

const folder = temporaryFolder();
let runs: Run[];

beforeAll(async () => {
  const file = join(folder, 'suite.mjs');
  writeFileSync(file, suite);
  mkdirSync(join(folder, 'runs'));
  // Two correct runs, the bug, a rebuild, nine redesigns, and a correct run.
  const what = ['--bug', 'auth/any-password', '--only', 'bugs', '--only', 'redesigns', '--jobs', '1'];
  const command = ['--', process.execPath, file, join(folder, 'runs')];
  const { code, stderr } = await grade(...what, ...command).ended;
  expect(code, stderr).toBe(0);
  runs = readdirSync(join(folder, 'runs')).map((name) => JSON.parse(readFileSync(join(folder, 'runs', name), 'utf8')));
}, 180_000);

/** Without the salt, and without the number that a document is given when it is served. */
const plain = (text: string) => text.replace(/shown\/[\w-]+/g, 'shown').replace(/\b[0-9a-f]{16}\b/g, 'salt');

/** How many different values there are. */
const kinds = (values: unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

describe('the runs of a grade look alike', () => {
  test('in the HTML of every page but for the salt', () => {
    expect(runs).toHaveLength(14);
    for (const path of Object.keys(runs[0]?.documents ?? {})) {
      const documents = runs.map(({ documents }) => documents[path] ?? '');
      expect(kinds(documents), path).toBe(runs.length);
      expect(kinds(documents.map(plain)), path).toBe(1);
    }
  });

  test('in the number and the names of scripts', () => {
    const names = runs.map(({ scripts }) => Object.keys(scripts));
    expect(kinds(names.map((run) => run.map(plain)))).toBe(1);
    // A name that two runs have would follow from what it names.
    const salted = names.flat().filter((name) => plain(name) !== name);
    expect(salted.length).toBeGreaterThan(runs.length);
    expect(kinds(salted)).toBe(salted.length);
  });

  test('in what the site says about itself', () => {
    expect(kinds(runs.map(({ health }) => ({ ...health, uptime: 0 })))).toBe(1);
  });
});

test('scripts differ in what the bug, the rebuild or the redesign changes alone', () => {
  const texts = runs.map(({ scripts }) => Object.values(scripts).map(plain));
  const isSame = (one: string[], other: string[]) => kinds([one, other]) === 1;
  // The three correct runs are the same, and no others.
  const correct = texts.find((one) => texts.filter((other) => isSame(one, other)).length === 3) ?? [];
  const changed = texts.filter((one) => !isSame(one, correct));
  expect(changed).toHaveLength(11);
  const changes = changed.map((one) => one.flatMap((text, index) => (text === correct[index] ? [] : [index])));
  for (const indexes of changes) expect(indexes.length).toBeLessThanOrEqual(2);
  // The bug and the rebuild are in the script of pages, whose redesigned copy is the same as ever.
  const ofPages = changed.flatMap((one) =>
    one.flatMap((text, index) => (text !== correct[index] && text.includes('$lent') ? [[text, correct[index]]] : [])),
  );
  expect(ofPages).toHaveLength(2);
  const lengths = ofPages.map(([one = '', other = '']) => differing(one, other)).sort((one, other) => one - other);
  // The bug takes one condition away. The rebuild has two changes, which may be far apart.
  expect(lengths[0]).toBeLessThan(100);
});

/** How many characters are between what two texts have in common at their start and at their end. */
function differing(one: string, other = ''): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return one.length - start - end;
}
