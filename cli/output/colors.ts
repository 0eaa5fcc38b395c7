import { Chalk } from 'chalk';

// Always in colour, because whether a text gets any depends on the stream that it is for.
const chalk = new Chalk({ level: 1 });

type Style = 'bold' | 'cyan' | 'dim' | 'red' | 'yellow';

/** Whether a stream gets colours: a terminal that has some, unless NO_COLOR or FORCE_COLOR say otherwise. */
export function hasColors(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return !['0', 'false'].includes(FORCE_COLOR);
  return stream.isTTY && stream.hasColors();
}

/** The text in a colour or weight, where the stream that it is for gets colours. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return hasColors(stream) ? chalk[style](text) : text;
}
