import { useEffect, useRef } from 'react';

/** Returns a function that gives a signal, which aborts when the component is unmounted. */
export function useUnmountSignal(): () => AbortSignal {
  const mount = useRef(new AbortController());
  useEffect(() => {
    // StrictMode mounts every component twice, and an aborted controller cannot be used again.
    if (mount.current.signal.aborted) mount.current = new AbortController();
    return () => mount.current.abort();
  }, []);
  return () => mount.current.signal;
}
