import { useState } from 'react';
import { load } from '../../shared/load';
import { groups } from '../menu';
import { find } from './search';

type Texts = typeof import('./search-texts').texts;

/** The cards that have what is searched for, by group, and where each has it. */
export function useSearch() {
  const [query, setQuery] = useState('');
  const [texts, setTexts] = useState<Texts>();
  const [failed, setFailed] = useState(false);

  /** Fetches what is searched besides the cards. Until that works, each use tries again and the cards are searched. */
  async function loadTexts() {
    if (texts) return;
    try {
      const module = await load(() => import('./search-texts'));
      setTexts(module.texts);
      setFailed(false);
    } catch {
      setFailed(true);
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
      loadTexts();
    },
    load: loadTexts,
    /** Whether only the cards are searched, because the rest could not be loaded. */
    failed,
    groups: shown,
    count: pages.length,
    /** The one to open: a card that says it is more likely meant than a page that mentions it. */
    best: pages.find(({ where }) => where.in === 'card') ?? pages[0],
  };
}
