import type { ChalkInstance } from 'chalk';

/** The path of the file with chalk. Set by tsup.config.ts, and undefined during development. */
declare const chalkFile: string | undefined;

let loaded: ChalkInstance | undefined;

/** Loads chalk when something is to be coloured: where there is no terminal, the start does without it. */
function chalk(): ChalkInstance {
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(import.meta.url);
  // Always in colour, because whether a text gets any depends on the stream that it is for.
  loaded ??= new (load(typeof chalkFile === 'undefined' ? 'chalk' : chalkFile).Chalk)({ level: 1 }) as ChalkInstance;
  return loaded;
}

type Style = 'bold' | 'cyan' | 'dim' | 'red';

/** Whether a stream gets colours: a terminal that has some, unless NO_COLOR or FORCE_COLOR say otherwise. */
export function hasColors(stream: NodeJS.WriteStream): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return !['0', 'false'].includes(FORCE_COLOR);
  return stream.isTTY && stream.hasColors();
}

/** The text in a colour or weight, where the stream that it is for gets colours. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return hasColors(stream) ? chalk()[style](text) : text;
}
