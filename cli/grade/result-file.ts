import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { CliError, isCliError } from '../output/cli-error';
import { isDiskFull } from '../output/file-errors';
import { streamOf, unwritable, writeReport } from '../output/write-report';
import { readJsonFile } from './json-file';
import { type GradeResult, resultFrom } from './result';

/**
 * Writes a result so that the file is complete JSON at any moment: beside it first, and then under its name. Where that
 * cannot be done, it is written in place. What is no regular file, such as a pipe, is written to only once, when the
 * grade has ended. Throws a CliError then. Before, a file that cannot be written ends nothing: the disk may have room
 * again for the next result.
 */
export function writeResult(file: string, result: object, ended = true) {
  const text = `${JSON.stringify(result, null, 2)}\n`;
  try {
    const isSpecial = streamOf(file) !== undefined || statSync(file, { throwIfNoEntry: false })?.isFile() === false;
    if (isSpecial) {
      if (ended) writeReport(file, text);
      return;
    }
    if (!isReplaced(file, text)) writeFileSync(file, text);
  } catch (error) {
    if (ended) throw isCliError(error) ? error : unwritable(file, error);
  }
}

/**
 * Whether the text is in the file, through a new file that took its place. False where none can be made or moved: in a
 * folder that this user may not write to, for a long name, and for a file that is mounted into a container. Throws where
 * the disk is full: to write in place would empty the file first.
 */
function isReplaced(file: string, text: string): boolean {
  const earlier = statSync(file, { throwIfNoEntry: false });
  // Of a link the file that it leads to is replaced, and not the link.
  const place = earlier ? realpathSync(file) : file;
  const beside = `${place}.tmp`;
  try {
    writeFileSync(beside, text);
    if (earlier) chmodSync(beside, earlier.mode);
    renameSync(beside, place);
    return true;
  } catch (error) {
    removeFile(beside);
    if (isDiskFull(error)) throw error;
    return false;
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

/** In bytes. A suite of 10,000 tests that each notice 100 bugs has half of it, and a string can hold little more. */
const longestFile = 400_000_000;

/** Reads what `grade --json` has written. Throws a CliError that says where the file is damaged. */
export function readResult(file: string): GradeResult {
  const value = readJsonFile(file, 'result', longestFile);
  try {
    return resultFrom(value);
  } catch (error) {
    throw new CliError(`${file} is not a result that grade --json has written: ${(error as Error).message}.`);
  }
}
