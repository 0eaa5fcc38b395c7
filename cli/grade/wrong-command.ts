import { existsSync, statSync } from 'node:fs';
import { CliError } from '../output/cli-error';
import { shown } from '../start/options';
import { refuseUnstartable } from './startable';

/** Throws a CliError for a folder that is not there, under the name of its option. */
export function refuseNoFolder(option: string, folder: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(`${option} ${shown(folder)} is not a folder.`);
}

/** Words that only a shell knows. Some systems have programs of these names, which change nothing for the suite. */
const shellWords = ['cd', 'pushd', 'popd', 'source', '.', 'export', 'set', 'unset', 'alias', 'eval', 'exec'];

/** What a command is for, and how it is written. */
type Use = { does: string; before: string; example: string };

const suiteOfGrade: Use = { does: 'runs the suite', before: 'grade', example: 'npx playwright test' };

/** Throws a CliError for a command that a shell would take and a system does not, and says how to write it. */
export function refuseWrongCommand(command: readonly string[], cwd?: string, use = suiteOfGrade) {
  const { does, before, example } = use;
  const [file, ...args] = command;
  if (file === undefined) throw new CliError(`Name the command that ${does}: ${before} -- ${example}.`);
  if (file.trim() === '') throw new CliError(`The command that ${does} is empty. Is a variable not set?`);
  if (shellWords.includes(file)) {
    const folder = file === 'cd' && args.length === 1 ? args[0] : '<folder>';
    throw new CliError(
      `"${file}" is built into the shell and is not a program. To run the suite in another folder: ${before} --cwd ${folder} -- ` +
        `npm test. To run a line of the shell: ${before} -- sh -c '${file} … && npm test'.`,
    );
  }
  if (/^\w+=/.test(file)) {
    throw new CliError(
      `"${file}" sets a variable of the shell and is not a program. Put it before practice-site, or run a line of the ` +
        `shell: ${before} -- sh -c '${file} npm test'.`,
    );
  }
  if (args.length === 0 && /\s/.test(file) && !existsSync(file)) {
    throw new CliError(
      `There is no command "${file}". Write it in words, without quotes: ${before} -- ${file.trim()}. To run a line of the ` +
        `shell: ${before} -- sh -c '${file.trim()}'.`,
    );
  }
  refuseUnstartable(file, cwd);
}
