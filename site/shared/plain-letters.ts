/**
 * In small letters, without accents and with plain apostrophes. NFD splits “é” into “e” and its accent, and the accent is
 * removed.
 */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
