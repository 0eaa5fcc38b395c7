import { visible } from '../../../site/run/unseen';
import { short } from './summary';

/** A text that is shown as it is: no HTML, no Markdown, no link. */
export function plain(text: string): string {
  return visible(text)
    .replace(/[\\`*_[\]<>&|~#@$]/g, '\\$&')
    .replaceAll('://', '\\://');
}

/**
 * A text from outside as code, in which nothing is Markdown, and no name of a user, issue or address becomes a link. The
 * marks around it have to be longer than any in it.
 */
export function code(text: string): string {
  const line = short(text, 300);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const mark = '`'.repeat(longest + 1);
  // Where the text begins or ends with a mark or a space, it gets a space on both sides, which Markdown takes away.
  const space = /^[` ]|[` ]$/.test(line) ? ' ' : '';
  return `${mark}${space}${line}${space}${mark}`;
}
