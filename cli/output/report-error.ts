import { CommanderError } from 'commander';
import { errorLine, isCliError } from './cli-error';

/** Prints an error that ends the command, and sets the exit code. */
export function reportError(error: unknown) {
  // Commander throws these after it has printed a help text or the version.
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
  if (!(error instanceof CommanderError)) console.error(shown(error));
}

function shown(error: unknown): unknown {
  if (isCliError(error)) return errorLine(error.message);
  const { code, syscall, cause } = error as NodeJS.ErrnoException;
  if (syscall === 'uv_cwd' || (cause as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
    return errorLine('The current folder does not exist any more. Change to one that does.');
  }
  if (code !== 'EMFILE' && code !== 'ENFILE') return error;
  return errorLine('Too many files are open. Raise the limit (ulimit -n) or close some programs.');
}
