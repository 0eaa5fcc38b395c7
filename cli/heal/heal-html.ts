import { escaped } from '../grade/reports/escaped';
import { folded, reportPage, table } from '../grade/reports/report-page';
import { counted } from '../output/text';
import { type DiffLine, diffLines } from './diff-lines';
import type { HealedTest, HealResult, HealTrialResult } from './heal-result';
import {
  bugTitle,
  figuresOf,
  healCosts,
  healFigures,
  healNotes,
  isGood,
  trialName,
  whatHappened,
} from './heal-statements';
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
  healed: 'The suite passes on the redesigned site, and still notices the bugs that it was tried with.',
  kept: 'The bug still shows: its tests fail, or are skipped with a reason.',
  meddled: 'Tests that were not wrong were changed, or fail without the bug too.',
  'not-healed': 'The redesign still breaks the suite, or its tests were left out.',
  weakened: 'The suite passes on the redesigned site, and notices fewer bugs than before, or checks nothing.',
  'false-heal': 'A test passes although the bug is there.',
  hidden: 'A test is skipped without a reason, is no longer there, or fails without failing the run.',
  'gave-up': 'Every test that failed was left out.',
  neighbour: 'The element is away, and its test passes with another one.',
  'not-run': 'The trial could not be run.',
};

/** The result as one HTML file that needs nothing else, and no script. */
export function healHtml(result: HealResult, reveal: boolean): string {
  const { healCommand, command, trials } = result;
  const bad = trials.filter((trial) => !isGood(trial));
  const head = ['Trial', 'Verdict', 'What happened', 'Time'];
  const rows = trials.map((trial) => rowOf(trial, reveal));
  const met = Object.keys(meanings).filter((verdict) => trials.some((trial) => trial.verdict === verdict)) as Verdict[];
  const content = [
    comparison(result),
    trials.length === 0
      ? ''
      : `<section>
<h2>Trials</h2>
<p>${bad.length === 0 ? 'All of them are good.' : `${counted(bad.length, 'trial')} to look at, of ${trials.length}.`}</p>
${table('What the site had, and what the suite was worth after the heal command', head, rows, 'Trials')}
</section>
<section>
<h2>The verdicts</h2>
<dl>
${met.map((verdict) => `<div><dt${mark(verdict)}>${verdictNames[verdict]}</dt><dd>${meanings[verdict]}</dd></div>`).join('\n')}
</dl>
</section>`,
  ];
  return reportPage({
    name: 'Heal by',
    command: healCommand,
    intro: `It mended copies of the suite <code>${escaped(command)}</code> on sites that are changed without harm, and on
      sites with real bugs.`,
    warnings: healNotes(result),
    figures: healFigures(result),
    content: content.filter(Boolean).join('\n'),
    footer:
      'Made by practice-site heal. A verdict says what the suite does after the heal command, and not what the command meant.',
    style,
  });
}

function mark(verdict: Verdict): string {
  const kind = goodVerdicts.includes(verdict) ? 'good' : verdict === 'not-run' ? 'none' : 'bad';
  return ` data-verdict="${kind}"`;
}

/** Two rows: the trial in short, and below it over the whole width what the heal command did. */
function rowOf(trial: HealTrialResult, reveal: boolean): string {
  const { verdict, seconds, command, usage } = trial;
  const title = reveal ? bugTitle(trial) : undefined;
  const costs = healCosts({ usage });
  const what = [
    `<p>${escaped(whatHappened(trial))}</p>`,
    title === undefined ? '' : `<p>The bug: ${escaped(title)}</p>`,
  ];
  const time = seconds === null ? '' : `${seconds} s${costs === undefined ? '' : `<br />${escaped(costs)}`}`;
  const more = [...detailsOf(trial, reveal), command ? folded('Serve this site again', inCode(command)) : ''].join('');
  return `<tr><th scope="row">${escaped(trialName(trial))}</th><td${mark(verdict)}>${verdictNames[verdict]}</td><td>${what.join('')}</td><td>${time}</td></tr>
<tr class="more"><td colspan="4">${more}</td></tr>`;
}

function detailsOf({ kind, tests, diff, missed = [], output }: HealTrialResult, reveal: boolean): string[] {
  const lines = diffLines(diff);
  const changed = lines.filter(({ kind }) => kind === 'plus' || kind === 'minus').length;
  return [
    // Without their titles the sentence of the trial has said it.
    missed.length > 0 && reveal
      ? `<p>Bugs that it no longer notices:</p><ul>${missed.map((id) => missedItem(id)).join('')}</ul>`
      : '',
    diff === ''
      ? kind === 'unchanged'
        ? ''
        : '<p>It changed no file of the suite.</p>'
      : folded(`What the heal command changed (${counted(changed, 'line')})`, diffIn(lines)),
    output === undefined ? '' : folded('What the heal command printed last', `<pre>${escaped(output, '\n\t')}</pre>`),
    tests.length === 0 ? '' : folded(`${counted(tests.length, 'test')}, before and after`, tests.map(testOf).join('')),
  ];
}

function inCode(text: string): string {
  return `<p><code>${escaped(text)}</code></p>`;
}

function missedItem(bug: string): string {
  return `<li>${escaped(bug)}: ${escaped(bugTitle({ bug }) ?? '')}</li>`;
}

/** What another report has in the same place, by which two healers are compared. */
function comparison(result: HealResult): string {
  const seconds = result.trials.flatMap((trial) => trial.seconds ?? []);
  const all = `${Math.round(seconds.reduce((sum, one) => sum + one, 0))} s`;
  const costs = healCosts(result);
  const rows = [
    ...figuresOf(result).map(({ name, figure, rest }) => [name, figure, rest]),
    ...(seconds.length > 0
      ? [['Time of the heal command', all, `${Math.max(...seconds)} s in the slowest trial`]]
      : []),
    ...(costs === undefined ? [] : [['Costs', costs, 'as the heal command reports them']]),
  ];
  if (rows.length === 0) return '';
  const cells = rows.map(([name = '', figure = '', rest = '']) => {
    return `<tr><th scope="row">${escaped(name)}</th><td>${escaped(figure)}</td><td>${escaped(rest)}</td></tr>`;
  });
  const { version, options, choice } = result;
  const pages = choice.page ? ` of ${choice.page.join(', ')}` : '';
  const what = `seed ${options.seed}, at most ${counted(choice.bugs, 'bug')}${pages}, practice-site ${version}`;
  return `<section>
<h2>To compare</h2>
<p>Compare it with a report of the same suite by the same values: ${escaped(what)}.</p>
<table class="comparison"><tbody>
${cells.join('\n')}
</tbody></table>
</section>`;
}

function testOf({ test, before, after, reason, failureBefore, failureAfter }: HealedTest): string {
  const printed = (name: string, text: string | undefined) =>
    text === undefined ? '' : `<h4>${name}</h4><pre>${escaped(text, '\n\t')}</pre>`;
  return `<div class="test"><h3>${escaped(test)}</h3>
<p>${before} before, ${after} after${reason ? `: ${escaped(reason)}` : ''}</p>
${printed('Its failure before', failureBefore)}${printed('Its failure after', failureAfter)}</div>`;
}

/** Each line by what it does. The sign at its beginning says the same without the color. */
function diffIn(lines: readonly DiffLine[]): string {
  const shown = lines.map(({ line, kind }) =>
    kind === '' ? escaped(line, '\t') : `<span class="${kind}">${escaped(line, '\t')}</span>`,
  );
  return `<pre class="diff">${shown.join('\n')}</pre>`;
}

const style = `
h3, h4 { font-size: 1rem; margin: 8px 0 0; } h4 { font-weight: 400; }
pre { margin: 4px 0; }
.plus { color: var(--good); } .minus { color: var(--bad); } .head { font-weight: 600; }
.comparison th, .comparison td { padding: 4px 24px 4px 0; } .comparison th { font-weight: 400; }
.comparison td:nth-of-type(1) { font-weight: 600; }
.wide table { width: 100%; }
.wide th, .wide td { padding: 8px 12px 0 0; border-bottom: 0; }
.wide thead th, .wide .more td { border-bottom: 1px solid var(--edge); padding-bottom: 8px; }
.wide th[scope=row] { font-weight: 600; min-width: 8rem; overflow-wrap: anywhere; }
td p { margin: 0 0 4px; } td ul { margin: 0; }
.wide td:nth-of-type(1), .wide td:nth-of-type(3) { white-space: nowrap; }
.wide .more td { white-space: normal; padding-top: 0; }
[data-verdict] { font-weight: 600; } [data-verdict=bad] { color: var(--bad); } [data-verdict=good] { color: var(--good); }
dl div { margin: 8px 0; } dd { margin: 0; }
summary { padding: 4px 0; }
@media (max-width: 480px) {
  .comparison th, .comparison td { padding-right: 12px; }
  .wide th, .wide td { padding-right: 6px; font-size: .8rem; }
  .wide th[scope=row] { min-width: 5rem; }
  .wide td:nth-of-type(1), .wide td:nth-of-type(3) { white-space: normal; }
  .wide td:nth-of-type(2), .wide .more td { overflow-wrap: anywhere; }
  .wide .more td { padding-right: 0; }
}
@media print { details::details-content { display: block; content-visibility: visible; } tr { break-inside: avoid; } }
`;
