import { wait } from '../run/chance';
import { useUnmountSignal } from './useUnmountSignal';

/** `wait` whose promise stays pending once the component is unmounted. */
export function useWait() {
  const unmounted = useUnmountSignal();
  return (use: string, min: number, max = min) => wait(use, min, max, unmounted());
}
