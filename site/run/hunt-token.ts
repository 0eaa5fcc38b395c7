import alea from 'seedrandom/lib/alea.js';
import { type Level, type TrackName, trackNames } from '../page.ts';
import { refuseUnseen } from './unseen.ts';

/** What a hunt is made of. The same choice hides the same bugs on every machine. */
export type HuntChoice = {
  /** How many bugs it hides, each on another page. */
  count: number;
  levels: readonly Level[];
  tracks: readonly TrackName[];
  seed: string;
};

/** What a hunt has to know about a bug. Bugs of pages without a track cannot be hunted. */
export type HuntableBug = { id: string; page: string; level: Level; track?: TrackName };

/** What a document knows about its hunt: the pages that have a bug, or why there is none. */
export type ServedHunt = { token: string; pages: readonly string[] } | { problem: string };

/** What `POST /__practice/hunt` returns for the token alone, for a guess, and to somebody who gives up. */
export type HuntPages = { pages: string[] };
export type HuntVerdict = { right: false } | ({ right: true } & HuntAnswer);
export type HuntAnswer = { requirement: string; title: string };

export const huntLevels: readonly Level[] = [1, 2, 3];
export const mostHunted = 20;
const longestSeed = 40;

/** The choice in one word for an address. `mark` is the one of the bugs that it chooses from. */
export function tokenOf({ count, levels, tracks, seed }: HuntChoice, mark: string): string {
  const ofLevels = huntLevels.filter((level) => levels.includes(level)).join('');
  const ofTracks = trackNames.flatMap((name, index) => (tracks.includes(name) ? index + 1 : [])).join('');
  return [mark, count, ofLevels, ofTracks, seed].join('-');
}

/** The choice of a token, or undefined for an invalid token. */
export function choiceOf(token: string): (HuntChoice & { mark: string }) | undefined {
  const parts = /^([0-9a-z]{4})-([1-9]|1\d|20)-(1?2?3?)-(1?2?)-(.+)$/su.exec(token);
  const [, mark = '', count, levels = '', tracks = '', seed = ''] = parts ?? [];
  if (!levels || !tracks || wrongSeed(seed)) return undefined;
  return {
    mark,
    count: Number(count),
    levels: huntLevels.filter((level) => levels.includes(`${level}`)),
    tracks: trackNames.filter((_name, index) => tracks.includes(`${index + 1}`)),
    seed,
  };
}

/** What a seed must be, or undefined if it is so. */
export function wrongSeed(seed: string): string | undefined {
  if (seed === '') return 'must not be empty.';
  try {
    refuseUnseen(seed, longestSeed);
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Four characters that differ where the bugs differ. A token has them, because the same choice from other bugs, those of
 * another version, is another hunt.
 */
export function markOf(bugs: readonly HuntableBug[]): string {
  const all = huntable(bugs).map(({ id, level, track }) => `${id} ${level} ${track}`);
  return Math.floor(alea(all.join('\n'))() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');
}

/** The bugs of a hunt in the order of its pages: fewer than wanted where fewer pages have such bugs. */
export function huntedBy<Bug extends HuntableBug>(
  { count, levels, tracks, seed }: HuntChoice,
  bugs: readonly Bug[],
): Bug[] {
  const random = alea(`${seed}/hunt by browser`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const wanted = huntable(bugs).filter(
    ({ level, track }) => levels.includes(level) && track !== undefined && tracks.includes(track),
  );
  let pages = [...new Set(wanted.map(({ page }) => page))];
  return Array.from({ length: Math.min(count, pages.length) }, () => {
    const page = pick(pages);
    pages = pages.filter((other) => other !== page);
    return pick(wanted.filter((bug) => bug.page === page));
  });
}

/** Sorted, so that a hunt does not depend on the order of the pages in the menu. */
function huntable<Bug extends HuntableBug>(bugs: readonly Bug[]): Bug[] {
  return bugs.filter(({ track }) => track !== undefined).sort((one, other) => (one.id < other.id ? -1 : 1));
}
