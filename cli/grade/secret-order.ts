import { createHash } from 'node:crypto';
import type { PracticeSiteOptions } from '../start/start-site';
import type { Trial } from './plan';

/** A correct run that is mixed in with the trials: one of them fails when the suite fails by chance. */
export type Control = { kind: 'correct'; id: string; options: PracticeSiteOptions };

/** Trials for each correct run that is mixed in. */
const trialsPerControl = 20;

/**
 * The trials in an order that nobody can know before, with correct runs among them and one at the end. Anybody can make
 * it again by the secret: they are sorted by the checksum of the secret and their id.
 */
export function inSecretOrder(
  trials: readonly Trial[],
  secret: string,
  options: PracticeSiteOptions,
): (Trial | Control)[] {
  const placeOf = (id: string) => createHash('sha256').update(`${secret} ${id}`).digest('hex');
  const controls = Array.from({ length: Math.floor(trials.length / trialsPerControl) }, (_, index): Control => {
    return { kind: 'correct', id: `correct ${index + 1}`, options };
  });
  const mixed = [...trials, ...controls].map((trial) => ({ trial, place: placeOf(trial.id) }));
  mixed.sort((one, other) => (one.place < other.place ? -1 : 1));
  return [...mixed.map(({ trial }) => trial), { kind: 'correct', id: 'correct', options }];
}
