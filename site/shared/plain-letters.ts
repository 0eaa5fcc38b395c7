/** In small letters and without accents: NFD splits “é” into “e” and its accent, and the accent is removed. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
