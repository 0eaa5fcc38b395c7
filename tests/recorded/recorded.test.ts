import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, describe, expect, test } from 'vitest';
import { redesignIds } from '../../site/redesigns';
import { wholeSuite } from '../depth';
import { playwrightReport, type Ran } from '../report';

const root = join(import.meta.dirname, '../..');
const { startPracticeSite } = await import(join(root, 'dist/cli/index.js'));

// `suite` holds tests as a recorder writes them, a file for each kind of brittle locator, named by the redesign that
// breaks it. The fixture in `recorder.ts` expects them to fail there: "passed" below is "as expected".
const kinds = redesignIds.filter((id) => id !== 'next');

/** The redesigns that have to break each test of a spec: the one of its name, and `next` with WHOLE_SUITE=1. */
const breaking = (kind: string) => (wholeSuite ? [kind, 'next'] : [kind]);

/** With which redesigns each spec is tried beside these: all others with WHOLE_SUITE=1. */
const othersOf = (kind: string) => (wholeSuite ? kinds.filter((id) => id !== kind) : []);

let ran: Ran[];

beforeAll(async () => {
  const sites = await Promise.all(
    // Without the simulated waits, so that a test that fails soon gives up.
    ['plain', ...(wholeSuite ? redesignIds : kinds)].map(async (id) => {
      const redesigns = id === 'plain' ? [] : [id];
      return { id, ...(await startPracticeSite({ port: 0, delayScale: 0, redesigns })) };
    }),
  );
  const addresses = Object.fromEntries(sites.map(({ id, url }) => [id, url]));
  // More workers than there are cores, because tests that fail mostly wait.
  const workers = `${3 * availableParallelism()}`;
  const report = join(root, 'test-results/recorded-suite.json');
  // An earlier run's must not be read where this one breaks off.
  rmSync(report, { force: true });
  await execa('playwright', ['test', '-c', 'tests/recorded', '--workers', workers], {
    cwd: root,
    preferLocal: true,
    reject: false,
    env: { RECORDED_SITES: JSON.stringify(addresses) },
    stdout: 'ignore',
    stderr: 2,
  });
  ran = playwrightReport(report);
  await Promise.all(sites.map(({ close }) => close()));
});

test('there is a spec for each redesign', () => {
  const specs = kinds.map((kind) => `${kind}.spec.ts`);
  expect(readdirSync(join(import.meta.dirname, 'suite')).sort()).toEqual(specs.sort());
});

describe.each(kinds)('%s.spec.ts', (kind) => {
  test('passes on the plain site', () => expectedOf(kind, 'plain'));

  test.each(breaking(kind))('fails in each of its tests under %s', (id) => expectedOf(kind, id));

  test.each(othersOf(kind))('passes under %s, but for the tests that broken.ts names', (id) => expectedOf(kind, id));
});

function expectedOf(kind: string, site: string) {
  const tests = ran.filter(({ name }) => name.startsWith(`${site} › ${kind}.spec.ts › `));
  expect(tests.length).toBeGreaterThan(1);
  const unexpected = tests.filter(({ status }) => status !== 'passed');
  expect(unexpected.map(({ name, status, message }) => `${name}: ${status} ${message}`)).toEqual([]);
}
