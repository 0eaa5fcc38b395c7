/** How long the text of an option may be, in characters. */
export const longestText = 1000;

/**
 * Control characters, those that end a line or turn its direction, and halves of characters. A terminal or a shell acts
 * on them, and nobody sees them where a text is shown.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u;

/** Throws an Error that says what the text of an option must not be. */
export function refuseUnseen(text: string, longest = longestText) {
  if (text.length > longest) throw new Error(`must have at most ${longest} characters.`);
  if (unseen.test(text)) throw new Error('must not have control characters.');
}

/** The text with `\u{1b}` in place of such a character. `kept` are those that stay, such as line ends. */
export function visible(text: string, kept = ''): string {
  return Array.from(text, (character) =>
    unseen.test(character) && !kept.includes(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : character,
  ).join('');
}
