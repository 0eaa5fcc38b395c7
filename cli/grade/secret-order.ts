import type { PracticeSiteOptions } from '../start/start-site';
import { placeOf } from './place';
import type { Trial } from './plan';

/** A run of the suite: trials that share a site, or a correct run, which has none. */
export type Step = { trials: readonly Trial[]; options: PracticeSiteOptions };

/** Steps for each correct run that is mixed in: one of those fails when the suite fails by chance. */
const stepsPerCorrectRun = 20;

/**
 * The steps in an order that nobody can know before, with correct runs among them and one at the end. Anybody can make it
 * again by the secret: trials, and then steps, are sorted by the checksum of the secret and their ids.
 */
export function inSecretOrder(
  trials: readonly Trial[],
  secret: string,
  correct: PracticeSiteOptions,
  groupsOf: (trials: readonly Trial[]) => Trial[][] = (all) => all.map((trial) => [trial]),
): Step[] {
  const sorted = <Item>(items: readonly Item[], idOf: (item: Item) => string) =>
    items
      .map((item) => ({ item, place: placeOf(secret, idOf(item)) }))
      .sort((one, other) => (one.place < other.place ? -1 : 1))
      .map(({ item }) => item);
  const steps = groupsOf(sorted(trials, ({ id }) => id)).map(stepOf);
  const controls = Array.from({ length: Math.floor(steps.length / stepsPerCorrectRun) }, (_, index) => {
    return { id: `correct ${index + 1}`, step: { trials: [], options: correct } };
  });
  const all = [...steps.map((step) => ({ id: step.trials.map(({ id }) => id).join(' '), step })), ...controls];
  return [...sorted(all, ({ id }) => id).map(({ step }) => step), { trials: [], options: correct }];
}

/** One run for some trials, with the bugs of all of them. */
export function stepOf(trials: readonly Trial[]): Step {
  const bugs = trials.flatMap(({ options }) => options.bugs ?? []);
  return { trials, options: { ...trials[0]?.options, ...(bugs.length > 0 && { bugs }) } };
}
