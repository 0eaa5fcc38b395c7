import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { solutionFile } from '../../build/solution-files';
import { bugs } from '../../site/all-bugs';
import type { NamedBug } from '../../site/bug';
import type { Ran } from '../report';
import { type Trial, trialsOf } from './bug-sets';
import { everyPage, isChosen } from './chosen-bugs';
import { resultsOf, root, runSolutions } from './run-solutions';

const proved = bugs.filter(isChosen);
const trials = everyPage.flatMap(({ id, requirements }) => {
  const ofPage = proved.filter(({ page }) => page === id);
  return trialsOf(Object.keys(requirements), ofPage);
});
/** A copy of the built package, whose list of bugs has the sets too. */
const dist = join(root, 'test-results/bugs/dist');

/** All pages may take an hour, on a slow machine several. */
const hours = 5;

let together: Ran[];
let alone: Ran[];

beforeAll(async () => {
  rmSync(dist, { recursive: true, force: true });
  await execa('tsx', ['tests/bugs/compile-sets.ts', dist], {
    cwd: root,
    preferLocal: true,
    env: { NODE_ENV: 'production' },
    input: JSON.stringify(trials.map(({ set }) => set)),
    stdout: 2,
    stderr: 2,
  });
  together = await run(trials.map(({ set, requirements }) => ({ ...set, requirements })));
  const doubted = proved.map((bug) => ({ ...bug, requirements: trials.flatMap((trial) => doubtedIn(trial, bug)) }));
  alone = await run(doubted.filter(({ requirements }) => requirements.length > 0));
}, hours * 3_600_000);

/** Runs the tests of these requirements on a site with each of these bugs or sets. */
async function run(changes: readonly { id: string; page: string; requirements: readonly string[] }[]): Promise<Ran[]> {
  if (changes.length === 0) return [];
  const { startPracticeSite } = await import(join(dist, 'cli/index.js'));
  const sites = await Promise.all(changes.map(({ id }) => startPracticeSite({ port: 0, bugs: [id] })));
  const groups = changes.map(({ id, page, requirements }, index) => ({
    name: groupOf(id),
    file: solutionFile('playwright', page),
    url: sites[index].url,
    requirements,
  }));
  const ran = await runSolutions(groups, 2 * availableParallelism());
  await Promise.all(sites.map((site) => site.close()));
  return ran;
}

function groupOf(id: string): string {
  return `${id} leaves`;
}

/** The requirements that fail with this bug among others. */
function doubtedIn({ set, requirements }: Trial, bug: NamedBug): string[] {
  if (!set.bugs.includes(bug)) return [];
  return requirements.filter((name) => resultsOf(together, groupOf(set.id), name).some(hasFailed));
}

function hasFailed({ status }: Ran): boolean {
  return status !== 'passed';
}

/**
 * Bugs are tried together, because a trial of each alone would take hours. Of those with which a test fails, each is
 * tried by itself: what only several of them break is no finding. A bug that hides what another one breaks can hide a
 * finding, though not in every trial of the other.
 */
test.each(proved)('$id breaks no other requirement', (bug) => {
  const tried = trials.filter(({ set }) => set.bugs.includes(bug));
  const names = everyPage.filter(({ id }) => id === bug.page).flatMap(({ requirements }) => Object.keys(requirements));
  const others = names.filter((name) => name !== bug.requirement);
  const failed = others.flatMap((name) => {
    const ofAlone = resultsOf(alone, groupOf(bug.id), name);
    const ofTogether = tried.flatMap(({ set }) => resultsOf(together, groupOf(set.id), name));
    const results = ofAlone.length > 0 ? ofAlone : ofTogether;
    const failure = results.length > 0 ? results.find(hasFailed) : { status: 'not tried', message: undefined };
    return failure ? [`${name}: ${failure.message ?? failure.status}`] : [];
  });
  expect(failed).toEqual([]);
});
