import { useEffect, useRef } from 'react';
import { wait } from '../chance';

/** `wait`, given up when the component leaves the page. */
export function useWait() {
  const mount = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts twice, and a controller aborts only once.
    if (mount.current.signal.aborted) mount.current = new AbortController();
    return () => mount.current.abort();
  }, []);
  return (use: string, min: number, max = min) => wait(use, min, max, mount.current.signal);
}
