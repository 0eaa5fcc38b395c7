import { readFileSync, renameSync, statSync } from 'node:fs';
import { CliError } from '../output/cli-error';
import { writeReport } from '../output/write-report';
import { type GradeResult, resultFrom } from './result';

/**
 * Writes a result so that the file is complete JSON at any moment: beside it first, and then under its name. What is no
 * regular file, such as a pipe, is written to only once, when the grade has ended. Throws a CliError.
 */
export function writeResult(file: string, result: GradeResult, ended = true) {
  const text = `${JSON.stringify(result, null, 2)}\n`;
  const isSpecial = statSync(file, { throwIfNoEntry: false })?.isFile() === false;
  if (isSpecial) {
    if (ended) writeReport(file, text);
    return;
  }
  const beside = `${file}.tmp`;
  writeReport(beside, text);
  try {
    renameSync(beside, file);
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** In bytes. The results of all bugs, with all that is kept of a suite's output, have a fifth of it. */
const longestFile = 20_000_000;

/** Reads what `grade --json` has written. Throws a CliError that says where the file is damaged. */
export function readResult(file: string): GradeResult {
  let text: string;
  try {
    if (statSync(file).size > longestFile) throw new Error('it is longer than any result');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    throw new CliError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : message}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file} is not JSON: ${oneLine((error as Error).message)}.`);
  }
  try {
    return resultFrom(value);
  } catch (error) {
    throw new CliError(`${file} is not a result that grade --json has written: ${(error as Error).message}.`);
  }
}

/** Node quotes the text that it cannot read. */
function oneLine(text: string): string {
  return text.replace(/\s/g, ' ').slice(0, 120);
}
