export const refused = 'Refused';
export const notAvailable = 'Not available';
/** While the browser asks its user. */
export const asking = 'Asking';

/** What an error of the browser means: its user, or a policy, has said no, or it cannot do this here. */
export function answerTo(error: unknown): string {
  // Not `instanceof DOMException`: an error from another document, or made by a test, is of another class.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'NotAllowedError' ? refused : notAvailable;
}
