/** In per cent of the width. */
export const [smallest, largest] = [20, 80];
const step = 5;

/** The nearest size that the left part can have. */
export function allowed(size: number): number {
  return Math.min(largest, Math.max(smallest, Math.round(size)));
}

/** The size after a key was pressed, and undefined for a key that changes nothing. */
export function sizeAfter(size: number, key: string): number | undefined {
  const sizes: Record<string, number> = {
    ArrowLeft: size - step,
    ArrowRight: size + step,
    Home: smallest,
    End: largest,
  };
  return sizes[key] === undefined ? undefined : allowed(sizes[key]);
}

/** Where a pointer is in a box, as the size of what is left of it. */
export function sizeAt(x: number, { left, width }: { left: number; width: number }): number {
  return allowed(((x - left) / width) * 100);
}
