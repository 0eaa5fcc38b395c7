import { useEffect, useRef } from 'react';

/** Gives a signal that aborts when the component leaves the page. */
export function useUnmountSignal(): () => AbortSignal {
  const mount = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts twice, and a controller aborts only once.
    if (mount.current.signal.aborted) mount.current = new AbortController();
    return () => mount.current.abort();
  }, []);
  return () => mount.current.signal;
}
