import { visible } from '../../site/run/unseen';
import { titleOf } from '../grade/reports/summary';
import { counted } from '../output/text';
import type { HealResult, HealTrialResult } from './heal-result';
import { goodVerdicts } from './heal-verdicts';

// What every report says of a result, in any form.

/** A figure, and what the rest of its trials are. */
export type HealFigure = { name: string; figure: string; rest: string };

/** What to compare two healers by. */
export function figuresOf({ healed, kept, unchanged, notRun }: HealResult): HealFigure[] {
  const rest = (named: readonly (readonly [number, string])[]) =>
    named.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : [])).join(', ');
  const ofHealed = rest([
    [healed.weakened, 'weakened'],
    [healed.notHealed, 'not healed'],
  ]);
  const ofKept = rest([
    [kept.falseHeal, 'false'],
    [kept.hidden, 'hidden'],
    [kept.gaveUp, 'given up'],
    [kept.neighbour, 'on a neighbour'],
    [kept.meddled, 'with tests broken'],
    [kept.notHealed, 'without the locators mended'],
  ]);
  return [
    ...(healed.of > 0
      ? [{ name: 'Healed', figure: `${healed.healed} of ${counted(healed.of, 'redesign')}`, rest: ofHealed }]
      : []),
    ...(kept.of > 0 ? [{ name: 'Bugs kept', figure: `${kept.kept} of ${kept.of}`, rest: ofKept }] : []),
    ...(unchanged.of > 0
      ? [{ name: 'Unchanged files', figure: unchanged.meddled > 0 ? 'changed' : 'left alone', rest: '' }]
      : []),
    ...(notRun > 0 ? [{ name: 'Not run', figure: `${notRun}`, rest: '' }] : []),
  ];
}

/** `Healed 7 of 9 redesigns, 1 weakened · Bugs kept 8 of 10, 2 hidden · Unchanged files left alone` */
export function healFigures(result: HealResult): string {
  return figuresOf(result)
    .map(({ name, figure, rest }) => `${name} ${figure}${rest === '' ? '' : `, ${rest}`}`)
    .join(' · ');
}

/** What to know before the figures. */
export function healNotes({ complete, trusted, why, healed, kept, planned, trials }: HealResult): string[] {
  if (!trusted) return [`Not to be trusted. ${why ?? ''}`.trim()];
  // Where trials are still to come, nothing follows from those that are not there.
  if (!complete) return ['Interrupted: this is what was known by then.'];
  const ran = trials.filter(({ seconds }) => seconds !== null);
  return [
    ...(ran.length > 0 && ran.every(({ note }) => note !== undefined)
      ? ['Something was wrong with the heal command in every trial. See whether it works at all.']
      : []),
    ...(planned !== undefined && healed.of === 0
      ? ['No redesign was mended: none breaks the suite, or none could be run.']
      : []),
    ...(planned !== undefined && kept.of === 0
      ? ['No bug was tried: the suite notices none, or none could be run.']
      : []),
  ];
}

/** `12000 tokens, 340 seconds` */
export function healCosts({ usage }: Pick<HealResult, 'usage'>): string | undefined {
  const parts = Object.entries(usage ?? {}).map(([name, value]) => `${value} ${visible(name)}`);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `redesign ids, bug auth/any-password` */
export function trialName({ kind, redesign, bug }: Pick<HealTrialResult, 'kind' | 'redesign' | 'bug'>): string {
  if (kind === 'unchanged') return 'unchanged';
  if (kind === 'both') return `both ${redesign} and ${bug}`;
  return `${kind} ${redesign ?? bug}`;
}

/** What the bug of a trial is. */
export function bugTitle({ bug }: Pick<HealTrialResult, 'bug'>): string | undefined {
  return bug === undefined ? undefined : (titleOf(bug) ?? 'not a bug of this version');
}

export function isGood({ verdict }: Pick<HealTrialResult, 'verdict'>): boolean {
  return goodVerdicts.includes(verdict);
}

/** What happened, in one or two sentences. */
export function whatHappened({ why, note }: Pick<HealTrialResult, 'why' | 'note'>): string {
  return visible(note ? `${why} ${note}` : why);
}
