import { quoted } from '../../site/run/quoted';
import { CliError } from '../output/cli-error';
import { huntedBugs } from '../server/built-bugs';

type Chosen = { bugs?: readonly string[]; hunt?: number; seed?: string | null };

/** The bugs that were chosen by their ids or by a hunt, and the run's seed: a hunt without one makes it up. */
export function withHunt({ bugs, hunt, seed }: Chosen): Omit<Chosen, 'hunt'> {
  if (hunt === undefined) return { bugs, seed };
  if (bugs) throw new CliError('Choose bugs by --bug or by --hunt, not by both.');
  const named = seed ?? `${Math.floor(Math.random() * 1_000_000)}`;
  return { bugs: huntedBugs(hunt, named).map(({ id }) => id), seed: named };
}

/** How many bugs are hidden, and the command that says which. */
export function huntLine(hunt: number, seed: string): string {
  const word = quoted(seed);
  const which = word === undefined ? 'and this seed, quoted as your shell needs it.' : `--seed ${word}`;
  return `${hunt} bugs are hidden. What they are: practice-site bugs --hunt ${hunt} ${which}`;
}
