import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { CliError, isCliError } from '../output/cli-error';
import { streamOf, unwritable, writeReport } from '../output/write-report';
import { readJsonFile } from './json-file';
import { type GradeResult, resultFrom } from './result';

/**
 * Writes a result so that the file is complete JSON at any moment: beside it first, and then under its name. What is no
 * regular file, such as a pipe, is written to only once, when the grade has ended. Throws a CliError then. Before, a
 * file that cannot be written ends nothing: the disk may have room again for the next result.
 */
export function writeResult(file: string, result: object, ended = true) {
  const text = `${JSON.stringify(result, null, 2)}\n`;
  const beside = `${file}.tmp`;
  try {
    const isSpecial = streamOf(file) !== undefined || statSync(file, { throwIfNoEntry: false })?.isFile() === false;
    if (isSpecial) {
      if (ended) writeReport(file, text);
      return;
    }
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    removeFile(beside);
    if (ended) throw isCliError(error) ? error : unwritable(file, error);
  }
}

/** If it is there, and no folder. */
function removeFile(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // What cannot be removed is no worse than what cannot be written.
  }
}

/** In bytes. The results of all bugs, with all that is kept of a suite's output, have a fifth of it. */
const longestFile = 20_000_000;

/** Reads what `grade --json` has written. Throws a CliError that says where the file is damaged. */
export function readResult(file: string): GradeResult {
  const value = readJsonFile(file, 'result', longestFile);
  try {
    return resultFrom(value);
  } catch (error) {
    throw new CliError(`${file} is not a result that grade --json has written: ${(error as Error).message}.`);
  }
}
