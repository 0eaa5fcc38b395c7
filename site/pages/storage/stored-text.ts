/** What is stored, in words. */
export function storedText(note: string | null): string {
  return note === null ? 'Nothing stored' : `Stored: ${note}`;
}
