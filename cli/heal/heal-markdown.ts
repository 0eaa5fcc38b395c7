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
    return `| ${cells.map(cell).join(' | ')} |`;
  });
  const more = rows.length - most;
  return [
    `## Heal`,
    ...healNotes(result).map((note) => `**${cell(note)}**`),
    `**${cell(healFigures(result))}**`,
    `\`${result.healCommand.replaceAll('`', "'")}\` mended copies of \`${result.command.replaceAll('`', "'")}\` in ${counted(result.trials.length, 'trial')}.`,
    ...(costs === undefined ? [] : [`Costs ${cell(costs)}.`]),
    ...(lines.length > 0 ? [['| trial | verdict | what happened |', '| --- | --- | --- |', ...lines].join('\n')] : []),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** As text, and in one cell. */
function cell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
