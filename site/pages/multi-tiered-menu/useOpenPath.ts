import { useEffect, useRef } from 'react';
import { useLatestState } from '../../shared/useLatestState';
import { idsNotIn } from './tree';

export type OpenPath = ReturnType<typeof useOpenPath>;

/** The open submenus, from the bar's down to the deepest one, and a timer for the next change. */
export function useOpenPath(beforeShow: (closing: string[]) => void) {
  const [open, setOpen, latest] = useLatestState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function show(path: string[]) {
    cancel();
    beforeShow(idsNotIn(path, latest()));
    setOpen(path);
  }

  function showAfter(milliseconds: number, path: string[]) {
    cancel();
    if (path.join() !== latest().join()) timer.current = setTimeout(() => show(path), milliseconds);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return { open, latest, isWaiting: () => timer.current !== undefined, show, showAfter };
}
