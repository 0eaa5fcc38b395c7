import { styled } from '../output/colors';
import { table, terminalWidth } from '../output/text';
import { allBugs } from '../server/built-bugs';
import { requirementOf, unknownRequirement } from './requirements';
import { type BugResult, type GradeResult, percentOf } from './result';

/** The result for people: a table by page, what was missed, and three figures. */
export function textReport(result: GradeResult, reveal: boolean): string {
  const { bugs, redesigns, conditions } = result;
  const blocks = [
    pageTable(bugs.results),
    section('Requirements whose bugs were missed', missedLines(bugs.results, reveal)),
    section('Redesigns that broke the suite', brokenLines(redesigns)),
    section('Conditions that broke the suite', brokenLines(conditions)),
    [result.complete ? '' : 'Interrupted: this is what was known by then.', figures(result)].filter(Boolean),
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** `Bugs 28 of 36 caught (78 %), 88 on pages it never shows · Redesigns 9 of 9 · Conditions 6 of 7` */
export function figures({ bugs, redesigns, conditions }: GradeResult): string {
  const graded = bugs.caught + bugs.missed;
  const percent = graded > 0 ? ` (${Math.round((100 * bugs.caught) / graded)} %)` : '';
  const notReached = bugs.notReached > 0 ? `, ${bugs.notReached} on pages it never shows` : '';
  const harmless = ({ passed, broken }: GradeResult['redesigns']) => `${passed} of ${passed + broken}`;
  return [
    `Bugs ${bugs.caught} of ${graded} caught${percent}${notReached}`,
    ...(redesigns.results.length > 0 ? [`Redesigns ${harmless(redesigns)}`] : []),
    ...(conditions.results.length > 0 ? [`Conditions ${harmless(conditions)}`] : []),
  ].join(' · ');
}

function pageTable(bugs: readonly BugResult[]): string[] {
  const reached = bugs.filter(({ result }) => result !== 'not-reached');
  const byPage = groupedByPage(reached);
  if (byPage.size === 0) return [];
  const rows = [...byPage].map(([page, ofPage]) => {
    const missed = ofPage.filter(({ result }) => result === 'missed').length;
    const caught = ofPage.length - missed;
    const slowest = Math.max(...ofPage.map(({ seconds }) => seconds ?? 0));
    return [
      page,
      `${ofPage.length}`,
      `${caught}`,
      `${missed || ''}`,
      `${Math.round(percentOf(caught, ofPage.length) ?? 0)} %`,
      `${slowest} s`,
    ];
  });
  const head = ['page', 'bugs', 'caught', 'missed', '', 'slowest run'];
  return [table(head, rows, terminalWidth(), (line) => styled('bold', line))];
}

function groupedByPage(bugs: readonly BugResult[]): Map<string, BugResult[]> {
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
    const what = reveal ? ofIt.map(({ id }) => `    ${id}: ${titleOf(id) ?? unknownBug}`) : [];
    return [`  ${name}: ${sentenceOf(ofIt[0])}${count}`, ...what];
  });
}

function sentenceOf(bug: BugResult | undefined): string {
  return (bug && requirementOf(bug.page, bug.requirement)) ?? unknownRequirement;
}

export const unknownBug = 'not a bug of this version';

export function titleOf(id: string): string | undefined {
  return allBugs().find((bug) => bug.id === id)?.title;
}

function brokenLines({ results }: GradeResult['redesigns']): string[] {
  return results.filter(({ result }) => result === 'broken').map(({ id }) => `  ${id}`);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [styled('bold', title), ...lines] : [];
}
