import { useRef, useState } from 'react';

/**
 * `useState` with a third value: a function that returns the latest state, also before React has rendered it. Several
 * events may come in one task, so a listener cannot rely on the state of the last render.
 */
export function useLatestState<Value>(initial: Value) {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);

  function set(next: Value) {
    latest.current = next;
    setValue(() => next);
  }

  return [value, set, () => latest.current] as const;
}
