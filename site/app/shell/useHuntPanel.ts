import { useEffect, useState } from 'react';
import type { HuntPanel } from '../../practice/HuntPanel';
import { hunt } from '../../run/page-options';
import { importLate } from '../import-late';

/**
 * In a hunt, the panel with the question about the page. Its script is fetched in a hunt alone, after the page is there.
 * Undefined in a frame: the page around it has the panel.
 */
export function useHuntPanel(): typeof HuntPanel | undefined {
  const [Panel, setPanel] = useState<typeof HuntPanel>();
  useEffect(() => {
    if (!hunt || window.self !== window.top) return;
    importLate(() => import('../../practice/HuntPanel')).then(
      // A function, because React calls a function that it gets to find the next state.
      ({ HuntPanel }) => setPanel(() => HuntPanel),
      () => console.error('The question of the hunt could not be loaded. Is the server running?'),
    );
  }, []);
  return Panel;
}
