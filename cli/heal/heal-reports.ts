import { readJsonFile } from '../grade/json-file';
import type { Report } from '../grade/reports/reports';
import { writeResult } from '../grade/result-file';
import { CliError } from '../output/cli-error';
import { writeReport } from '../output/write-report';
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
  const errors: unknown[] = [];
  for (const { format, file = '/dev/stdout' } of reports) {
    try {
      if (format === 'json') writeResult(file, result);
      else writeReport(file, writers[format](result, reveal));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/** Writes what is known while the trials go on, for the reports that are complete at any moment. */
export function writeHealResults(reports: readonly Report<HealFormat>[], result: HealResult) {
  for (const { format, file } of reports) if (format === 'json' && file !== undefined) writeResult(file, result, false);
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
