import { styled } from '../../output/colors';
import { counted, table, terminalWidth, wrap } from '../../output/text';
import { allBugs } from '../../server/built-bugs';
import { requirementOf, unknownRequirement } from '../requirements';
import {
  type BugResult,
  type GradeResult,
  type Harmless,
  type HarmlessResult,
  notRunOf,
  percentOf,
  tellsBuildsApart,
} from '../result';

/** The result for people: a table by page, what was missed, what broke the suite, and the figures. */
export function textReport(result: GradeResult, reveal: boolean): string {
  const { bugs, rebuilds, redesigns, conditions } = result;
  const width = terminalWidth();
  const blocks = [
    pageTable(bugs.results, width),
    section('Requirements whose bugs were missed', missedLines(bugs.results, reveal)),
    section('Rebuilds that broke the suite', brokenLines(rebuilds)),
    section('Redesigns that broke the suite', brokenLines(redesigns)),
    section('Conditions that broke the suite', brokenLines(conditions)),
    section('Not run', notRunLines(result)),
    notes(result),
    [figures(result)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => wrap(line, width, indentOf(line))).join('\n'))
    .join('\n\n');
}

/** A line goes on below its own text. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** What to know before the figures. */
export function notes(result: GradeResult): string[] {
  const { around, options } = result.leftOut;
  return [
    ...(result.complete ? [] : ['Interrupted: this is what was known by then.']),
    ...(result.part && result.part.of > 1 ? [`This is part ${result.part.number} of ${result.part.of}.`] : []),
    ...(result.why ? [result.why] : []),
    ...(around > 0
      ? [
          `${counted(around, 'bug')} of the shell and of home left out, because every suite shows them: --page shell --page home.`,
        ]
      : []),
    ...(options > 0
      ? [
          `${counted(options, 'bug')} left out that only a suite for this site's own options can catch: --page <id> --all.`,
        ]
      : []),
  ];
}

/** `Bugs 28 of 36 caught (78 %), 88 on pages it never shows · Rebuilds 4 of 4 · Redesigns 9 of 9 · Conditions 6 of 7` */
export function figures(result: GradeResult): string {
  const { bugs, rebuilds, redesigns, conditions, choice } = result;
  const harmless = (name: string, { passed, broken, results }: Harmless) =>
    results.length > 0 ? [`${name} ${passed} of ${passed + broken}`] : [];
  const asked = !choice.only || choice.only.includes('bugs');
  return [
    ...(asked ? [bugFigure(result)] : []),
    ...(asked && bugs.results.length > 0 ? harmless('Rebuilds', rebuilds) : []),
    ...harmless('Redesigns', redesigns),
    ...harmless('Conditions', conditions),
    ...(notRunOf(result) > 0 ? [`Not run ${notRunOf(result)}`] : []),
  ].join(' · ');
}

function bugFigure({ bugs, rebuilds }: GradeResult): string {
  const notReached = bugs.notReached > 0 ? `, ${bugs.notReached} on pages it never shows` : '';
  if (tellsBuildsApart(rebuilds)) return `Bugs withheld${notReached}`;
  const graded = bugs.caught + bugs.missed;
  const percent = graded > 0 ? ` (${Math.round((100 * bugs.caught) / graded)} %)` : '';
  const late = bugs.timedOut > 0 ? `, ${bugs.timedOut} by the time limit` : '';
  return `Bugs ${bugs.caught} of ${graded} caught${percent}${late}${notReached}`;
}

function pageTable(bugs: readonly BugResult[], width: number): string[] {
  const byPage = groupedByPage(bugs.filter(({ result }) => result !== 'not-reached'));
  if (byPage.size === 0) return [];
  const rows = [...byPage].map(([page, ofPage]) => {
    const { caught, timedOut, missed, notRun, share, slowest } = sumsOf(ofPage);
    const cells = [ofPage.length, caught, timedOut || '', missed || '', notRun || ''].map(String);
    return [page, ...cells, share, slowest];
  });
  const head = ['page', 'bugs', 'caught', 'timed out', 'missed', 'not run', '', 'slowest run'];
  return [table(head, rows, width, (line) => styled('bold', line))];
}

/** A page's row in a table, in the text and in HTML. */
export function sumsOf(bugs: readonly BugResult[]) {
  const count = (wanted: BugResult['result']) => bugs.filter(({ result }) => result === wanted).length;
  const [caught, timedOut, missed, notRun] = [count('caught'), count('timed-out'), count('missed'), count('not-run')];
  const percent = percentOf(caught + timedOut, caught + timedOut + missed);
  const times = bugs.flatMap(({ seconds }) => seconds ?? []);
  return {
    caught,
    timedOut,
    missed,
    notRun,
    share: percent === null ? '' : `${Math.round(percent)} %`,
    slowest: times.length > 0 ? `${Math.max(...times)} s` : '',
  };
}

export function groupedByPage(bugs: readonly BugResult[]): Map<string, BugResult[]> {
  const groups = new Map<string, BugResult[]>();
  for (const bug of bugs) groups.set(bug.page, [...(groups.get(bug.page) ?? []), bug]);
  return groups;
}

function missedLines(bugs: readonly BugResult[], reveal: boolean): string[] {
  const missed = bugs.filter(({ result }) => result === 'missed');
  const requirements = [...new Set(missed.map(({ page, requirement }) => `${page}/${requirement}`))];
  return requirements.flatMap((name) => {
    const ofIt = missed.filter(({ page, requirement }) => `${page}/${requirement}` === name);
    const count = ofIt.length > 1 ? ` (${ofIt.length} bugs)` : '';
    const what = reveal
      ? ofIt.flatMap((bug) => [`    ${bug.id}: ${titleOf(bug.id) ?? unknownBug}`, ...again(bug)])
      : [];
    return [`  ${name}: ${sentenceOf(ofIt[0])}${count}`, ...what];
  });
}

/** The command that shows it again. The id of a bug is in it, so that of a missed one is told only with `--reveal`. */
function again({ command }: Pick<BugResult, 'command'>): string[] {
  return command ? [`      ${command}`] : [];
}

function sentenceOf(bug: BugResult | undefined): string {
  return (bug && requirementOf(bug.page, bug.requirement)) ?? unknownRequirement;
}

export const unknownBug = 'not a bug of this version';

export function titleOf(id: string): string | undefined {
  return allBugs().find((bug) => bug.id === id)?.title;
}

function brokenLines({ results }: { results: readonly HarmlessResult[] }): string[] {
  return results
    .filter(({ result }) => result === 'broken')
    .flatMap((one) => [`  ${one.id}`, ...again(one), ...endOf(one)]);
}

/** The last lines that the suite printed. */
function endOf({ output = '' }: HarmlessResult): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-3)
    .map((line) => `      | ${line}`);
}

function notRunLines({ bugs, rebuilds, redesigns, conditions }: GradeResult): string[] {
  const all = [bugs, rebuilds, redesigns, conditions].flatMap(
    ({ results }): readonly (BugResult | HarmlessResult)[] => results,
  );
  return all
    .filter(({ result }) => result === 'not-run')
    .map(({ id, reason }) => `  ${id}: ${reason ?? 'no reason is known'}`);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [styled('bold', title), ...lines] : [];
}

/** What to do next, for somebody who has graded a suite for the first time. */
export function nextSteps(result: GradeResult, { reveal, html }: { reveal: boolean; html?: string }): string {
  const page = result.bugs.results.find(({ result }) => result === 'missed')?.page;
  const steps = [
    ...(page !== undefined && !reveal ? ['--reveal says what each missed bug was.'] : []),
    html === undefined
      ? '--html grade.html writes a report with the last lines of each failed run.'
      : `${html} has the last lines of each failed run.`,
    ...(page === undefined ? [] : [`npx practice-site pages ${page} says what the page promises.`]),
    'A short timeout, and stopping at the first failure (--max-failures=1, -x, --bail), make a grade quicker.',
  ];
  const width = terminalWidth();
  return [styled('bold', 'Next'), ...steps.map((step) => wrap(`  ${step}`, width, 2))].join('\n');
}
