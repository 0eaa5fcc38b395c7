import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstSolutionFile, solutionFile } from '../../build/solution-files';
import { bugs } from '../../site/all-bugs';
import type { NamedBug } from '../../site/bug';
import { home, pages, shell } from '../../site/catalogue';
import { named, wholeSuite } from '../depth';
import { playwrightReport, type Ran } from '../report';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const specs = join(results, 'bugs/specs');
const { startPracticeSite } = await import(join(root, 'dist/cli/index.js'));

const everyPage = [{ ...shell, id: 'shell' }, home, ...pages];

/**
 * `BUGS=auth,forms/late npx vitest run --project bugs` proves those alone. With `EVERY_OTHER=1` beside it each bug is
 * tried against every other requirement of its page, which takes minutes a page.
 */
const chosen = process.env.BUGS?.split(',');
const everyOther = process.env.EVERY_OTHER !== undefined;
const hardest = everyPage.map(({ id }) => bugs.filter(({ page }) => page === id).sort((a, b) => b.level - a.level)[0]);
const proved = bugs.filter((bug) => {
  if (chosen) return chosen.includes(bug.page) || chosen.includes(bug.id);
  // Of each page the one that is hardest to notice. All of them take ten minutes.
  return wholeSuite || named.includes(bug.page) || hardest.includes(bug);
});

let ran: Ran[];

beforeAll(async () => {
  const sites = await Promise.all(proved.map(({ id }) => startPracticeSite({ port: 0, bugs: [id] })));
  rmSync(specs, { recursive: true, force: true });
  mkdirSync(specs, { recursive: true });
  for (const { id } of everyPage) {
    const groups = proved.flatMap((bug, index) => (bug.page === id ? groupsFor(bug, sites[index].url) : []));
    const complete = solutionFile('playwright', id);
    if (groups.length > 0) writeFileSync(join(specs, `${id}.spec.ts`), repeatedSolution(complete, groups));
    const first = proved.flatMap((bug, index) =>
      bug.page === id && isForFirst(bug) ? groupFor(brokenFirst(bug.id), sites[index].url, 'test.fail();') : [],
    );
    const short = firstSolutionFile('playwright', id);
    if (first.length > 0) writeFileSync(join(specs, `${id}-first.spec.ts`), repeatedSolution(short, first));
  }
  // More workers than there are cores, because tests that fail mostly wait.
  const workers = `${3 * availableParallelism()}`;
  const chosenTests = proved.flatMap(({ id, page, requirement }) => [
    `(?:${broken(id)}|${brokenFirst(id)}) ${requirement}:`,
    ...unbrokenBy(page, requirement).map((name) => `${unbroken(id)} ${name}:`),
  ]);
  await execa(
    'playwright',
    ['test', '-c', 'tests/bugs', '--workers', workers, '--grep', ` (${chosenTests.join('|')}) `],
    {
      cwd: root,
      preferLocal: true,
      reject: false,
      stdout: 'ignore',
      stderr: 2,
    },
  );
  ran = playwrightReport(join(results, 'bugs.json'));
  await Promise.all(sites.map((site) => site.close()));
});

/** The names of the groups of tests for a bug: those that it breaks, and those that it leaves alone. */
function broken(id: string): string {
  return `${id} breaks`;
}

function brokenFirst(id: string): string {
  return `${id} breaks the first solution`;
}

function unbroken(id: string): string {
  return `${id} leaves`;
}

/** The solution's tests on the site with this bug, as code. */
function groupsFor({ id }: NamedBug, url: string): string[] {
  // Expected to fail, because after a test that fails unexpectedly Playwright starts a new worker and a new browser.
  return [groupFor(broken(id), url, 'test.fail();'), groupFor(unbroken(id), url)];
}

function groupFor(name: string, url: string, expected = ''): string {
  return `test.describe('${name}', () => { test.use({ baseURL: '${url}' }); ${expected} solution(); });`;
}

/** Whether the first solution of the page has to notice this bug: it is easy to notice, and in a part that it tests. */
function isForFirst({ page, requirement, level }: NamedBug): boolean {
  const file = join(root, firstSolutionFile('playwright', page));
  return level === 1 && existsSync(file) && readFileSync(file, 'utf8').includes(`test('${requirement}: `);
}

/**
 * A page's solution as a function that is called in each of these groups. One file for all bugs of a page, because
 * Playwright compiles each file before the first test starts, and a file for each bug would take half a minute.
 */
function repeatedSolution(file: string, groups: string[]): string {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = /^import [^;]*;\n/gm;
  const body = text.replace(imports, '');
  const folder = relative(specs, join(root, dirname(file)));
  const importedFrom = text
    .match(imports)
    ?.join('')
    .replaceAll(/(?<=from ')(?=\.)/g, `${folder}/`);
  return `${importedFrom}\nfunction solution() {\n${body}}\n\n${groups.join('\n')}\n`;
}

describe.each(proved)('$id', (bug) => {
  const { id, page, requirement } = bug;
  const testsOf = (group: string, name: string) => ran.filter((one) => one.name.includes(` › ${group} › ${name}: `));

  test(`breaks “${requirement}”`, () => {
    const statuses = testsOf(broken(id), requirement).map(({ status }) => status);
    // Passed: it has failed as expected.
    expect(statuses).toEqual([expect.stringMatching(/^(passed|timedOut)$/)]);
  });

  test.each(isForFirst(bug) ? [requirement] : [])('breaks “%s” in the first solution', (name) => {
    const statuses = testsOf(brokenFirst(id), name).map(({ status }) => status);
    expect(statuses).toEqual([expect.stringMatching(/^(passed|timedOut)$/)]);
  });

  test.each(unbrokenBy(page, requirement))('leaves “%s” alone', (name) => {
    const tests = testsOf(unbroken(id), name);
    expect(
      tests.map(({ status }) => status),
      tests[0]?.message,
    ).toEqual(['passed']);
  });
});

test('every requirement of a page is broken by a bug', () => {
  const missed = everyPage.flatMap(({ id, requirements }) =>
    Object.keys(requirements)
      .filter((name) => !bugs.some(({ page, requirement }) => page === id && requirement === name))
      .map((name) => `${id}/${name}`),
  );
  expect(missed).toEqual([]);
});

test.each(everyPage)('$id has three bugs at least', ({ id }) => {
  expect(bugs.filter(({ page }) => page === id).length).toBeGreaterThanOrEqual(3);
});

/**
 * Requirements that a bug of this one may not break: its neighbours, which are mostly about the same part of the page.
 * None in a normal run, and all others only with EVERY_OTHER, because for all pages that takes more than an hour.
 */
function unbrokenBy(page: string, requirement: string): string[] {
  const reach = everyOther ? Number.POSITIVE_INFINITY : chosen || wholeSuite ? 1 : 0;
  const names = Object.keys((everyPage.find(({ id }) => id === page) ?? home).requirements);
  const at = names.indexOf(requirement);
  return names.slice(Math.max(0, at - reach), at + reach + 1).filter((name) => name !== requirement);
}
