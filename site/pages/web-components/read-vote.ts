/** The vote in a message that `frames/poll.js` has sent: `{ vote: 'Tea' }`. */
export function readVote(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('vote' in data)) return undefined;
  return typeof data.vote === 'string' ? data.vote : undefined;
}
