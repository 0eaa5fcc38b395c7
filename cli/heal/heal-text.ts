import { styled } from '../output/colors';
import { table, terminalWidth, wrap } from '../output/text';
import type { HealResult } from './heal-result';
import { bugTitle, healCosts, healFigures, healNotes, isGood, trialName, whatHappened } from './heal-statements';

/** The result for a terminal. */
export function healText(result: HealResult, reveal: boolean): string {
  const width = terminalWidth(120);
  const rows = result.trials.map((trial) => {
    const title = reveal ? bugTitle(trial) : undefined;
    const what = title === undefined ? whatHappened(trial) : `${whatHappened(trial)} The bug: ${title}.`;
    return [trialName(trial), trial.verdict, trial.seconds === null ? '' : `${trial.seconds} s`, what];
  });
  const costs = healCosts(result);
  return [
    ...healNotes(result).map((note) => wrap(note, width)),
    ...(rows.length > 0
      ? [table(['trial', 'verdict', 'time', 'what happened'], rows, width, (line) => styled('bold', line))]
      : []),
    wrap(healFigures(result), width),
    ...(costs === undefined ? [] : [wrap(`Costs ${costs}`, width)]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What to do with it. */
export function healSteps(result: HealResult, { reveal, html }: { reveal: boolean; html?: string }): string {
  const look = result.trials.find((trial) => !isGood(trial) && trial.command);
  const lines = [
    ...(html === undefined
      ? ['--report html:heal.html writes what the heal command changed, and each failure before and after.']
      : [`${html} has what the heal command changed, and each failure before and after.`]),
    ...(reveal || result.kept.of === 0 ? [] : ['--reveal says what each bug is.']),
    ...(look?.command ? [`${look.command} serves the site of the first trial to look at.`] : []),
  ];
  return ['Next', ...lines.map((line) => wrap(`  ${line}`, terminalWidth(120), 2))].join('\n');
}
