/** What a form with `stars` and `comment` sends, in words. */
export function reviewText(data: FormData): string {
  const stars = data.get('stars');
  const rating = stars === null ? 'no stars' : stars === '1' ? '1 star' : `${stars} stars`;
  return `Sent: ${rating}, ${data.get('comment') || 'no comment'}`;
}
