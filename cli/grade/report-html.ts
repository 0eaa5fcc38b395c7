import { redesignIds } from '../../site/redesigns';
import { visible } from '../../site/run/unseen';
import { figures, titleOf, unknownBug } from './report-text';
import { requirementOf, unknownRequirement } from './requirements';
import { type BugResult, type GradeResult, percentOf } from './result';

/**
 * The result as one HTML file that needs nothing else. All of it is there without a script or a style, because mail
 * programs and Jenkins run neither; a script adds buttons that choose which bugs are listed. Titles of missed bugs are
 * told only with `reveal`.
 */
export function htmlReport(result: GradeResult, reveal: boolean, title: Titles = titleOf): string {
  const { command, complete, bugs, redesigns, conditions } = result;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Grade of ${escaped(command.join(' '))}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Grade of <code>${escaped(command.join(' '))}</code></h1>
      ${complete ? '' : '<p class="warning"><strong>Interrupted: this is what was known by then.</strong></p>'}
      <p class="figures">${escaped(figures(result))}</p>
      ${section('Bugs by page', pageTable(bugs.results))}
      ${section('Requirements whose bugs were missed', missed(bugs.results, reveal ? title : undefined))}
      ${section('Redesigns that broke the suite', broken(redesigns.results, redesignFlag))}
      ${section('Conditions that broke the suite', broken(conditions.results, conditionFlags))}
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
  const rows = [...byPage(bugs.filter(({ result }) => result !== 'not-reached'))].map(([page, ofPage]) => {
    const missed = ofPage.filter(({ result }) => result === 'missed').length;
    const caught = ofPage.length - missed;
    const slowest = Math.max(...ofPage.map(({ seconds }) => seconds ?? 0));
    const share = `${Math.round(percentOf(caught, ofPage.length) ?? 0)} %`;
    return rowOf(page, [ofPage.length, caught, missed, share, `${slowest} s`].map(String));
  });
  if (rows.length === 0) return '';
  const head = ['Page', 'Bugs', 'Caught', 'Missed', 'Share', 'Slowest run'];
  return table('Pages that the suite shows', head, rows);
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
      ? `<ul>${ofIt.map(({ id }) => told(id, title)).join('')}</ul>`
      : sentence && `<br />${shell(`pages ${first?.page}`)}`;
    return `<li><strong>${escaped(name)}</strong> (${countOf(ofIt.length)}): ${escaped(sentence ?? unknownRequirement)}${bugsOfIt ?? ''}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
}

/** With a command only for a bug of this version: the id of another, from a merged file, may have options in it. */
function told(id: string, title: Titles): string {
  const known = title(id);
  return known === undefined
    ? `<li>${escaped(id)}: ${unknownBug}</li>`
    : `<li>${escaped(known)}<br />${shell(`serve --bug ${id} --seed 1`)}</li>`;
}

function broken(results: GradeResult['redesigns']['results'], flagsOf: (id: string) => string | undefined): string {
  const items = results
    .filter(({ result }) => result === 'broken')
    .map(({ id }) => {
      const flags = flagsOf(id);
      return `<li><strong>${escaped(id)}</strong>${flags ? `<br />${shell(`serve ${flags} --seed 1`)}` : ''}</li>`;
    });
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '';
}

function redesignFlag(id: string): string | undefined {
  return redesignIds.some((known) => known === id) ? `--redesign ${id}` : undefined;
}

/** The options that bring a condition about, for those whose name says them. */
function conditionFlags(id: string): string | undefined {
  const flags: { readonly [id: string]: string } = {
    'variant A': '--variant A',
    'variant B': '--variant B',
    'delay-scale 0': '--delay-scale 0',
    'delay-scale 3': '--delay-scale 3',
    slow: '--slow 300',
    late: '--late 500',
  };
  return Object.hasOwn(flags, id) ? flags[id] : undefined;
}

const names = {
  caught: 'Caught',
  'timed-out': 'Caught by its time limit',
  missed: 'Missed',
  'not-reached': 'Not shown',
};

function everyBug(bugs: readonly BugResult[], reveal: boolean, title: Titles): string {
  const pages = [...byPage(bugs)].map(([page, ofPage]) => {
    const rows = ofPage.map(({ id, requirement, level, result, seconds }) => {
      const isTold = reveal || result === 'caught' || result === 'timed-out';
      const cells = [
        isTold ? (title(id) ?? `${id}: ${unknownBug}`) : 'Not told',
        names[result],
        `${level}`,
        seconds === null ? '' : `${seconds} s`,
      ];
      return rowOf(requirement, cells, result);
    });
    const head = ['Requirement', 'Bug', 'Result', 'Level', 'Time'];
    const missedOfPage = ofPage.filter(({ result }) => result === 'missed').length;
    return `<details><summary>${escaped(page)}: ${countOf(ofPage.length)}, ${missedOfPage} missed</summary>
${table(`Bugs of ${page}`, head, rows)}</details>`;
  });
  return pages.join('\n');
}

function byPage(bugs: readonly BugResult[]): Map<string, BugResult[]> {
  const groups = new Map<string, BugResult[]>();
  for (const bug of bugs) groups.set(bug.page, [...(groups.get(bug.page) ?? []), bug]);
  return groups;
}

function countOf(bugs: number): string {
  return bugs === 1 ? '1 bug' : `${bugs} bugs`;
}

function shell(words: string): string {
  return `<code>npx practice-site ${escaped(words)}</code>`;
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

function rowOf(name: string, cells: readonly string[], result?: BugResult['result']): string {
  const all = cells.map((cell) => `<td>${escaped(cell)}</td>`).join('');
  return `<tr${result ? ` data-result="${result}"` : ''}><th scope="row">${escaped(name)}</th>${all}</tr>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return visible(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
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
const [first] = document.querySelectorAll('details');
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
    for (const page of document.querySelectorAll('details')) {
      page.hidden = !page.querySelector('[data-result]:not([hidden])');
      page.open = name !== 'All bugs';
    }
  };
  bar.append(button);
}
first?.before(bar);
`;
