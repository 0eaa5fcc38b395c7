import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from '../../run/page-options';
import { readStored, store } from '../../shared/stored';
import { shortened, withVisit } from './views';

// With the base path, so that two sites on one origin do not share it.
const name = `practice-site addresses ${basePath}`;

/** The addresses of this page in this tab. They belong to the tab, so they are kept when another document comes. */
export function useVisits(replaces: boolean): readonly string[] {
  const entry = useLocation();
  const [visits, setVisits] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history is another visit.
  useLayoutEffect(() => {
    const next = withVisit(read(), shortened(location, basePath), replaces);
    store('sessionStorage', name, JSON.stringify(next));
    setVisits(next);
  }, [entry, replaces]);

  return visits;
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
