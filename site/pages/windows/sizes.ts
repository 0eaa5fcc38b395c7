/** What the document in the window shows when it has this size. */
export const sizes = ['480 × 360', '640 × 400'] as const;

/** The third argument of `window.open`. */
export function featuresOf(size: string): string {
  const [width, height] = size.split(' × ');
  return `popup,width=${width},height=${height}`;
}
