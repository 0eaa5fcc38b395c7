import { readJsonFile } from '../grade/json-file';
import { type Report, writeEach } from '../grade/reports/reports';
import { CliError } from '../output/cli-error';
import type { HealFormat } from './heal-formats';
import { healHtml } from './heal-html';
import { healMarkdown } from './heal-markdown';
import { type HealResult, healResultFrom } from './heal-result';

const writers = { html: healHtml, markdown: healMarkdown } as const;

/** Writes the reports, also those after one that cannot be written. Returns the errors, each of which says why. */
export function writeHealReports(
  reports: readonly Report<HealFormat>[],
  result: HealResult,
  reveal: boolean,
): unknown[] {
  return writeEach(reports, result, (format) => writers[format](result, reveal));
}

/** In bytes. More than the diffs and failures of all trials, and a whole grade. */
const longestFile = 60_000_000;

/** Reads what `heal --json` has written. Throws a CliError that says where the file is damaged. */
export function readHealResult(file: string): HealResult {
  const value = readJsonFile(file, 'result', longestFile);
  try {
    return healResultFrom(value);
  } catch (error) {
    throw new CliError(`${file} is not a result that heal --json has written: ${(error as Error).message}.`);
  }
}
