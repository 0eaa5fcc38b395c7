import { visible } from '../../site/run/unseen';
import { chosenOptions } from '../start/options';
import type { PracticeSiteOptions } from '../start/start-site';
import type { Choice, Sample, Shard } from './plan';
import type { Findings } from './result';

/** What makes a grade the same as another one, besides the command and the version. */
export function identityOf({
  options,
  shard,
  page,
  bug,
  only,
  all = false,
  redesign,
  sample,
}: Choice & { options: PracticeSiteOptions; shard?: Shard; sample?: Sample }) {
  const list = <Item>(name: string, items?: readonly Item[]) => items && { [name]: [...new Set(items)] };
  return {
    ...(shard && { part: shard }),
    options: chosenOptions(options).runOptions,
    choice: {
      ...list('page', page),
      ...list('bug', bug),
      ...list('only', only),
      all,
      ...list('redesign', redesign),
      ...(sample && { sample }),
    } as Findings['choice'],
  };
}

/** The command and its arguments in one line of text. */
export function commandLine(command: readonly string[]): string {
  const words = command.map((word) => (/^[\w./:=@%+,{}-]+$/.test(word) ? word : JSON.stringify(word)));
  return visible(words.join(' ')).slice(0, 10_000);
}
