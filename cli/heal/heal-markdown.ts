import { code, plain } from '../grade/reports/markdown';
import { counted } from '../output/text';
import type { HealResult } from './heal-result';
import { bugTitle, healCosts, healFigures, healNotes, isGood, trialName, whatHappened } from './heal-statements';

/** The report lists at most this number of trials to look at. */
const most = 30;

/** The result in short, for summaries of pipelines and merge requests. */
export function healMarkdown(result: HealResult, reveal: boolean): string {
  const rows = result.trials.filter((trial) => !isGood(trial));
  const costs = healCosts(result);
  const lines = rows.slice(0, most).map((trial) => {
    const title = reveal ? bugTitle(trial) : undefined;
    const cells = [trialName(trial), trial.verdict, `${whatHappened(trial)}${title ? ` ${title}.` : ''}`];
    return `| ${cells.map(plain).join(' | ')} |`;
  });
  const more = rows.length - most;
  return [
    `## Heal`,
    ...healNotes(result).map((note) => `**${plain(note)}**`),
    `**${plain(healFigures(result))}**`,
    `${code(result.healCommand)} mended copies of ${code(result.command)} in ${counted(result.trials.length, 'trial')}.${rows.length > 0 && rows.length < result.trials.length ? ' The table has those that went wrong.' : ''}`,
    ...(costs === undefined ? [] : [`Costs ${plain(costs)}.`]),
    ...(lines.length > 0 ? [['| trial | verdict | what happened |', '| --- | --- | --- |', ...lines].join('\n')] : []),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
