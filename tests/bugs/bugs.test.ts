import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { bugs } from '../../site/bugs';
import { home, pages, shell } from '../../site/catalogue';
import { playwrightReport, type Ran } from '../report';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const { startPracticeSite } = await import(join(root, 'dist/cli/index.js'));

const everyPage = [{ ...shell, id: 'shell' }, home, ...pages];

/** `BUGS=auth,forms/late npx vitest run --project bugs` proves those alone. */
const chosen = process.env.BUGS?.split(',');
const proved = bugs.filter(({ id, page }) => !chosen || chosen.includes(page) || chosen.includes(id));

let ran: Ran[];

beforeAll(async () => {
  const sites = await Promise.all(proved.map(({ id }) => startPracticeSite({ port: 0, bugs: [id] })));
  const specs = join(results, 'bugs/specs');
  rmSync(specs, { recursive: true, force: true });
  mkdirSync(specs, { recursive: true });
  const tests: string[] = [];
  for (const [index, { id, page, requirement }] of proved.entries()) {
    const solution = readFileSync(join(root, `tests/solutions/playwright/${page}.spec.ts`), 'utf8');
    const onSite = `${solution}\ntest.use({ baseURL: '${sites[index].url}' });\n`;
    // Expected to fail, because after a test that fails unexpectedly Playwright starts a new worker and a new browser.
    writeFileSync(join(specs, brokenFile(id)), `${onSite}test.fail();\n`);
    writeFileSync(join(specs, unbrokenFile(id)), onSite);
    tests.push(`${brokenFile(id)} ${requirement}:`);
    for (const name of unbrokenBy(page, requirement)) tests.push(`${unbrokenFile(id)} ${name}:`);
  }
  // More workers than there are cores, because tests that fail mostly wait.
  const workers = `${5 * availableParallelism()}`;
  const chosenTests = tests.map((name) => name.replaceAll('.', '\\.')).join('|');
  await execa('playwright', ['test', '-c', 'tests/bugs', '--workers', workers, '--grep', ` (${chosenTests}) `], {
    cwd: root,
    preferLocal: true,
    reject: false,
    stdout: 'ignore',
    stderr: 2,
  });
  ran = playwrightReport(join(results, 'bugs.json'));
  await Promise.all(sites.map((site) => site.close()));
});

function brokenFile(id: string): string {
  return `${id.replace('/', '.')}.spec.ts`;
}

function unbrokenFile(id: string): string {
  return `${id.replace('/', '.')}.unbroken.spec.ts`;
}

describe.each(proved)('$id', ({ id, page, requirement }) => {
  const testsOf = (file: string, name: string) => ran.filter((one) => one.name.includes(` › ${file} › ${name}: `));

  test(`breaks “${requirement}”`, () => {
    const statuses = testsOf(brokenFile(id), requirement).map(({ status }) => status);
    // Passed: it has failed as expected.
    expect(statuses).toEqual([expect.stringMatching(/^(passed|timedOut)$/)]);
  });

  test.each(unbrokenBy(page, requirement))('leaves “%s” alone', (unbroken) => {
    const tests = testsOf(unbrokenFile(id), unbroken);
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
