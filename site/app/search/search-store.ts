import { useSyncExternalStore } from 'react';
import { importLate } from '../import-late';
import type { MenuEntry } from '../menu';
import { groups } from '../menu';
import { type Found, find, withoutEndings } from './search';

type Texts = typeof import('./search-texts');
export type FoundPage = MenuEntry & { where: Found };

export type Search = {
  /** As it was typed. */
  query: string;
  /** The words that were found in the end: those of the query, or those without their endings. */
  found: string;
  /** The pages that have it, by group. Groups without one are left out. */
  groups: readonly { title: string; pages: readonly FoundPage[] }[];
  /** Whether the search covers only the cards, because the rest could not be loaded. */
  failed: boolean;
  /** What comes closest if nothing was found. */
  closest: ReturnType<Texts['closestTo']>;
};

let texts: Texts | undefined;
let failed = false;
let current = searched('');
const listeners = new Set<() => void>();

/** What is typed into the field of the header, and what it finds. Home shows its cards by it. */
export function useSearch(): Search {
  return useSyncExternalStore(subscribe, () => current);
}

export function search(query: string) {
  if (query === current.query) return;
  show(query);
  if (query !== '') loadTexts();
}

/** Fetches what is searched besides the cards. Until that works, each use tries again and the cards are searched. */
export async function loadTexts() {
  if (texts) return;
  try {
    texts = await importLate(() => import('./search-texts'));
    failed = false;
  } catch {
    failed = true;
  }
  show(current.query);
}

function show(query: string) {
  current = searched(query);
  for (const listener of listeners) listener();
}

function searched(query: string): Search {
  const exact = { found: query, groups: having(query) };
  const shown =
    exact.groups.length > 0 ? exact : { found: withoutEndings(query), groups: having(withoutEndings(query)) };
  return { query, ...shown, failed, closest: shown.groups.length > 0 ? undefined : texts?.closestTo(query) };
}

function having(query: string) {
  const found = groups.map(({ title, pages }) => ({
    title,
    pages: pages.flatMap((page): FoundPage[] => {
      const where = find(query, page, texts?.texts.get(page.id));
      return where ? [{ ...page, where }] : [];
    }),
  }));
  return found.filter(({ pages }) => pages.length > 0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
