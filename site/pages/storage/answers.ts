import type { OutcomeState } from '../../shared/Outcome';

export const refused = 'Refused';
export const notAvailable = 'Not available';
/** While the browser asks its user. */
export const asking = 'Asking';

/** How an answer is shown. */
export function stateOf(answer: string): OutcomeState {
  if (answer === '') return 'idle';
  if (answer === asking) return 'busy';
  return answer === refused || answer === notAvailable ? 'failed' : 'ok';
}

/** What an error of the browser means: its user or a policy refused, or it cannot do this here. */
export function answerTo(error: unknown): string {
  // Not `instanceof DOMException`: an error from another document, or made by a test, is of another class.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'NotAllowedError' ? refused : notAvailable;
}
