import { wait } from '../run/chance';
import { useUnmountSignal } from './useUnmountSignal';

/** `wait`, given up when the component leaves the page. */
export function useWait() {
  const unmounted = useUnmountSignal();
  return (use: string, min: number, max = min) => wait(use, min, max, unmounted());
}
