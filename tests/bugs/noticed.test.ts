import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstSolutionFile, solutionFile } from '../../build/solution-files';
import { bugs } from '../../site/all-bugs';
import type { NamedBug } from '../../site/bug';
import { home } from '../../site/catalogue';
import { named, wholeSuite } from '../depth';
import type { Ran } from '../report';
import { chosen, everyPage, isChosen } from './chosen-bugs';
import { type Group, isThere, resultsOf, root, runSolutions } from './run-solutions';

const { startPracticeSite } = await import(join(root, 'dist/cli/index.js'));

const hardest = everyPage.map(({ id }) => bugs.filter(({ page }) => page === id).sort((a, b) => b.level - a.level)[0]);
const proved = bugs.filter((bug) => {
  if (chosen) return isChosen(bug);
  // Of each page the one that is hardest to notice. All of them take ten minutes.
  return wholeSuite || named.includes(bug.page) || hardest.includes(bug);
});

let ran: Ran[];

beforeAll(async () => {
  const sites = await Promise.all(proved.map(({ id }) => startPracticeSite({ port: 0, bugs: [id] })));
  const groups = proved.flatMap((bug, index) => groupsFor(bug, sites[index].url));
  // More workers than there are cores, because tests that fail mostly wait.
  ran = await runSolutions(groups, 3 * availableParallelism());
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

/** The solution's tests on the site with this bug. */
function groupsFor(bug: NamedBug, url: string): Group[] {
  const { id, page, requirement } = bug;
  const complete = solutionFile('playwright', page);
  const first = { name: brokenFirst(id), file: firstSolutionFile('playwright', page) };
  return [
    { name: broken(id), file: complete, url, broken: pathOf(page), requirements: [requirement] },
    { name: unbroken(id), file: complete, url, requirements: unbrokenBy(bug) },
    ...(isForFirst(bug) ? [{ ...first, url, broken: pathOf(page), requirements: [requirement] }] : []),
  ];
}

/** The shell's tests begin at home. */
function pathOf(page: string): string {
  return page === 'shell' || page === home.id ? '' : page;
}

/** Whether the first solution of the page has to notice this bug: it is easy to notice, and in a part that it tests. */
function isForFirst({ page, requirement, level }: NamedBug): boolean {
  const file = join(root, firstSolutionFile('playwright', page));
  return level === 1 && existsSync(file) && readFileSync(file, 'utf8').includes(`test('${requirement}: `);
}

describe.each(proved)('$id', (bug) => {
  const { id, requirement } = bug;
  test(`breaks “${requirement}”`, () => {
    const statuses = resultsOf(ran, broken(id), requirement).map(({ status }) => status);
    // Passed: it has failed as expected.
    expect(statuses).toEqual([expect.stringMatching(/^(passed|timedOut)$/)]);
  });

  // Otherwise a site that shows nothing would be one in which the bug is noticed.
  test('leaves a page with a heading', () => {
    expect(resultsOf(ran, broken(id), isThere).map(({ status }) => status)).toEqual(['passed']);
  });

  test.each(isForFirst(bug) ? [requirement] : [])('breaks “%s” in the first solution', (name) => {
    const statuses = resultsOf(ran, brokenFirst(id), name).map(({ status }) => status);
    expect(statuses).toEqual([expect.stringMatching(/^(passed|timedOut)$/)]);
  });

  test.each(unbrokenBy(bug))('leaves “%s” alone', (name) => {
    const tests = resultsOf(ran, unbroken(id), name);
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
 * Requirements that a bug may not break: the neighbours of its own, which are mostly about the same part of the page.
 * None in a normal run. All others are tried by `other-requirements.test.ts`.
 */
function unbrokenBy({ page, requirement }: NamedBug): string[] {
  const reach = chosen || wholeSuite ? 1 : 0;
  const names = everyPage.filter(({ id }) => id === page).flatMap(({ requirements }) => Object.keys(requirements));
  const at = names.indexOf(requirement);
  return names.slice(Math.max(0, at - reach), at + reach + 1).filter((name) => name !== requirement);
}
