export const refused = 'Refused';
export const notAvailable = 'Not available';
/** While the browser asks its user. */
export const asking = 'Asking';

/** What an error of the browser means: its user, or a policy, has said no, or it cannot do this here. */
export function answerTo(error: unknown): string {
  // Not instanceof: errors of other documents, and those that a test makes, are of another class.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'NotAllowedError' ? refused : notAvailable;
}
