const length = 5;

/** The most recent keys, newest first, after one more was pressed. */
export function withKey(history: readonly string[], key: string): readonly string[] {
  return [key, ...history].slice(0, length);
}
