import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { bugs } from '../../site/bugs';
import { home, pages, shell } from '../../site/catalogue';
import { playwrightReport, type Ran } from '../report';
import type { Proof } from './playwright.config';

const root = join(import.meta.dirname, '../..');
const { startPracticeSite } = await import(join(root, 'dist/cli/index.js'));

const everyPage = [{ ...shell, id: 'shell' }, home, ...pages];

/** `BUGS=auth,forms/late npx vitest run --project bugs` proves those alone. */
const chosen = process.env.BUGS?.split(',');
const proved = bugs.filter(({ id, page }) => !chosen || chosen.includes(page) || chosen.includes(id));

let ran: Ran[];

beforeAll(async () => {
  const sites = await Promise.all(proved.map(({ id }) => startPracticeSite({ port: 0, bugs: [id] })));
  const proofs = proved.map(({ id, page, requirement }, index): Proof => {
    return { bug: id, url: sites[index].url, page, requirements: [requirement, ...unbrokenBy(page, requirement)] };
  });
  // More than there are cores, because tests that fail mostly wait.
  const workers = `${3 * availableParallelism()}`;
  await execa('playwright', ['test', '-c', 'tests/bugs', '--workers', workers], {
    cwd: root,
    preferLocal: true,
    env: { PRACTICE_SITE_PROOFS: JSON.stringify(proofs) },
    reject: false,
    stdout: 'ignore',
    stderr: 2,
  });
  ran = playwrightReport(join(root, 'test-results/bugs.json'));
  await Promise.all(sites.map((site) => site.close()));
});

describe.each(proved)('$id', ({ id, page, requirement }) => {
  const statusOf = (name: string) => ran.filter((one) => one.name.startsWith(`${id} › ${page}.spec.ts › ${name}: `));

  test(`breaks “${requirement}”`, () => {
    expect(statusOf(requirement).map(({ status }) => status)).toEqual([expect.stringMatching(/^(failed|timedOut)$/)]);
  });

  test.each(unbrokenBy(page, requirement))('leaves “%s” alone', (unbroken) => {
    const tests = statusOf(unbroken);
    expect(
      tests.map(({ status }) => status),
      tests[0]?.message,
    ).toEqual(['passed']);
  });
});

test('every requirement of a page is broken by a bug', () => {
  const unbroken = everyPage.flatMap(({ id, requirements }) =>
    Object.keys(requirements)
      .filter((name) => !bugs.some(({ page, requirement }) => page === id && requirement === name))
      .map((name) => `${id}/${name}`),
  );
  expect(unbroken).toEqual([]);
});

test.each(everyPage)('$id has three bugs at least', ({ id }) => {
  expect(bugs.filter(({ page }) => page === id).length).toBeGreaterThanOrEqual(3);
});

/**
 * A requirement that a bug of this one does not break: the first other one. Only in a whole run, because it takes as
 * long as all else.
 */
function unbrokenBy(page: string, requirement: string): string[] {
  if (!process.env.WHOLE_SUITE) return [];
  const { requirements } = everyPage.find(({ id }) => id === page) ?? home;
  return Object.keys(requirements)
    .filter((name) => name !== requirement)
    .slice(0, 1);
}
