import { isDeepStrictEqual } from 'node:util';
import { inOneLine } from '../output/text';
import type { Findings } from './result';

/** What makes two results those of one grade. */
export type Identity = Pick<Findings, 'version' | 'command' | 'options' | 'choice'>;

/** In what a result differs from those of a grade, as the end of a sentence; undefined if it is of the same. */
export function differenceOf(one: Identity, other: Identity): string | undefined {
  if (one.version !== other.version) return `was made by version ${one.version}, and not by ${other.version}`;
  if (one.command !== other.command)
    return `graded another command: ${inOneLine(one.command)}, and not ${inOneLine(other.command)}`;
  for (const [name, value] of Object.entries({ ...other.options, ...one.options })) {
    const expected = other.options[name];
    if (one.options[name] !== expected)
      return `has the option ${name} ${one.options[name] ?? value}, and not ${expected}`;
  }
  if (isDeepStrictEqual(plain(one.choice), plain(other.choice))) return undefined;
  return `graded something else: ${chosen(one.choice)}, and not ${chosen(other.choice)}`;
}

function chosen({ page = [], bug = [], only = [], all, redesign = [], sample }: Identity['choice']): string {
  const words = [
    ...page.map((id) => `--page ${id}`),
    ...bug.map((id) => `--bug ${id}`),
    ...only.map((part) => `--only ${part}`),
    ...(all ? ['--all'] : []),
    ...redesign.map((id) => `--redesign ${id}`),
    ...(sample ? [`--sample ${sample.count} --sample-seed ${sample.seed}`] : []),
  ];
  return words.length > 0 ? inOneLine(words.join(' ')) : 'everything';
}

/** Without what is undefined, which JSON does not have. */
function plain(value: object): object {
  return JSON.parse(JSON.stringify(value));
}
