import { redesignIds } from '../../site/redesigns';
import { CliError } from '../output/cli-error';
import { allBugs, type BuiltBug, bugOf, noSuch, pagesWithBugs } from '../server/built-bugs';
import type { PracticeSiteOptions } from '../start/start-site';
import type { Part } from './part';

/** A site that the suite is run against, once. */
export type Trial =
  | { part: 'bugs'; id: string; bug: BuiltBug; options: PracticeSiteOptions }
  | { part: 'redesigns' | 'conditions'; id: string; options: PracticeSiteOptions };

/** What to grade: everything, unless some of it is chosen. */
export type Choice = { page?: readonly string[]; bug?: readonly string[]; only?: readonly Part[] };

/** A number of parts, and which of them: `{ index: 1, count: 3 }` is the first of three. */
export type Shard = { index: number; count: number };

/** Circumstances in which a good suite stays green, and the options that bring them about. */
function conditionsOf(seed: string): { id: string; options: PracticeSiteOptions }[] {
  return [
    { id: 'another seed', options: { seed: `${seed}, another one` } },
    { id: 'variant A', options: { variant: 'A' } },
    { id: 'variant B', options: { variant: 'B' } },
    { id: 'delay-scale 0', options: { delayScale: 0 } },
    { id: 'delay-scale 3', options: { delayScale: 3 } },
    { id: 'slow', options: { slow: 300 } },
    { id: 'late', options: { late: 500 } },
  ];
}

/** Every run that a grade makes besides the correct ones. Throws a CliError for an unknown page or bug. */
export function planOf({ page, bug, only }: Choice, options: PracticeSiteOptions, shard?: Shard): Trial[] {
  const wanted = (part: Part) => (only ? only.includes(part) : part === 'bugs' || !(page || bug));
  const conditions = conditionsOf(String(options.seed)).map(({ id, options: changed }): Trial => {
    return { part: 'conditions', id, options: { ...options, ...changed } };
  });
  const bugs = chosenBugs(page, bug).map((bug): Trial => {
    return { part: 'bugs', id: bug.id, bug, options: { ...options, bugs: [bug.id] } };
  });
  const redesigned = redesignIds.map((id): Trial => {
    return { part: 'redesigns', id, options: { ...options, redesigns: [id] } };
  });
  const trials = [
    ...(wanted('conditions') ? conditions : []),
    ...(wanted('bugs') ? bugs : []),
    ...(wanted('redesigns') ? redesigned : []),
  ];
  return shard ? trials.filter((_, index) => index % shard.count === shard.index - 1) : trials;
}

function chosenBugs(pages?: readonly string[], ids?: readonly string[]): readonly BuiltBug[] {
  const known = pagesWithBugs();
  for (const page of pages ?? []) if (!known.includes(page)) throw noSuch(`page "${page}"`, page, known);
  for (const id of ids ?? []) bugOf(id);
  if (!pages && !ids) return allBugs();
  return allBugs().filter(({ id, page }) => pages?.includes(page) || ids?.includes(id));
}

/** `2/3`. Throws a CliError unless it is a part of a whole. */
export function shardOf(text: string): Shard {
  const [, index, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index <= shard.count) return shard;
  throw new CliError(`shard "${text}" must be a part of a whole, like 1/3.`);
}
