import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error';

/** Before work that may take an hour, so that a misspelt folder costs nothing. Throws a CliError. */
export function refuseUnwritable(file: string) {
  const folder = dirname(resolve(file));
  const reason = !existsSync(folder)
    ? 'its folder does not exist'
    : statSync(file, { throwIfNoEntry: false })?.isDirectory()
      ? 'it is a folder'
      : undefined;
  if (reason) throw new CliError(`${file} cannot be written: ${reason}.`);
}

/** Throws a CliError that says why where the file cannot be written. */
export function writeReport(file: string, text: string) {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : message;
    throw new CliError(`${file} cannot be written: ${reason}.`);
  }
}
