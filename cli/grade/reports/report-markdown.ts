import { counted } from '../../output/text';
import type { GradedTest, GradeResult, HarmlessResult } from '../result';
import { code, plain } from './markdown';
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
  shownByPage,
  sumsOf,
  testLists,
  titleIn,
  titleOf,
} from './summary';

/**
 * How much of each list is shown. GitHub takes 1 MB for the summary of a step and 64 KB for a comment, and nobody reads
 * more than this: the HTML has all of it.
 */
const [mostItems, mostTests] = [50, 20];

/** The result in short, as Markdown of GitHub and GitLab: for the summary of a step, and for a merge request. */
export function markdownReport(result: GradeResult, reveal: boolean): string {
  const { command, points, runs } = result;
  const blocks = [
    `## Grade of ${code(command)}`,
    notes(result)
      .map((note) => `> ${plain(note)}`)
      .join('\n>\n'),
    `**${plain(figures(result))}**`,
    section(
      'Points',
      limited(points?.lines ?? [], mostItems, (line) => `- ${plain(pointsLine(line))}`, '- '),
    ),
    pageTable(result),
    section('Requirements whose bugs were missed', missedLines(result, reveal)),
    ...harmlessKinds(result).map(({ title, broken }) => section(title, brokenLines(broken))),
    ...testLists(result).map(({ title, tests }) => section(title, testLines(tests))),
    section(
      'Not run',
      limited(notRun(result), mostItems, ({ id, reason }) => `- ${plain(id)}: ${code(reason)}`, '- '),
    ),
    `Made by practice-site grade, in ${counted(runs, 'run')} of the suite.`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `### ${title}\n\n${lines.join('\n')}` : '';
}

function pageTable(result: GradeResult): string {
  const rows = [...shownByPage(result)].map(([page, bugs]) => {
    const sums = sumsOf(bugs, result);
    const cells = [sums.bugs, sums.caught, sums.timedOut, sums.missed, sums.notRun, sums.share].map(String);
    return `| ${plain(page)} | ${cells.join(' | ')} |`;
  });
  if (rows.length === 0) return '';
  const head = [
    '| Page | Bugs | Caught | Timed out | Missed | Not run | Share |',
    '|---|---:|---:|---:|---:|---:|---:|',
  ];
  return [...head, ...rows].join('\n');
}

function missedLines(result: GradeResult, reveal: boolean): string[] {
  return limited(
    missedRequirements(result),
    mostItems,
    ({ name, sentence, bugs }) => {
      const count = bugs.length > 1 ? ` (${bugs.length} bugs)` : '';
      const what = reveal ? bugs.map(({ id }) => `\n  - ${plain(id)}: ${plain(titleIn(id, titleOf))}`).join('') : '';
      return `- **${plain(name)}**: ${promise(sentence)}${count}${what}`;
    },
    '- ',
  );
}

function brokenLines(broken: readonly HarmlessResult[]): string[] {
  return limited(
    broken,
    mostItems,
    (one) => {
      const leftOut = leftOutOf(one);
      const tests = limited(
        one.brokenTests ?? [],
        mostTests,
        ({ test, message }) => `\n  - ${code(test)}${message ? `: ${code(message)}` : ''}`,
        '\n  - ',
      );
      const end = endOf(one).map((line) => `\n  - ${code(line)}`);
      return `- **${plain(one.id)}**${leftOut ? `: ${leftOut}` : ''}${tests.join('')}${end.join('')}`;
    },
    '- ',
  );
}

function testLines(tests: readonly Pick<GradedTest, 'name'>[]): string[] {
  return limited(tests, mostTests, ({ name }) => `- ${code(name)}`, '- ');
}

/** What a requirement says. Its test ids are in backticks already. */
function promise(sentence: string): string {
  const parts = sentence.split(/(`[^`]*`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : plain(part))).join('');
}
