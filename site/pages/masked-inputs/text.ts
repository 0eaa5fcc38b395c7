const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const longestBio = 80;

/** A text as a reader counts its characters: a family emoji is one, and a letter with its accent is one. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first characters of a text, as many as a bio may have. */
export function cut(text: string): string {
  return charactersOf(text).slice(0, longestBio).join('');
}

/** The strength of a secret in a word. */
export function strengthOf(secret: string): string {
  const { length } = charactersOf(secret);
  if (length === 0) return 'none';
  if (length < 8) return 'weak';
  const mixed = /\d/.test(secret) && /[^\p{L}\p{N}\s]/u.test(secret);
  return length >= 12 && mixed ? 'strong' : 'fair';
}
