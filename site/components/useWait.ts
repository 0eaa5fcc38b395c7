import { wait } from '../chance';
import { useLeaving } from './useLeaving';

/** `wait`, given up when the component leaves the page. */
export function useWait() {
  const leaving = useLeaving();
  return (use: string, min: number, max = min) => wait(use, min, max, leaving());
}
