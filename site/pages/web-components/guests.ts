/** Those who can be on the list, in their order. */
export const people = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Alan'];

export function guestText(count: number): string {
  if (count === 0) return 'No guests';
  return count === 1 ? '1 guest' : `${count} guests`;
}
