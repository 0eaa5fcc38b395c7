import { useEffect, useRef, useState } from 'react';
import { idsNotIn } from './tree';

export type OpenPath = ReturnType<typeof useOpenPath>;

/** Which submenus are open, from the bar's down to the deepest one, and the one change that waits for its time. */
export function useOpenPath(beforeShow: (closing: string[]) => void) {
  const [open, setOpen] = useState<string[]>([]);
  // Several events may come before React renders again.
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
