import { useEffect, useState } from 'react';

/** What the browser says about a permission, in words, and as it changes. Not every browser knows every name. */
export function usePermission(name: string): string {
  const [state, setState] = useState('Reading');

  useEffect(() => {
    const left = new AbortController();
    const show = (text: string) => !left.signal.aborted && setState(`Permission: ${text}`);
    async function follow() {
      try {
        const status = await navigator.permissions.query({ name: name as PermissionName });
        show(status.state);
        status.addEventListener('change', () => show(status.state), { signal: left.signal });
      } catch {
        show('unknown');
      }
    }
    void follow();
    return () => left.abort();
  }, [name]);

  return state;
}
