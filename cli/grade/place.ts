import { createHash } from 'node:crypto';

/** The place of an id in an order that follows from a text: nobody can know it before, and anybody can make it again. */
export function placeOf(text: string, id: string): string {
  return createHash('sha256').update(`${text} ${id}`).digest('hex');
}
