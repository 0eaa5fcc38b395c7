import { visible } from '../../../site/run/unseen';
import { styled } from '../../output/colors';
import { table, terminalWidth, wrap } from '../../output/text';
import { hasBugs } from '../part';
import type { BugResult, GradedTest, GradeResult, HarmlessResult } from '../result';
import {
  endOf,
  figures,
  harmlessKinds,
  leftOutOf,
  limited,
  missedRequirements,
  notes,
  notRun,
  pointsLine,
  short,
  shownByPage,
  sumsOf,
  testLists,
  titleIn,
  titleOf,
} from './summary';

/** How many tests are listed that broke by one trial, and that have something in common. The HTML has all of them. */
const [mostBroken, mostTests] = [5, 20];

/** The result for people: a table by page, what was missed, what broke the suite, and the figures. */
export function textReport(result: GradeResult, reveal: boolean): string {
  const { points } = result;
  const width = terminalWidth();
  const blocks = [
    section('Requirements whose bugs were missed', missedLines(result, reveal)),
    ...harmlessKinds(result).map(({ title, broken }) => section(title, brokenLines(broken))),
    ...testLists(result).map(({ title, tests }) => section(title, testLines(tests))),
    section(
      'Not run',
      notRun(result).map(({ id, reason }) => `  ${id}: ${reason}`),
    ),
    section(
      'Points',
      (points?.lines ?? []).map((line) => `  ${pointsLine(line)}`),
    ),
    notes(result).map((note) => visible(note)),
    [figures(result)],
  ];
  const wrapped = blocks.map((lines) => lines.map((line) => wrap(line, width, indentOf(line))).join('\n'));
  return [pageTable(result, width), ...wrapped].filter(Boolean).join('\n\n');
}

/** A line goes on below its own text. */
function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function pageTable(result: GradeResult, width: number): string {
  const rows = [...shownByPage(result)].map(([page, ofPage]) => {
    const { bugs, caught, timedOut, missed, notRun, share, slowest } = sumsOf(ofPage, result);
    const cells = [bugs, caught, timedOut || '', missed || '', notRun || ''].map(String);
    return [page, ...cells, share, slowest];
  });
  if (rows.length === 0) return '';
  const head = ['page', 'bugs', 'caught', 'timed out', 'missed', 'not run', '', 'slowest run'];
  return table(head, rows, width, (line) => styled('bold', line));
}

function missedLines(result: GradeResult, reveal: boolean): string[] {
  return missedRequirements(result).flatMap(({ name, sentence, bugs }) => {
    const count = bugs.length > 1 ? ` (${bugs.length} bugs)` : '';
    const what = reveal ? bugs.flatMap((bug) => [`    ${bug.id}: ${titleIn(bug.id, titleOf)}`, ...again(bug)]) : [];
    return [`  ${name}: ${sentence}${count}`, ...what];
  });
}

/** The command that shows it again. The id of a bug is in it, so that of a missed one is shown only with `--reveal`. */
function again({ command }: Pick<BugResult, 'command'>): string[] {
  return command ? [`      ${command}`] : [];
}

function brokenLines(broken: readonly HarmlessResult[]): string[] {
  return broken.flatMap((one) => [`  ${one.id}`, ...again(one), ...reasonsOf(one)]);
}

/** The tests that broke, or the last lines that the suite printed if no single ones are known. */
function reasonsOf(one: HarmlessResult): string[] {
  const { brokenTests = [] } = one;
  const leftOut = leftOutOf(one);
  const tests = limited(
    brokenTests,
    mostBroken,
    ({ test, message }) => `      ${short(test, 200)}${message ? `: ${short(message, 200)}` : ''}`,
    '      ',
  );
  return [...tests, ...endOf(one).map((line) => `      | ${line}`), ...(leftOut ? [`      ${leftOut}`] : [])];
}

function testLines(tests: readonly Pick<GradedTest, 'name'>[]): string[] {
  return limited(tests, mostTests, ({ name }) => `  ${short(name, 200)}`, '  ');
}

/** The lines may have texts from a file, which must not control the terminal. */
function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [styled('bold', title), ...lines.map((line) => visible(line))] : [];
}

/** What to do next, for somebody who has graded a suite for the first time. */
export function nextSteps(
  result: GradeResult,
  { reveal, html, json }: { reveal: boolean; html?: string; json?: string },
): string {
  const page = result.bugs.results.find(({ result }) => result === 'missed')?.page;
  const bugs = hasBugs(result.choice.only);
  const testsOfBugs = result.tests !== undefined && bugs;
  // Interrupted before it knew whether the suite writes results of its tests.
  const isUnknown = result.tests === undefined && bugs && !result.complete;
  const stopping = testsOfBugs ? 'slower: a bug is tried again where a test has no result.' : 'quicker, too.';
  const what = testsOfBugs ? 'which test noticed what' : 'the last lines of each failed run';
  const steps = [
    ...(json === undefined || result.complete ? [] : [`--resume ${json} continues the grade.`]),
    ...(page !== undefined && !reveal ? ['--reveal says what each missed bug was.'] : []),
    html === undefined ? `--html grade.html writes a report with ${what}.` : `${html} has ${what}.`,
    ...(page === undefined ? [] : [`npx practice-site pages ${page} says what the page promises.`]),
    'A short timeout makes a grade quicker.',
    ...(isUnknown ? [] : [`Stopping at the first failure (--max-failures=1, -x, --bail) makes it ${stopping}`]),
  ];
  const width = terminalWidth();
  return [styled('bold', 'Next'), ...steps.map((step) => wrap(`  ${step}`, width, 2))].join('\n');
}
