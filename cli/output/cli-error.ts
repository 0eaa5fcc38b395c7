import { visible } from '../../site/run/unseen';

/**
 * An error that the user can fix: its message is printed without a stack. What came from outside, such as a flag or a
 * file, must not control the terminal, also where a test runner prints it.
 */
export class CliError extends Error {
  // Bundles have another name for the class, which Node would print.
  static override readonly name = 'CliError';
  override name = 'CliError';

  constructor(message: string) {
    super(visible(message, '\n\t'));
  }
}

/** Not `instanceof`: the built command is several files, and more than one of them has this class. */
export function isCliError(error: unknown): error is CliError {
  return error instanceof Error && error.name === 'CliError';
}
