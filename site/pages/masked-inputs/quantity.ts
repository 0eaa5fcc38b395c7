const [first, step, last] = [1, 3, 97];

/** The next value in a direction: 1, 4, 7 and so on up to 97. From one in between it is the nearest in that direction. */
export function stepped(text: string, direction: 1 | -1): string {
  if (text === '') return String(first);
  const steps = (Number(text) - first) / step;
  const next = first + step * (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1);
  return String(Math.min(last, Math.max(first, next)));
}

export function isQuantity(text: string): boolean {
  const number = Number(text);
  return number >= first && number <= last && (number - first) % step === 0;
}
