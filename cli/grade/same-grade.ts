import { inOneLine } from '../output/text';
import type { Findings } from './result';

/** What makes two results those of one grade. */
export type Identity = Pick<Findings, 'version' | 'command' | 'options' | 'choice'>;

/** In what a result differs from those of a grade, as the end of a sentence; undefined if it is of the same. */
export function differenceOf(one: Identity, other: Identity): string | undefined {
  if (one.version !== other.version) return `was made by version ${one.version}, and not by ${other.version}`;
  if (one.command !== other.command) return `graded another command: ${apart(one.command, other.command)}`;
  return otherOption(one.options, other.options) ?? otherChoice(flagsOf(one.choice), flagsOf(other.choice));
}

/** The first option of the site that two results do not share, as the end of a sentence. */
export function otherOption(one: Identity['options'], other: Identity['options']): string | undefined {
  const name = Object.keys({ ...other, ...one }).find((name) => one[name] !== other[name]);
  if (name === undefined) return undefined;
  const [found, expected] = [one, other].map((options) => options[name] ?? 'unset');
  return `has the option ${name} ${found}, and not ${expected}`;
}

/** Only what differs is named: of many bugs the first ones may be the same. Their order means nothing. */
function otherChoice(one: readonly string[], other: readonly string[]): string | undefined {
  const more = one.filter((flag) => !other.includes(flag));
  const fewer = other.filter((flag) => !one.includes(flag));
  if (more.length === 0 && fewer.length === 0) return undefined;
  if (fewer.length === 0 && other.length > 0) return `graded something else: it had ${listed(more)} too`;
  if (more.length === 0 && one.length > 0) return `graded something else: it had no ${listed(fewer)}`;
  return `graded something else: ${apart(listed(more), listed(fewer))}`;
}

function flagsOf({ page = [], bug = [], only = [], all, redesign = [], sample }: Identity['choice']): string[] {
  return [
    ...page.map((id) => `--page ${id}`),
    ...bug.map((id) => `--bug ${id}`),
    ...only.map((part) => `--only ${part}`),
    ...(all ? ['--all'] : []),
    ...redesign.map((id) => `--redesign ${id}`),
    ...(sample ? [`--sample ${sample.count} --sample-seed ${sample.seed}`] : []),
  ];
}

/** How many flags are named. */
const mostFlags = 3;

function listed(flags: readonly string[]): string {
  if (flags.length === 0) return 'everything';
  const more = flags.length - mostFlags;
  return `${flags.slice(0, mostFlags).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Of a long text, what is shown before the place where another one differs. */
const shownBefore = 40;

/** `pytest, and not npm test`: of long texts the part in which they differ. */
function apart(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = at > 2 * shownBefore ? at - shownBefore : 0;
  const [first, second] = [one, other].map((text) => `${from > 0 ? '…' : ''}${inOneLine(text.slice(from))}`);
  return `${first}, and not ${second}`;
}
