import { visible } from '../../site/run/unseen';
import { styled } from './colors';

/**
 * An error that the user can fix: its message is printed without a stack. What came from outside, such as a flag or a
 * file, must not control the terminal, also where a test runner prints it.
 */
export class CliError extends Error {
  override name = 'CliError';

  constructor(message: string) {
    super(visible(message, '\n\t'));
  }
}

/** The line in which every error is printed that somebody can do something about. */
export function errorLine(message: string): string {
  const { stderr } = process;
  return `${styled('bold', styled('red', 'error:', stderr), stderr)} ${visible(message, '\n\t')}`;
}

/** Not `instanceof`: the built command is several files, and more than one of them has this class. */
export function isCliError(error: unknown): error is CliError {
  return error instanceof Error && error.name === 'CliError';
}
