import { useEffect, useRef, useState } from 'react';
import { idsNotIn } from './tree';

export type OpenPath = ReturnType<typeof useOpenPath>;

/** The open submenus, from the bar's down to the deepest one, and a timer for the next change. */
export function useOpenPath(beforeShow: (closing: string[]) => void) {
  const [open, setOpen] = useState<string[]>([]);
  // A ref beside the state, because several events may come before React renders again.
  const latest = useRef(open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function show(path: string[]) {
    cancel();
    beforeShow(idsNotIn(path, latest.current));
    latest.current = path;
    setOpen(path);
  }

  function showAfter(milliseconds: number, path: string[]) {
    cancel();
    if (path.join() !== latest.current.join()) timer.current = setTimeout(() => show(path), milliseconds);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return { open, latest: () => latest.current, isWaiting: () => timer.current !== undefined, show, showAfter };
}
