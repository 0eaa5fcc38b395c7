import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error';

/** Before work that may take an hour, so that a misspelt folder costs nothing. Throws a CliError. */
export function refuseUnwritable(file: string) {
  const reason = reasonAgainst(file);
  if (reason) throw new CliError(`${file || '""'} cannot be written: ${reason}.`);
}

function reasonAgainst(file: string): string | undefined {
  if (file === '') return 'the name is empty';
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) return 'its folder does not exist';
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return 'it is a folder';
  try {
    accessSync(found ? file : folder, constants.W_OK);
  } catch {
    return 'this user may not write there';
  }
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
