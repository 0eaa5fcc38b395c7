import leven from 'leven';

/** A sentence that names the most similar known word, or an empty text if none is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const [nearest] = known
    .map((other) => ({ other, distance: leven(word.toLowerCase(), other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > Math.max(2, word.length / 3)) return '';
  return ` Did you mean ${nearest.other}?`;
}
