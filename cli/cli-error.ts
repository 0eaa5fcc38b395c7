/** Something that the user can fix: printed alone, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}
