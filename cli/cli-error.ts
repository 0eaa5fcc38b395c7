/** An error that the user can fix: its message is printed without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}
