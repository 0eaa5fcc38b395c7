import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error';
import { reasonOf } from './file-errors';

const { O_CREAT, O_EXCL, O_WRONLY, W_OK } = constants;

/**
 * The stream of this process that a name stands for. It is written to as it is: opened by its name, a file that it was
 * redirected to loses what it had (`>>`), and a socket cannot be opened at all.
 */
export function streamOf(file: string): NodeJS.WriteStream | undefined {
  if (/^\/(?:dev\/stdout|(?:dev|proc\/self)\/fd\/1)$/.test(file)) return process.stdout;
  return /^\/(?:dev\/stderr|(?:dev|proc\/self)\/fd\/2)$/.test(file) ? process.stderr : undefined;
}

const noFolder = 'its folder does not exist';

/** Before work that may take an hour, so that a misspelt folder costs nothing. Throws a CliError. */
export function refuseUnwritable(file: string) {
  const reason = reasonAgainst(file);
  if (reason) throw new CliError(`${file || '""'} cannot be written: ${reason}.`);
}

function reasonAgainst(file: string): string | undefined {
  if (streamOf(file)) return undefined;
  if (file === '') return 'the name is empty';
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) return noFolder;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) return 'it is a folder';
    // A pipe waits when it is opened, and what is below a link to nowhere is for the end.
    if (found ? !found.isFile() : lstatSync(file, { throwIfNoEntry: false })) accessSync(found ? file : folder, W_OK);
    else refuseUnopened(file, found !== undefined);
  } catch (error) {
    return reasonFor(file, error as NodeJS.ErrnoException);
  }
}

/** Opens it without a change: rights alone do not say whether a file can be made, for root least of all. */
function refuseUnopened(file: string, isThere: boolean) {
  closeSync(openSync(file, isThere ? O_WRONLY : O_WRONLY | O_CREAT | O_EXCL));
  if (!isThere) rmSync(file);
}

/** Throws a CliError that says why where the file cannot be written. */
export function writeReport(file: string, text: string) {
  const stream = streamOf(file);
  if (stream) {
    stream.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** The error for a file that cannot be written. */
export function unwritable(file: string, error: unknown): CliError {
  return new CliError(`${file} cannot be written: ${reasonFor(file, error as NodeJS.ErrnoException)}.`);
}

function reasonFor(file: string, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return existsSync(dirname(resolve(file))) ? 'no file can be made there' : noFolder;
    case 'EISDIR':
      return 'it is a folder';
    default:
      return reasonOf(error) ?? error.message;
  }
}
