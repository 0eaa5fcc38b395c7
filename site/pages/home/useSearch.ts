import { useState } from 'react';
import { groups } from '../../shared/menu';
import { find } from './search';

type Texts = typeof import('./search-texts').texts;

/** The cards that have what is searched for, by group, and where each has it. */
export function useSearch() {
  const [query, setQuery] = useState('');
  const [texts, setTexts] = useState<Texts>();

  /** Fetches what is searched besides the cards. */
  async function load() {
    if (texts) return;
    try {
      const module = await import('./search-texts');
      setTexts(module.texts);
    } catch {
      // The cards are searched all the same, and the next use tries again.
    }
  }

  const found = groups.map(({ title, pages }) => ({
    title,
    pages: pages.flatMap((page) => {
      const where = find(query, page, texts?.get(page.id));
      return where ? [{ ...page, where }] : [];
    }),
  }));
  const shown = found.filter(({ pages }) => pages.length > 0);
  const pages = shown.flatMap((group) => group.pages);

  return {
    query,
    search(text: string) {
      setQuery(text);
      load();
    },
    load,
    groups: shown,
    count: pages.length,
    /** The one to open: a card that says it is more likely meant than a page that mentions it. */
    best: pages.find(({ where }) => where.in === 'card') ?? pages[0],
  };
}
