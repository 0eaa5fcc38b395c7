import type { DragEvent } from 'react';

/** A type of the page's own, so that the columns know a card from any other text. */
export const cardType = 'application/x-card';

/** Types can be read all the time, data only at the drop. */
export function carries({ dataTransfer }: DragEvent, type: string): boolean {
  return dataTransfer.types.includes(type);
}

/** Alt as well, because on a Mac that is the key for it, and Control with a click opens the context menu. */
export function effectOf({ ctrlKey, altKey }: DragEvent) {
  return ctrlKey || altKey ? 'copy' : 'move';
}

/** What a drag carries, in an order of its own: browsers have them in different ones. */
export function typesOf({ dataTransfer }: DragEvent): string {
  return [...dataTransfer.types].sort().join(', ');
}
