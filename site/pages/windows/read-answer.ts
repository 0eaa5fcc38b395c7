const colours = ['Red', 'Green', 'Blue'];

/** The colour that a message of the popup names, `null` if it was cancelled, and `undefined` for any other message. */
export function readAnswer(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('answer' in data)) return undefined;
  const { answer } = data;
  if (answer === null) return null;
  return typeof answer === 'string' && colours.includes(answer) ? answer : undefined;
}
