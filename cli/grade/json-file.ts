import { readFileSync, statSync } from 'node:fs';
import { CliError } from '../output/cli-error';
import { inOneLine } from '../output/text';

/**
 * The value of a JSON file of at most `longest` bytes, which is more than any `what` has. Throws a CliError that says
 * what is wrong with the file.
 */
export function readJsonFile(file: string, what: string, longest: number): unknown {
  let text: string;
  try {
    if (statSync(file).size > longest) throw new Error(`it is longer than any ${what}`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    throw new CliError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : message}.`);
  }
  try {
    // Editors on Windows begin a file with a mark that JSON does not know.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    // Node quotes the text that it cannot read.
    throw new CliError(`${file} is not JSON: ${inOneLine((error as Error).message)}.`);
  }
}
