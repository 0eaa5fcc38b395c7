import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { CliError } from '../output/cli-error';

/** Throws a CliError for a command that this system cannot start. Windows has rules of its own, so there it is tried. */
export function refuseUnstartable(file: string, cwd = '.') {
  if (process.platform === 'win32') return;
  // First of all, because it throws where the current folder is gone.
  const here = resolve(cwd);
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = file.includes('/')
    ? [resolve(here, file)]
    : folders.map((folder) => join(resolve(here, folder), file));
  const codes = places.map(codeOf);
  if (codes.includes(undefined)) return;
  // Commands of a project's packages are found by npx and by the scripts of npm alone.
  if (!file.includes('/') && codeOf(resolve(here, 'node_modules/.bin', file)) === undefined)
    throw new CliError(`There is no command "${file}" outside of node_modules. Write npx ${file}.`);
  throw unstartable(file, codes.find((code) => code !== 'ENOENT' && code !== 'ENOTDIR') ?? 'ENOENT');
}

function codeOf(path: string): string | undefined {
  try {
    if (!statSync(path).isFile()) return 'EACCES';
    accessSync(path, constants.X_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

const reasons: Record<string, string> = {
  EACCES: 'is not a program that may be run',
  EAGAIN: 'cannot be started: the system has no room for another process',
  EMFILE: 'cannot be started: too many files are open',
  ENAMETOOLONG: 'cannot be started: the name is too long',
  ELOOP: 'cannot be started: its symbolic links lead in a circle',
  E2BIG: 'cannot be started: its arguments are too long',
};

export function unstartable(file: string, code: string): CliError {
  if (code === 'ENOENT' || code === 'ENOTDIR') return new CliError(`There is no command "${file}".`);
  return new CliError(`"${file}" ${reasons[code] ?? `cannot be started: ${code}`}.`);
}
