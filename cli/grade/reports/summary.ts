import { visible } from '../../../site/run/unseen';
import { counted } from '../../output/text';
import { allBugs } from '../../server/built-bugs';
import { hasBugs } from '../part';
import { requirementOf, unknownRequirement } from '../requirements';
import {
  type BugResult,
  type GradedTest,
  type GradeResult,
  type Harmless,
  type HarmlessResult,
  notRunOf,
  type Points,
  tellsBuildsApart,
} from '../result';
import { shareOf } from '../share-of';

// What every report says about a result, in any form.

/** The title of a bug, or undefined if this version has no such bug. */
export type Titles = (id: string) => string | undefined;

export const titleOf: Titles = (id) => allBugs().find((bug) => bug.id === id)?.title;

export const unknownBug = 'not a bug of this version';

/** What a bug is, as far as this version knows it. */
export function titleIn(id: string, titles: Titles): string {
  return titles(id) ?? `${id}: ${unknownBug}`;
}

/** What to know before the figures. */
export function notes(result: GradeResult): string[] {
  const { choice, complete, part, why } = result;
  const { around, options } = result.leftOut;
  return [
    ...(complete ? [] : [interrupted(result)]),
    ...(part && part.of > 1 ? [`This is part ${part.number} of ${part.of}.`] : []),
    ...(why ? [why] : []),
    ...(choice.redesign?.length
      ? [`The correct site has the redesign ${choice.redesign.join(', ')}, and every trial came on top of it.`]
      : []),
    ...(choice.sample && hasBugs(choice.only)
      ? [`A sample of ${sampleSize(result, choice.sample)}: --sample-seed "${choice.sample.seed}" chooses it again.`]
      : []),
    ...(around > 0
      ? [
          `${counted(around, 'bug')} of the shell and of home left out, because every suite shows them: --page shell --page home.`,
        ]
      : []),
    ...(options > 0
      ? [
          `${counted(options, 'bug')} left out that only a suite for this site's own options can catch: ${named(choice.page)} --all.`,
        ]
      : []),
  ];
}

/** The flags of these pages. */
function named(pages: readonly string[] = ['<id>']): string {
  return pages.map((page) => `--page ${page}`).join(' ');
}

function interrupted({ left, bugs, rebuilds, redesigns, conditions }: GradeResult): string {
  if (left === undefined) return 'Interrupted: this is what was known by then.';
  const tried = [bugs, rebuilds, redesigns, conditions].some(({ results }) =>
    results.some(({ seconds }) => seconds !== null),
  );
  if (!tried) return 'Interrupted before anything was tried.';
  return `Interrupted: this is what was known by then. ${left === 1 ? '1 trial is' : `${left} trials are`} left.`;
}

/** How many bugs were chosen. A part of a grade and an interrupted one do not know all of them. */
function sampleSize({ bugs, complete, part }: GradeResult, { count }: { count: number }): string {
  if (!complete || part) return `at most ${counted(count, 'bug')}`;
  return counted(bugs.results.length - bugs.notReached, 'bug');
}

/** `Bugs 28 of 36 caught (78 %), 88 on pages it never shows · Rebuilds 4 of 4 · Redesigns 9 of 9 · Conditions 6 of 7` */
export function figures(result: GradeResult): string {
  const { rebuilds, redesigns, conditions, choice, points } = result;
  const asked = hasBugs(choice.only);
  return [
    ...(asked ? [bugFigure(result)] : []),
    ...(asked ? harmlessFigure('Rebuilds', rebuilds) : []),
    ...harmlessFigure('Redesigns', redesigns),
    ...harmlessFigure('Conditions', conditions),
    ...(notRunOf(result) > 0 ? [`Not run ${notRunOf(result)}`] : []),
    ...(points ? [`Points ${points.points} of ${points.maximum}`] : []),
  ].join(' · ');
}

function bugFigure({ bugs, rebuilds }: GradeResult): string {
  const notReached = bugs.notReached > 0 ? `, ${bugs.notReached} on pages it never shows` : '';
  if (tellsBuildsApart(rebuilds)) return `Bugs withheld${notReached}`;
  const graded = bugs.caught + bugs.missed;
  const percent = graded > 0 ? ` (${shareOf(bugs.caught, graded, 100, 0)} %)` : '';
  const byExitCode = bugs.results.filter((bug) => bug.byExitCode).length;
  const only = byExitCode > 0 ? `, ${byExitCode} by the exit code` : '';
  const late = bugs.timedOut > 0 ? `, ${bugs.timedOut} by the time limit` : '';
  return `Bugs ${bugs.caught} of ${graded} caught${percent}${only}${late}${notReached}`;
}

/** `Redesigns 7 of 9, 2 with tests left out` */
function harmlessFigure(name: string, { passed, broken, results }: Harmless): string[] {
  if (results.length === 0) return [];
  const incomplete = results.filter(({ testsLeftOut = 0 }) => testsLeftOut > 0).length;
  return [`${name} ${passed} of ${passed + broken}${incomplete > 0 ? `, ${incomplete} with tests left out` : ''}`];
}

/** A page's row in a table. */
export function sumsOf(bugs: readonly BugResult[], { rebuilds }: Pick<GradeResult, 'rebuilds'>) {
  const count = (wanted: BugResult['result']) => bugs.filter(({ result }) => result === wanted).length;
  const [caught, timedOut, missed, notRun] = [count('caught'), count('timed-out'), count('missed'), count('not-run')];
  const [noticed, graded] = [caught + timedOut, caught + timedOut + missed];
  const times = bugs.flatMap(({ seconds }) => seconds ?? []);
  return {
    bugs: bugs.length,
    caught,
    timedOut,
    missed,
    notRun,
    share: graded === 0 || tellsBuildsApart(rebuilds) ? '' : `${shareOf(noticed, graded, 100, 0)} %`,
    slowest: times.length > 0 ? `${Math.max(...times)} s` : '',
  };
}

export function groupedByPage(bugs: readonly BugResult[]): Map<string, BugResult[]> {
  return groupedBy(bugs, ({ page }) => page);
}

/** The bugs that are on pages that the suite shows, by page. */
export function shownByPage({ bugs }: GradeResult): Map<string, BugResult[]> {
  return groupedByPage(bugs.results.filter(({ result }) => result !== 'not-reached'));
}

export type Requirement = { name: string; page: string; sentence: string; bugs: readonly BugResult[] };

/** The requirements that bugs are of, each with its bugs. */
export function requirementsOf(bugs: readonly BugResult[]): Requirement[] {
  return [...groupedBy(bugs, ({ page, requirement }) => `${page}/${requirement}`)].map(([name, ofIt]) => {
    const [{ page, requirement } = { page: '', requirement: '' }] = ofIt;
    return { name, page, sentence: requirementOf(page, requirement) ?? unknownRequirement, bugs: ofIt };
  });
}

/** The requirements whose bugs were missed, each with the missed ones. */
export function missedRequirements({ bugs }: GradeResult): Requirement[] {
  return requirementsOf(bugs.results.filter(({ result }) => result === 'missed'));
}

export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** What a good suite passes in spite of, and what of it broke the suite, by the titles of those lists. */
export function harmlessKinds({ rebuilds, redesigns, conditions }: GradeResult) {
  const kinds = [
    { title: 'Rebuilds that broke the suite', name: 'rebuild', results: rebuilds.results },
    { title: 'Redesigns that broke the suite', name: 'redesign', results: redesigns.results },
    { title: 'Conditions that broke the suite', name: 'condition', results: conditions.results },
  ];
  return kinds.map((kind) => ({ ...kind, broken: kind.results.filter(({ result }) => result === 'broken') }));
}

/** `2 tests without a result`, where a run has fewer results than the correct site. */
export function leftOutOf({ testsLeftOut = 0 }: HarmlessResult): string | undefined {
  return testsLeftOut > 0 ? `${counted(testsLeftOut, 'test')} without a result` : undefined;
}

/** The last lines that the suite printed, where the tests that broke are not known. */
export function endOf({ brokenTests = [], output = '' }: HarmlessResult): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return brokenTests.length > 0 ? [] : lines.slice(-3);
}

/** What could not be run, and why. */
export function notRun({ bugs, rebuilds, redesigns, conditions }: GradeResult): { id: string; reason: string }[] {
  const all = [bugs, rebuilds, redesigns, conditions].flatMap(
    ({ results }): readonly (BugResult | HarmlessResult)[] => results,
  );
  return all
    .filter(({ result }) => result === 'not-run')
    .map(({ id, reason = 'no reason is known' }) => ({ id, reason }));
}

/** The tests that a person should look at, by the titles of their lists. */
export function testLists(result: GradeResult): { title: string; tests: Pick<GradedTest, 'name' | 'pages'>[] }[] {
  const { tests = [], failingTests = [] } = result;
  const named = (names: readonly string[]) => names.map((name) => ({ name }));
  return [
    { title: 'Tests that noticed no bug', tests: idleTests(result) },
    { title: 'Tests that failed on the correct site, and were left out', tests: named(failingTests) },
    { title: 'Flaky tests', tests: named(tests.filter(({ flaky }) => flaky).map(({ name }) => name)) },
  ];
}

/**
 * The tests that noticed no bug, although they show a page on which there were some. None of a page with a bug that
 * timed out, because the test that waited may have noticed it. None of a grade that was interrupted or is one of several
 * parts: the bugs that a test would notice may be those that were not tried here.
 */
function idleTests({ tests = [], bugs, choice, complete, part }: GradeResult): GradedTest[] {
  if (!hasBugs(choice.only) || !complete || (part && part.of > 1)) return [];
  const pagesOf = (...wanted: BugResult['result'][]) =>
    new Set(bugs.results.flatMap(({ page, result }) => (wanted.includes(result) ? [page] : [])));
  const [graded, timedOut] = [pagesOf('caught', 'missed'), pagesOf('timed-out')];
  // Where a test's pages are not known, every page is one that it may show.
  const showsOne = ({ pages: shown }: GradedTest, pages: ReadonlySet<string>) =>
    shown ? shown.some((page) => pages.has(page)) : pages.size > 0;
  return tests.filter(
    (test) => test.noticed.length === 0 && !test.unclear && showsOne(test, graded) && !showsOne(test, timedOut),
  );
}

/** `auth/refused: 1.5 of 2 (without 1 trial that could not be run)` */
export function pointsLine({ name, points, maximum, why }: Points['lines'][number]): string {
  return `${name}: ${points} of ${maximum}${why ? ` (${why})` : ''}`;
}

/** The first lines of a list, and how many more there are. */
export function limited<Item>(
  items: readonly Item[],
  most: number,
  line: (item: Item) => string,
  indent = '',
): string[] {
  const more = items.length - most;
  return [...items.slice(0, most).map(line), ...(more > 0 ? [`${indent}… and ${more} more`] : [])];
}

/** A text from outside in one line of at most this number of characters, each of which can be seen. */
export function short(text: string, longest: number): string {
  const characters = Array.from(visible(text.slice(0, 2 * longest).replace(/\s/g, ' ')));
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
