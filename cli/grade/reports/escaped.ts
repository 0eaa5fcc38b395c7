import { visible } from '../../../site/run/unseen';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as the content or an attribute of an element, in HTML and XML. `kept` are control characters that stay. */
export function escaped(text: string, kept = ''): string {
  return visible(text, kept)
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[\ufffe\uffff]/g, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
