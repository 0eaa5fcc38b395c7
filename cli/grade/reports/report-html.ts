import { counted } from '../../output/text';
import { hasBugs } from '../part';
import { unknownRequirement } from '../requirements';
import type { BugResult, GradedTest, GradeResult, HarmlessResult } from '../result';
import { escaped } from './escaped';
import { folded, reportPage, table } from './report-page';
import {
  figures,
  groupedByPage,
  harmlessKinds,
  leftOutOf,
  missedRequirements,
  notes,
  notRun,
  shownByPage,
  sumsOf,
  type Titles,
  testLists,
  titleIn,
  titleOf,
  unknownBug,
} from './summary';

/**
 * The result as one HTML file that needs nothing else. All of it is there without a script or a style, because mail
 * programs and Jenkins run neither; a script adds buttons that choose which bugs are listed. Titles of missed bugs are
 * shown only with `reveal`.
 */
export function htmlReport(result: GradeResult, reveal: boolean, title: Titles = titleOf): string {
  const { command, bugs, choice, runs } = result;
  const content = [
    section('Points', pointsTable(result)),
    section('Bugs by page', pageTable(result)),
    section('Requirements whose bugs were missed', missed(result, reveal ? title : undefined)),
    ...harmlessKinds(result).map(({ title, broken }) => section(title, brokenList(broken))),
    ...testLists(result).map(({ title, tests }) => section(title, listOf(tests.map(listedTest)))),
    section('Not run', listOf(notRun(result).map(({ id, reason }) => `${strong(id)}: ${escaped(reason)}`))),
    section('All bugs', everyBug(bugs.results, reveal, title)),
    section('All tests', everyTest(result, title)),
  ];
  return reportPage({
    name: 'Grade of',
    command,
    warnings: notes(result),
    figures: figures(result),
    content: content.filter(Boolean).join('\n'),
    footer: `Made by practice-site grade, in ${counted(runs, 'run')} of the suite.`,
    style,
    ...(hasBugs(choice.only) && { script }),
  });
}

/** Nothing without a content. */
function section(title: string, content: string): string {
  return content && `<section>\n<h2>${title}</h2>\n${content}\n</section>`;
}

function listOf(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>` : '';
}

function strong(text: string): string {
  return `<strong>${escaped(text)}</strong>`;
}

function pointsTable({ points }: GradeResult): string {
  if (!points) return '';
  const lines = [...points.lines, { ...points, name: 'All', why: undefined }];
  const rows = lines.map(({ name, points, maximum, why = '' }) =>
    rowOf(name, [`${points}`, `${maximum}`, escaped(why)]),
  );
  return table('Points', ['For', 'Points', 'Of', 'Note'], rows);
}

function pageTable(result: GradeResult): string {
  const rows = [...shownByPage(result)].map(([page, ofPage]) => ({ page, ...sumsOf(ofPage, result) }));
  if (rows.length === 0) return '';
  const some = (name: 'timedOut' | 'notRun') => rows.some((row) => row[name] > 0);
  const columns = [
    ['Bugs', 'bugs'],
    ['Caught', 'caught'],
    ...(some('timedOut') ? ([['Timed out', 'timedOut']] as const) : []),
    ['Missed', 'missed'],
    ...(some('notRun') ? ([['Not run', 'notRun']] as const) : []),
    ['Share', 'share'],
    ['Slowest run', 'slowest'],
  ] as const;
  const lines = rows.map((row) =>
    rowOf(
      row.page,
      columns.map(([, name]) => `${row[name]}`),
    ),
  );
  const head = ['Page', ...columns.map(([title]) => title)];
  return table('Pages that the suite shows', head, lines);
}

/** `title` only where the bugs are to be shown. */
function missed(result: GradeResult, title?: Titles): string {
  const items = missedRequirements(result).map(({ name, page, sentence, bugs }) => {
    const bugsOfIt = title
      ? listOf(bugs.map(({ id, command }) => `${escaped(titleIn(id, title))}${below(command)}`))
      : `${sentence === unknownRequirement ? '' : below(`npx practice-site pages ${page}`)}${hiddenCommands(bugs)}`;
    return `${strong(name)} (${counted(bugs.length, 'bug')}): ${withCode(sentence)}${bugsOfIt}`;
  });
  return listOf(items);
}

/** Requirements have test ids between backticks. */
function withCode(sentence: string): string {
  return escaped(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The commands name the bugs, so that they are folded away. */
function hiddenCommands(bugs: readonly BugResult[]): string {
  const commands = bugs.flatMap(({ command }) => command ?? []);
  if (commands.length === 0) return '';
  const lines = commands.map((command) => `<p>${code(command)}</p>`).join('');
  return folded('Commands that show it, and name it', lines);
}

function brokenList(broken: readonly HarmlessResult[]): string {
  const items = broken.map((one) => {
    const { id, command, output, brokenTests = [] } = one;
    const leftOut = leftOutOf(one);
    const tests = brokenTests.map(({ test, message }) => `${escaped(test)}${message && `<br />${code(message)}`}`);
    return `${strong(id)}${leftOut ? `: ${leftOut}` : ''}${below(command)}${listOf(tests)}${printed(output)}`;
  });
  return listOf(items);
}

function below(command: string | undefined): string {
  return command ? `<br />${code(command)}` : '';
}

/** The last lines that the suite printed. */
function printed(output: string | undefined): string {
  return output ? folded('What the suite printed at its end', `<pre>${escaped(output, '\n\t')}</pre>`) : '';
}

const names = {
  caught: 'Caught',
  'timed-out': 'Caught by its time limit',
  missed: 'Missed',
  'not-run': 'Not run',
  'not-reached': 'Not shown',
};

function everyBug(bugs: readonly BugResult[], reveal: boolean, title: Titles): string {
  const pages = [...groupedByPage(bugs)].map(([page, ofPage]) => {
    const rows = ofPage.map((bug) => {
      const { id, requirement, level, result, seconds, command, output } = bug;
      const isRevealed = reveal || result === 'caught' || result === 'timed-out';
      const what = isRevealed
        ? `${escaped(titleIn(id, title))}${below(command)}${noticed(bug)}${printed(output)}`
        : 'Not told';
      return rowOf(requirement, [what, names[result], `${level}`, seconds === null ? '' : `${seconds} s`], result);
    });
    const head = ['Requirement', 'Bug', 'Result', 'Level', 'Time'];
    const missedOfPage = ofPage.filter(({ result }) => result === 'missed').length;
    return `<details class="page"><summary>${escaped(page)}: ${counted(ofPage.length, 'bug')}, ${missedOfPage} missed</summary>
${table(`Bugs of ${page}`, head, rows)}</details>`;
  });
  return pages.join('\n');
}

/** By which tests. */
function noticed({ noticedBy = [], byExitCode }: BugResult): string {
  if (byExitCode) return '<p>Noticed by the exit code: no test failed.</p>';
  return noticedBy.length > 0
    ? folded(`Noticed by ${counted(noticedBy.length, 'test')}`, listOf(noticedBy.map((name) => escaped(name))))
    : '';
}

function listedTest({ name, pages }: Pick<GradedTest, 'name' | 'pages'>): string {
  return pages ? `${strong(name)}: ${escaped(pages.join(', '))}` : strong(name);
}

/** Each test with the pages that it shows and the bugs that it noticed. Those were caught, so that they are shown. */
function everyTest({ tests = [], choice }: GradeResult, title: Titles): string {
  if (tests.length === 0) return '';
  const columns = ['Test', 'Pages', ...(hasBugs(choice.only) ? ['Bugs noticed'] : [])];
  const rows = tests.map(({ name, pages, noticed }) => {
    const bugs = noticed.map((id) => `${escaped(id)}: ${escaped(title(id) ?? unknownBug)}`);
    const all = bugs.length > 0 ? folded(counted(bugs.length, 'bug'), listOf(bugs)) : 'None';
    return rowOf(name, [escaped(pages?.join(', ') ?? ''), ...(hasBugs(choice.only) ? [all] : [])]);
  });
  return `<details class="tests"><summary>${counted(tests.length, 'test')}</summary>
${table('Tests of the suite', columns, rows)}</details>`;
}

function code(command: string): string {
  return `<code>${escaped(command)}</code>`;
}

/** The cells are HTML. */
function rowOf(name: string, cells: readonly string[], result?: BugResult['result']): string {
  const all = cells.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${result ? ` data-result="${result}"` : ''}><th scope="row">${escaped(name)}</th>${all}</tr>`;
}

const style = `
table { min-width: 60%; }
th, td { padding: 4px 12px 4px 0; }
td, th[scope=row], li { overflow-wrap: anywhere; }
[data-result] td:nth-of-type(n + 2) { white-space: nowrap; }
[data-result=missed] td:nth-of-type(2) { color: var(--bad); font-weight: 600; }
[data-result=caught] td:nth-of-type(2), [data-result=timed-out] td:nth-of-type(2) { color: var(--good); }
li { margin: 8px 0; }
summary { padding: 8px 0; }
button { font: inherit; min-height: 40px; margin: 0 8px 8px 0; padding: 0 12px; border-radius: 6px;
  border: 1px solid light-dark(#6b7788, #8b99ad); background: none; color: inherit; }
button[aria-pressed=true] { background: light-dark(#1a4fb8, #7aa7ff); color: light-dark(#fff, #0b1524); }
@media (forced-colors: active) { button[aria-pressed=true] { forced-color-adjust: none; background: Highlight;
  color: HighlightText; border-color: Highlight; } }
@media (max-width: 480px) { th, td { padding-right: 6px; font-size: .8rem; } }
@media print { button { display: none; } details::details-content { display: block; content-visibility: visible; }
  tr, li { break-inside: avoid; } }
`;

/** Adds buttons that choose the bugs, above the list of all of them. */
const script = `
const pages = document.querySelectorAll('details.page');
const rows = document.querySelectorAll('[data-result]');
const choices = { 'All bugs': () => true, Missed: (result) => result === 'missed',
  Caught: (result) => result === 'caught' || result === 'timed-out', 'Not shown': (result) => result === 'not-reached' };
const bar = document.createElement('div');
bar.setAttribute('role', 'group');
bar.setAttribute('aria-label', 'Which bugs are listed');
for (const [name, wanted] of Object.entries(choices)) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.setAttribute('aria-pressed', name === 'All bugs');
  button.onclick = () => {
    for (const other of bar.children) other.setAttribute('aria-pressed', other === button);
    for (const row of rows) row.hidden = !wanted(row.dataset.result);
    for (const page of pages) {
      page.hidden = !page.querySelector('[data-result]:not([hidden])');
      page.open = name !== 'All bugs';
    }
  };
  bar.append(button);
}
pages[0]?.before(bar);
`;
