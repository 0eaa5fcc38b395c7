import { randomUUID } from 'node:crypto';
import { isAbsolute } from 'node:path';
import type { RedesignId } from '../../site/redesigns';
import { jobsOf } from '../grade/grade';
import { spread } from '../grade/plan';
import type { BugResult, GradeResult, HarmlessResult } from '../grade/result';
import { allBugs } from '../server/built-bugs';
import type { BuiltBug } from '../server/manifest';
import type { TrialKind } from './heal-verdicts';

/** A site on which a suite is mended, once. */
export type HealTrial = {
  kind: TrialKind;
  redesign?: RedesignId;
  bug?: string;
  /** The tests that notice the bug where nothing else is other. */
  noticedBy: readonly string[];
  /** Of a redesign: the bugs of which a mended suite has to notice those that `checksFor` chooses. */
  checks: readonly NoticedBug[];
};

type KnownBug = Pick<BuiltBug, 'id' | 'page' | 'level' | 'kind' | 'takesAway'>;

export type NoticedBug = KnownBug & { noticedBy: readonly string[] };

export type HealChoice = {
  page?: readonly string[];
  /** Default: those that break the suite. */
  redesign?: readonly RedesignId[];
  /** How many bugs the suite is mended with. */
  bugs: number;
  seed: string;
};

/** One of four bugs is one that takes an element away, where the suite notices enough of them. */
const shareOfGone = 4;

/** What is tried, by what the suite notices. `known` are all bugs that there are. */
export function healPlan(
  choice: HealChoice,
  grade: { bugs: Pick<GradeResult['bugs'], 'results'>; redesigns: Pick<GradeResult['redesigns'], 'results'> },
  known: readonly KnownBug[] = allBugs(),
): HealTrial[] {
  const noticed = noticedBugs(choice, grade.bugs.results, known);
  const broken = grade.redesigns.results.filter(({ result }) => result === 'broken');
  const redesigns = choice.redesign ?? broken.map(({ id }) => id as RedesignId);
  const bugs = chosenBugs(noticed, choice);
  const brokenBy = (redesign: RedesignId) => testsBrokenBy(broken.find(({ id }) => id === redesign));
  const both = bothOf(redesigns, bugs, brokenBy, choice.bugs);
  return [
    { kind: 'unchanged', noticedBy: [], checks: [] },
    ...redesigns.map((redesign): HealTrial => {
      return { kind: 'redesign', redesign, noticedBy: [], checks: noticed };
    }),
    ...bugs.map(({ id, takesAway, noticedBy }): HealTrial => {
      return { kind: takesAway ? 'gone' : 'bug', bug: id, noticedBy, checks: [] };
    }),
    ...both,
  ];
}

/** How many trials run at the same time. */
export function trialsAtOnce({ results, ...settings }: Parameters<typeof jobsOf>[0]): number {
  // A glob with a relative path is of a copy, and each trial has its own.
  return jobsOf({ ...settings, ...(results !== undefined && isAbsolute(results) && { results }) });
}

/** In an order that tells a heal command nothing of what the site has, however often it has been called before. */
export function unforeseen(trials: readonly HealTrial[]): HealTrial[] {
  return trials
    .map((trial) => ({ trial, place: randomUUID() }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ trial }) => trial);
}

/** Bugs that single tests noticed. One that was noticed by its time limit alone says nothing of a test. */
function noticedBugs({ page }: HealChoice, results: readonly BugResult[], known: readonly KnownBug[]): NoticedBug[] {
  const bugs = new Map(known.map((bug) => [bug.id, bug]));
  return results.flatMap(({ id, result, noticedBy = [] }) => {
    const bug = bugs.get(id);
    if (!bug || result !== 'caught' || noticedBy.length === 0) return [];
    if (page !== undefined && !page.includes(bug.page)) return [];
    const { page: itsPage, level, kind, takesAway } = bug;
    return [{ id, page: itsPage, level, kind, takesAway, noticedBy }];
  });
}

function chosenBugs(noticed: readonly NoticedBug[], { bugs, seed }: HealChoice): NoticedBug[] {
  const away = chosen(
    noticed.filter(({ takesAway }) => takesAway),
    Math.ceil(bugs / shareOfGone),
    seed,
  );
  const others = chosen(
    noticed.filter(({ takesAway }) => !takesAway),
    bugs - away.length,
    seed,
  );
  return [...others, ...away];
}

function chosen(bugs: readonly NoticedBug[], count: number, seed: string): NoticedBug[] {
  return spread(bugs, count, seed, ({ page, level, kind }) => [page, `level ${level}`, kind]);
}

/** How many bugs the mended tests are tried with, for each bug of the choice. */
const checksForEach = 3;

/**
 * The bugs that a mended suite has to notice. First one for each test that was mended, best one that no other test
 * notices; then others of those tests. Last some of the other tests, which a healer may have written again, too.
 */
export function checksFor(
  noticed: readonly NoticedBug[],
  mended: readonly string[],
  { bugs, seed }: Pick<HealChoice, 'bugs' | 'seed'>,
): NoticedBug[] {
  const isTouched = ({ noticedBy }: NoticedBug) => noticedBy.some((test) => mended.includes(test));
  const touched = chosen(noticed.filter(isTouched), noticed.length, seed);
  const first = mended.flatMap((test) => {
    const its = touched.filter(({ noticedBy }) => noticedBy.includes(test));
    return its.sort((one, other) => one.noticedBy.length - other.noticedBy.length).slice(0, 1);
  });
  const checks = [...new Set([...first, ...touched])].slice(0, checksForEach * bugs);
  const others = noticed.filter((bug) => !isTouched(bug));
  return [...checks, ...chosen(others, Math.max(bugs - checks.length, Math.ceil(bugs / 2)), seed)];
}

/** A bug for each redesign, and each time another one while there are some: best one whose page the redesign breaks. */
function bothOf(
  redesigns: readonly RedesignId[],
  bugs: readonly NoticedBug[],
  brokenBy: (redesign: RedesignId) => readonly string[],
  most: number,
): HealTrial[] {
  const used = new Map<string, number>();
  return redesigns.slice(0, most).flatMap((redesign): HealTrial[] => {
    const broken = brokenBy(redesign);
    const rank = ({ id, noticedBy }: NoticedBug) => {
      // Where a test breaks that does not notice the bug, it shows whether the locators were mended.
      const hasMore = broken.some((test) => !noticedBy.includes(test));
      const isTouched = noticedBy.some((test) => broken.includes(test));
      return 10 * (used.get(id) ?? 0) + (hasMore ? 0 : 2) + (isTouched ? 0 : 1);
    };
    const [bug] = [...bugs].sort((one, other) => rank(one) - rank(other));
    if (!bug) return [];
    used.set(bug.id, (used.get(bug.id) ?? 0) + 1);
    return [{ kind: 'both', redesign, bug: bug.id, noticedBy: bug.noticedBy, checks: [] }];
  });
}

function testsBrokenBy(result: HarmlessResult | undefined): readonly string[] {
  return result?.brokenTests?.map(({ test }) => test) ?? [];
}
