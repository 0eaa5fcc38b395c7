import { escaped } from '../grade/reports/escaped';
import { counted } from '../output/text';
import type { HealedTest, HealResult, HealTrialResult } from './heal-result';
import { bugTitle, healCosts, healFigures, healNotes, isGood, trialName, whatHappened } from './heal-statements';
import { goodVerdicts, type Verdict } from './heal-verdicts';

const verdictNames: Readonly<Record<Verdict, string>> = {
  'left-alone': 'Left alone',
  healed: 'Healed',
  kept: 'Bug kept',
  meddled: 'Meddled',
  'not-healed': 'Not healed',
  weakened: 'Weakened',
  'false-heal': 'False heal',
  hidden: 'Hidden',
  'gave-up': 'Gave up',
  neighbour: 'Neighbour',
  'not-run': 'Not run',
};

/** What a verdict means, for a reader who meets it first here. */
const meanings: Readonly<Record<Verdict, string>> = {
  'left-alone': 'Nothing was wrong, and no file of the suite was changed.',
  healed: 'The suite passes on the redesigned site, and notices every bug that it noticed before.',
  kept: 'The bug still shows: its tests fail, or are skipped with a reason.',
  meddled: 'Nothing was wrong, and files of the suite were changed.',
  'not-healed': 'The redesign still breaks the suite.',
  weakened: 'The suite passes on the redesigned site, and notices fewer bugs than before.',
  'false-heal': 'A test passes although the bug is there.',
  hidden: 'A test is skipped without a reason, or is no longer there.',
  'gave-up': 'Every test that failed was left out.',
  neighbour: 'The element is away, and its test passes with another one.',
  'not-run': 'The trial could not be run.',
};

/** The result as one HTML file that needs nothing else, and no script. */
export function healHtml(result: HealResult, reveal: boolean): string {
  const { healCommand, command, trials } = result;
  const costs = healCosts(result);
  const bad = trials.filter((trial) => !isGood(trial));
  const met = Object.keys(meanings).filter((verdict) => trials.some((trial) => trial.verdict === verdict)) as Verdict[];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Heal by ${escaped(healCommand)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Heal by <code>${escaped(healCommand)}</code></h1>
      <p>It mended copies of the suite <code>${escaped(command)}</code> on sites that are changed without harm, and on
      sites with real bugs.</p>
      ${healNotes(result)
        .map((note) => `<p class="warning"><strong>${escaped(note)}</strong></p>`)
        .join('\n')}
      <p class="figures">${escaped(healFigures(result))}</p>
      ${costs === undefined ? '' : `<p>Costs, as the heal command reports them: ${escaped(costs)}</p>`}
      ${
        trials.length === 0
          ? ''
          : `<section>
<h2>Trials</h2>
<p>${bad.length === 0 ? 'All of them are good.' : `${counted(bad.length, 'trial')} to look at, of ${trials.length}.`}</p>
<div class="wide" role="region" aria-label="Trials" tabindex="0"><table>
<caption>What the site had, and what the suite was worth after the heal command</caption>
<thead><tr><th scope="col">Trial</th><th scope="col">Verdict</th><th scope="col">What happened</th><th scope="col">Time</th></tr></thead>
<tbody>
${trials.map((trial) => rowOf(trial, reveal)).join('\n')}
</tbody>
</table></div>
</section>
<section>
<h2>The verdicts</h2>
<dl>
${met.map((verdict) => `<div><dt${mark(verdict)}>${verdictNames[verdict]}</dt><dd>${meanings[verdict]}</dd></div>`).join('\n')}
</dl>
</section>`
      }
      <footer><p>Made by practice-site heal. A verdict says what the suite does after the heal command, and not what the command meant.</p></footer>
    </main>
  </body>
</html>
`;
}

function mark(verdict: Verdict): string {
  const kind = goodVerdicts.includes(verdict) ? 'good' : verdict === 'not-run' ? 'none' : 'bad';
  return ` data-verdict="${kind}"`;
}

function rowOf(trial: HealTrialResult, reveal: boolean): string {
  const { verdict, seconds, tests, diff, command, missed = [], usage } = trial;
  const title = reveal ? bugTitle(trial) : undefined;
  const costs = healCosts({ usage });
  const what = [
    `<p>${escaped(whatHappened(trial))}</p>`,
    title === undefined ? '' : `<p>The bug: ${escaped(title)}</p>`,
    missed.length > 0
      ? `<p>Bugs that it no longer notices:</p><ul>${missed.map((id) => missedItem(id, reveal)).join('')}</ul>`
      : '',
    diff === '' ? '' : folded(`What the heal command changed (${counted(changedLines(diff), 'line')})`, diffOf(diff)),
    tests.length === 0 ? '' : folded(counted(tests.length, 'test'), tests.map(testOf).join('')),
    command ? folded('Serve this site again', `<p><code>${escaped(command)}</code></p>`) : '',
  ];
  const time = seconds === null ? '' : `${seconds} s${costs === undefined ? '' : `<br />${escaped(costs)}`}`;
  return `<tr><th scope="row">${escaped(trialName(trial))}</th><td${mark(verdict)}>${verdictNames[verdict]}</td><td>${what.join('')}</td><td>${time}</td></tr>`;
}

function missedItem(bug: string, reveal: boolean): string {
  return `<li>${escaped(bug)}${reveal ? `: ${escaped(bugTitle({ bug }) ?? '')}` : ''}</li>`;
}

function testOf({ test, before, after, reason, failureBefore, failureAfter }: HealedTest): string {
  const printed = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<h4>${name}</h4><pre>${escaped(text, '\n\t')}</pre>`;
  return `<div class="test"><h3>${escaped(test)}</h3>
<p>${before} before, ${after} after${reason ? `: ${escaped(reason)}` : ''}</p>
${printed('Its failure before', failureBefore)}${printed('Its failure after', failureAfter)}</div>`;
}

/** Each line by what it does. The sign at its beginning says the same without the color. */
function diffOf(diff: string): string {
  const lines = diff.split('\n').map((line) => {
    const kind = /^(?:---|\+\+\+|@@)/.test(line)
      ? 'head'
      : line.startsWith('+')
        ? 'plus'
        : line.startsWith('-')
          ? 'minus'
          : '';
    return kind === '' ? escaped(line, '\t') : `<span class="${kind}">${escaped(line, '\t')}</span>`;
  });
  return `<pre class="diff">${lines.join('\n')}</pre>`;
}

function changedLines(diff: string): number {
  return diff.split('\n').filter((line) => /^[+-](?!\+\+ |-- )/.test(line)).length;
}

function folded(summary: string, content: string): string {
  return `<details><summary>${escaped(summary)}</summary>${content}</details>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --edge: light-dark(#c6ced9, #3a4860);
  --sunken: light-dark(#eef1f6, #1a2434); --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#17693a, #6fd295);
  color: light-dark(#17202e, #e8edf5); background: light-dark(#fff, #111a28); }
body { margin: 0; padding: 16px; }
main { max-width: 1000px; margin: auto; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3, h4 { font-size: 1rem; margin: 8px 0 0; }
h4 { font-weight: 400; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; background: var(--sunken);
  padding: 1px 4px; border-radius: 4px; }
.figures { font-size: 1.15rem; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); padding: 8px; font-size: .85rem;
  margin: 4px 0; }
.plus { color: var(--good); } .minus { color: var(--bad); } .head { font-weight: 600; }
.warning { color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; padding: 4px 0; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--edge); vertical-align: top; }
th[scope=row] { font-weight: 600; min-width: 8rem; overflow-wrap: anywhere; }
td p { margin: 0 0 4px; }
td:nth-of-type(1), td:nth-of-type(3) { white-space: nowrap; }
[data-verdict] { font-weight: 600; } [data-verdict=bad] { color: var(--bad); } [data-verdict=good] { color: var(--good); }
dl div { margin: 8px 0; } dd { margin: 0; }
summary { cursor: pointer; padding: 4px 0; min-height: 28px; }
@media (max-width: 480px) { th, td { padding-right: 6px; font-size: .8rem; } th[scope=row] { min-width: 5rem; }
  td { overflow-wrap: anywhere; } td:nth-of-type(1), td:nth-of-type(3) { white-space: normal; } }
@media print { details::details-content { display: block; content-visibility: visible; } tr { break-inside: avoid; } }
`;
