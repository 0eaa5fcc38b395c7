import { visible } from '../../../site/run/unseen';
import { counted } from '../../output/text';
import { requirementOf, unknownRequirement } from '../requirements';
import type { BugResult, GradeResult, HarmlessResult } from '../result';
import { figures, groupedByPage, notes, sumsOf, titleOf, unknownBug } from './report-text';

/**
 * The result as one HTML file that needs nothing else. All of it is there without a script or a style, because mail
 * programs and Jenkins run neither; a script adds buttons that choose which bugs are listed. Titles of missed bugs are
 * told only with `reveal`.
 */
export function htmlReport(result: GradeResult, reveal: boolean, title: Titles = titleOf): string {
  const { command, bugs, rebuilds, redesigns, conditions } = result;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Grade of ${escaped(command)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Grade of <code>${escaped(command)}</code></h1>
      ${notes(result)
        .map((note) => `<p class="warning"><strong>${escaped(note)}</strong></p>`)
        .join('\n')}
      <p class="figures">${escaped(figures(result))}</p>
      ${section('Bugs by page', pageTable(bugs.results))}
      ${section('Requirements whose bugs were missed', missed(bugs.results, reveal ? title : undefined))}
      ${section('Rebuilds that broke the suite', broken(rebuilds.results))}
      ${section('Redesigns that broke the suite', broken(redesigns.results))}
      ${section('Conditions that broke the suite', broken(conditions.results))}
      ${section('Not run', notRun([...bugs.results, ...rebuilds.results, ...redesigns.results, ...conditions.results]))}
      ${section('All bugs', everyBug(bugs.results, reveal, title))}
      <footer><p>Made by practice-site grade.</p></footer>
    </main>
    <script>${script}</script>
  </body>
</html>
`;
}

/** The title of a bug, or undefined where this version has no such bug. */
type Titles = (id: string) => string | undefined;

/** Nothing without a content. */
function section(title: string, content: string): string {
  return content && `<section>\n<h2>${title}</h2>\n${content}\n</section>`;
}

function pageTable(bugs: readonly BugResult[]): string {
  const reached = [...groupedByPage(bugs.filter(({ result }) => result !== 'not-reached'))];
  if (reached.length === 0) return '';
  const rows = reached.map(([page, ofPage]) => ({ page, bugs: ofPage.length, ...sumsOf(ofPage) }));
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

/** `title` only where the bugs are to be told. */
function missed(bugs: readonly BugResult[], title?: Titles): string {
  const all = bugs.filter(({ result }) => result === 'missed');
  const requirements = [...new Set(all.map(({ page, requirement }) => `${page}/${requirement}`))];
  const items = requirements.map((name) => {
    const ofIt = all.filter(({ page, requirement }) => `${page}/${requirement}` === name);
    const [first] = ofIt;
    const sentence = first && requirementOf(first.page, first.requirement);
    const bugsOfIt = title
      ? `<ul>${ofIt.map((bug) => told(bug, title)).join('')}</ul>`
      : `${sentence ? below(`npx practice-site pages ${first?.page}`) : ''}${untold(ofIt)}`;
    return `<li><strong>${escaped(name)}</strong> (${counted(ofIt.length, 'bug')}): ${escaped(sentence ?? unknownRequirement)}${bugsOfIt}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
}

function told({ id, command }: BugResult, title: Titles): string {
  return `<li>${escaped(title(id) ?? `${id}: ${unknownBug}`)}${below(command)}</li>`;
}

/** The commands name the bugs, so that they are folded away. */
function untold(bugs: readonly BugResult[]): string {
  const commands = bugs.flatMap(({ command }) => command ?? []);
  if (commands.length === 0) return '';
  const lines = commands.map((command) => `<p>${code(command)}</p>`).join('');
  return `<details><summary>Commands that show it, and name it</summary>${lines}</details>`;
}

function broken(results: readonly HarmlessResult[]): string {
  const items = results
    .filter(({ result }) => result === 'broken')
    .map(({ id, command, output }) => `<li><strong>${escaped(id)}</strong>${below(command)}${printed(output)}</li>`);
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
}

function below(command: string | undefined): string {
  return command ? `<br />${code(command)}` : '';
}

/** The last lines that the suite printed. */
function printed(output: string | undefined): string {
  return output
    ? `<details><summary>What the suite printed at its end</summary><pre>${escaped(output, '\n\t')}</pre></details>`
    : '';
}

function notRun(results: readonly (BugResult | HarmlessResult)[]): string {
  const items = results
    .filter(({ result }) => result === 'not-run')
    .map(({ id, reason = 'no reason is known' }) => `<li><strong>${escaped(id)}</strong>: ${escaped(reason)}</li>`);
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
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
    const rows = ofPage.map(({ id, requirement, level, result, seconds, command, output }) => {
      const isTold = reveal || result === 'caught' || result === 'timed-out';
      const bug = isTold
        ? `${escaped(title(id) ?? `${id}: ${unknownBug}`)}${below(command)}${printed(output)}`
        : 'Not told';
      return rowOf(requirement, [bug, names[result], `${level}`, seconds === null ? '' : `${seconds} s`], result);
    });
    const head = ['Requirement', 'Bug', 'Result', 'Level', 'Time'];
    const missedOfPage = ofPage.filter(({ result }) => result === 'missed').length;
    return `<details class="page"><summary>${escaped(page)}: ${counted(ofPage.length, 'bug')}, ${missedOfPage} missed</summary>
${table(`Bugs of ${page}`, head, rows)}</details>`;
  });
  return pages.join('\n');
}

function code(command: string): string {
  return `<code>${escaped(command)}</code>`;
}

function table(caption: string, head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<div class="wide" role="region" aria-label="${escaped(caption)}" tabindex="0"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${cells}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

/** The cells are HTML. */
function rowOf(name: string, cells: readonly string[], result?: BugResult['result']): string {
  const all = cells.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${result ? ` data-result="${result}"` : ''}><th scope="row">${escaped(name)}</th>${all}</tr>`;
}

function escaped(text: string, kept = ''): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return visible(text, kept).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --edge: light-dark(#c6ced9, #3a4860);
  --sunken: light-dark(#eef1f6, #1a2434); --missed: light-dark(#b3261e, #ff8a80); --caught: light-dark(#17693a, #6fd295);
  color: light-dark(#17202e, #e8edf5); background: light-dark(#fff, #111a28); }
body { margin: 0; padding: 16px; }
main { max-width: 1000px; margin: auto; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; background: var(--sunken);
  padding: 1px 4px; border-radius: 4px; }
.figures { font-size: 1.15rem; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); padding: 8px; font-size: .85rem; }
.warning { color: var(--missed); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; min-width: 60%; } caption { text-align: left; padding: 4px 0; }
th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
[data-result=missed] td:nth-of-type(2) { color: var(--missed); font-weight: 600; }
[data-result=caught] td:nth-of-type(2), [data-result=timed-out] td:nth-of-type(2) { color: var(--caught); }
li { margin: 8px 0; }
summary { cursor: pointer; padding: 8px 0; min-height: 28px; }
button { font: inherit; min-height: 40px; margin: 0 8px 8px 0; padding: 0 12px; border-radius: 6px;
  border: 1px solid light-dark(#6b7788, #8b99ad); background: none; color: inherit; }
button[aria-pressed=true] { background: light-dark(#1a4fb8, #7aa7ff); color: light-dark(#fff, #0b1524); }
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
