import { crc32 } from 'node:zlib';
import { type RedesignId, redesignIds } from '../../site/redesigns';
import { namesOption } from '../../site/run/run-options';
import { CliError } from '../output/cli-error';
import { noSuch } from '../output/no-such';
import { allBugs, bugOf, pagesWithBugs, rebuildsOf } from '../server/built-bugs';
import { type BuiltBug, rebuildCount } from '../server/manifest';
import type { PracticeSiteOptions } from '../start/start-site';
import type { Part } from './part';
import { placeOf } from './place';
import { requirementOf } from './requirements';

/** A site that the suite is run against, once. */
export type Trial =
  | { kind: 'bugs'; id: string; page: string; bug: BuiltBug; options: PracticeSiteOptions }
  | { kind: 'rebuilds'; id: string; page: string; options: PracticeSiteOptions }
  | { kind: 'redesigns' | 'conditions'; id: string; options: PracticeSiteOptions };

/** What to grade: everything that a suite from elsewhere can mean to test, unless some of it is chosen. */
export type Choice = {
  page?: readonly string[];
  bug?: readonly string[];
  only?: readonly Part[];
  /** Of a chosen page also the bugs of requirements about this site's own options. */
  all?: boolean;
  /** Redesigns of the correct site, on which everything else comes. */
  redesign?: readonly RedesignId[];
};

/** Some of the bugs instead of all, chosen by a seed. */
export type Sample = { count: number; seed: string };

/** A number of parts, and which of them: `{ number: 1, of: 3 }` is the first of three. */
export type Shard = { number: number; of: number };

export type Plan = {
  trials: Trial[];
  /** Bugs that nobody named and that hardly a suite means to test. */
  leftOut: BuiltBug[];
};

/** Every suite shows them, also one that tests something else. */
const around = ['shell', 'home'];

/** The options of the correct site. */
export function correctOptions({ redesign }: Choice, options: PracticeSiteOptions): PracticeSiteOptions {
  return redesign ? { ...options, redesigns: redesign } : options;
}

/** Every run that a grade makes besides the correct ones. Throws a CliError for an unknown page or bug. */
export function planOf(choice: Choice, given: PracticeSiteOptions): Plan {
  const { page, bug, only, redesign = [] } = choice;
  const options = correctOptions(choice, given);
  const wanted = (part: Part) => (only ? only.includes(part) : part === 'bugs' || !(page || bug));
  const conditions = conditionsOf(String(options.seed)).map(({ id, options: changed }): Trial => {
    return { kind: 'conditions', id, options: { ...options, ...changed } };
  });
  const { chosen, leftOut } = chosenBugs(choice);
  const bugs = chosen.map((bug): Trial => {
    return { kind: 'bugs', id: bug.id, page: bug.page, bug, options: { ...options, bugs: [bug.id] } };
  });
  const rebuilds = rebuildsFor(chosen).map(({ id, page }): Trial => {
    return { kind: 'rebuilds', id, page, options: { ...options, bugs: [id] } };
  });
  const redesigned = redesignIds.map((id): Trial => {
    return { kind: 'redesigns', id, options: { ...options, redesigns: [...new Set([...redesign, id])] } };
  });
  const trials = [
    ...(wanted('conditions') ? conditions : []),
    ...(wanted('bugs') ? [...bugs, ...rebuilds] : []),
    ...(wanted('redesigns') ? redesigned : []),
  ];
  return { trials, leftOut: wanted('bugs') ? leftOut : [] };
}

/** The part of the trials that one of several machines has. */
export function inShard(trials: readonly Trial[], shard: Shard | undefined): readonly Trial[] {
  return shard ? trials.filter((_, index) => index % shard.of === shard.number - 1) : trials;
}

/**
 * This number of bugs of those that count, spread over pages and levels, and a rebuild for ten of them. The rest stays.
 */
export function sampled(
  trials: readonly Trial[],
  { count, seed }: Sample,
  counts: (trial: Trial) => boolean,
): readonly Trial[] {
  const of = <Wanted extends Trial['kind']>(wanted: Wanted) =>
    trials.filter((trial): trial is Extract<Trial, { kind: Wanted }> => trial.kind === wanted && counts(trial));
  const bugs = spread(of('bugs'), count, seed, ({ page, bug }) => [page, bug.level]);
  const pages = new Set(bugs.map(({ page }) => page));
  const rebuilds = of('rebuilds').filter(({ page }) => pages.has(page));
  const chosen = new Set<Trial>([...bugs, ...spread(rebuilds, rebuildCount(bugs.length), seed, ({ page }) => [page])]);
  return trials.filter((trial) => !('page' in trial) || !counts(trial) || chosen.has(trial));
}

/**
 * This number of items: each time one whose traits, the first before the next, have been chosen least; else by the
 * seed.
 */
export function spread<Item extends { id: string }>(
  items: readonly Item[],
  count: number,
  seed: string,
  traitsOf: (item: Item) => readonly unknown[],
): Item[] {
  const rest = new Map(items.map((item) => [item, placeOf(seed, item.id)]));
  const timesOf = new Map<unknown, number>();
  const chosen: Item[] = [];
  while (chosen.length < count && rest.size > 0) {
    const rank = ([item, place]: [Item, string]) => [...traitsOf(item).map((trait) => timesOf.get(trait) ?? 0), place];
    const [next] = [...rest].reduce((one, other) => (isBefore(rank(other), rank(one)) ? other : one));
    for (const trait of traitsOf(next)) timesOf.set(trait, (timesOf.get(trait) ?? 0) + 1);
    rest.delete(next);
    chosen.push(next);
  }
  return chosen;
}

function isBefore(one: readonly (number | string)[], other: readonly (number | string)[]): boolean {
  const index = one.findIndex((part, place) => part !== other[place]);
  const [a, b] = [one[index], other[index]];
  return a !== undefined && b !== undefined && a < b;
}

/** One for ten bugs of a page, and at least one for each file that they change: a suite may compare that file alone. */
function rebuildsFor(bugs: readonly BuiltBug[]) {
  const pages = [...new Set(bugs.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const ofPage = bugs.filter((bug) => bug.page === page);
    const all = rebuildsOf(page);
    const files = new Set(ofPage.map(({ edit }) => edit?.file));
    const needed = [...files].flatMap((file) => all.find(({ edit }) => edit?.file === file) ?? []);
    const rest = all.filter((rebuild) => !needed.includes(rebuild));
    return [...needed, ...rest].slice(0, Math.max(needed.length, rebuildCount(ofPage.length)));
  });
}

/** Circumstances in which a good suite passes, and the options that bring them about. */
function conditionsOf(seed: string): { id: string; options: PracticeSiteOptions }[] {
  return [
    { id: 'another seed', options: { seed: `${crc32(`another than ${seed}`)}` } },
    { id: 'variant A', options: { variant: 'A' } },
    { id: 'variant B', options: { variant: 'B' } },
    { id: 'delay-scale 0', options: { delayScale: 0 } },
    { id: 'delay-scale 3', options: { delayScale: 3 } },
    { id: 'slow', options: { slow: 300 } },
    { id: 'late', options: { late: 500 } },
  ];
}

function chosenBugs({ page, bug, all }: Choice): { chosen: BuiltBug[]; leftOut: BuiltBug[] } {
  const known = pagesWithBugs();
  for (const name of page ?? []) if (!known.includes(name)) throw noSuch(`page "${name}"`, name, known, 'bugs');
  for (const id of bug ?? []) bugOf(id);
  const candidates = page || bug ? allBugs().filter((one) => isNamed(one, { page, bug })) : allBugs();
  const isLeftOut = (one: BuiltBug) => {
    if (bug?.includes(one.id)) return false;
    if (isAboutOptions(one)) return !(page?.includes(one.page) && all);
    return !page && around.includes(one.page);
  };
  return { chosen: candidates.filter((one) => !isLeftOut(one)), leftOut: candidates.filter(isLeftOut) };
}

/** Whether the user named the bug or its page. */
export function isNamed({ id, page }: Pick<BuiltBug, 'id' | 'page'>, choice: Pick<Choice, 'page' | 'bug'>): boolean {
  return (choice.page?.includes(page) || choice.bug?.includes(id)) ?? false;
}

/** Whether a bug's requirement is about this site's own options, which a suite from elsewhere cannot know. */
export function isAboutOptions({ page, requirement }: Pick<BuiltBug, 'page' | 'requirement'>): boolean {
  return namesOption(requirementOf(page, requirement) ?? '');
}

/** `2/3`. Throws a CliError unless it is a part of a whole. */
export function shardOf(text: string): Shard {
  const [, number, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (shard.number <= shard.of) return shard;
  throw new CliError(`--shard "${text}" must be a part of a whole, like 1/3.`);
}
