import type { OutcomeState } from '../../shared/Outcome';

/** How a connection's status is shown: in work, working, or neither. */
export function connectionState(status: string): OutcomeState {
  if (status === 'Connected') return 'ok';
  return status === 'Connecting' || status === 'Reconnecting' ? 'busy' : 'idle';
}
