import { CliError } from './cli-error';
import { didYouMean } from './did-you-mean';

/** The id in what somebody calls a page: its id or address, in capitals or not. */
export function pageIdIn(word: string): string {
  return word === '/' ? 'home' : word.toLowerCase().replace(/^\//, '');
}

/**
 * The error for a word that is none of the known ones: `There is no page "form". Did you mean forms?` If none is
 * similar, it names the command that lists them.
 */
export function noSuch(
  what: string,
  word: string,
  known: readonly string[],
  list: 'bugs' | 'pages' | 'redesigns',
): CliError {
  return new CliError(`There is no ${what}.${didYouMean(word, known) || ` practice-site ${list} lists them.`}`);
}
