import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Whether a stream gets colours: a terminal that has some, unless NO_COLOR or FORCE_COLOR say otherwise. */
export function hasColors(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return !['0', 'false'].includes(FORCE_COLOR);
  return stream.isTTY && stream.hasColors();
}

/** The text in a colour or weight, where the stream that it is for gets colours. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  // Newer versions of Node would ask stdout once more, even for a text that goes to stderr.
  return hasColors(stream) ? styleText(style, text, { validateStream: false }) : text;
}
