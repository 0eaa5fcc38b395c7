import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CliError } from '../../output/cli-error';
import { didYouMean } from '../../output/did-you-mean';
import { refuseUnwritable, streamOf, writeReport } from '../../output/write-report';
import { shown } from '../../start/options';
import { type ReportFormat, reportFormats } from '../report-formats';
import type { GradeResult } from '../result';
import { writeResult } from '../result-file';
import { classroom50Report, refuseOther } from './report-classroom50';
import { ctrfReport } from './report-ctrf';
import { gradescopeReport } from './report-gradescope';
import { htmlReport } from './report-html';
import { junitReport } from './report-junit';
import { markdownReport } from './report-markdown';
import { mutationReport } from './report-mutation';

/** A file to be written. Without a name it is stdout. */
export type Report<Format extends string = ReportFormat> = {
  format: Format | 'json' | 'html';
  file?: string;
  flag: string;
};

type Writer = (
  result: GradeResult,
  reveal: boolean,
  context: { file: string; now: Date; say: (line: string) => void },
) => string;

const writers: Readonly<Record<Exclude<ReportFormat, 'json'>, Writer>> = {
  html: (result, reveal) => htmlReport(result, reveal),
  junit: junitReport,
  ctrf: (result, reveal, { now }) => ctrfReport(result, reveal, now),
  markdown: markdownReport,
  mutation: mutationReport,
  gradescope: gradescopeReport,
  classroom50: classroom50Report,
};

type Flags = { json?: string | true; resume?: string; html?: string; report?: readonly string[] };

/** The chosen reports. Throws a CliError for one that cannot be written. */
export function reportsOf(flags: Flags): Report[] {
  return reportsIn(flags, reportFormats);
}

/** The same with other formats. */
export function reportsIn<Format extends string>(
  { json, resume, html, report = [] }: Flags,
  formats: readonly Format[],
): Report<Format>[] {
  // An ended grade goes on in its own file.
  const whole = json ?? resume;
  const flag = json === undefined ? '--resume' : '--json';
  const reports: Report<Format>[] = [
    ...(whole === undefined ? [] : [{ format: 'json' as const, file: whole === true ? undefined : whole, flag }]),
    ...(html === undefined ? [] : [{ format: 'html' as const, file: html, flag: '--html' }]),
    ...report.map((text) => reportOf(text, formats)),
  ];
  for (const { format, file } of reports) {
    if (file === undefined) continue;
    refuseUnwritable(file);
    if (format === 'classroom50') refuseOther(file);
  }
  const flags = new Map<string, string>();
  for (const { file, flag } of reports) {
    const place = placeOf(file);
    const earlier = flags.get(place);
    if (earlier !== undefined) {
      const what = place === stdout ? 'stdout' : 'the same file';
      throw new CliError(`${earlier} and ${flag} both write to ${what}. Name another file for one of them.`);
    }
    flags.set(place, flag);
  }
  return reports;
}

/** Throws a CliError for a report that would replace a file which the grade reads. */
export function refuseReplaced(
  reports: readonly Report<string>[],
  read: readonly (readonly [flag: string, file: string])[],
) {
  const places = new Map(reports.map(({ file, flag }) => [placeOf(file), flag]));
  for (const [reader, file] of read) {
    // A pipe has no place, and what is not there is said by the reader.
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    const flag = isFile ? places.get(placeOf(file)) : undefined;
    if (flag !== undefined) {
      throw new CliError(`${reader} reads ${file}, and ${flag} would replace it. Name another file for the report.`);
    }
  }
}

/** `html:grade.html` */
function reportOf<Format extends string>(text: string, formats: readonly Format[]): Report<Format> {
  const [, name = '', file] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (file === undefined) {
    throw new CliError(`--report ${shown(text)} must be a format and a file, like html:grade.html.`);
  }
  const format = formats.find((known) => known === name);
  if (format) return { format, file, flag: `--report ${text}` };
  const suggestion = didYouMean(name, formats) || ` Known are ${formats.join(', ')}.`;
  throw new CliError(`There is no report format ${shown(name)}.${suggestion}`);
}

const stdout = '/dev/stdout';

/** The same for two names of one file. */
function placeOf(file: string | undefined): string {
  const stream = file === undefined ? process.stdout : streamOf(file);
  if (stream) return stream === process.stdout ? stdout : '/dev/stderr';
  const path = resolve(file ?? '');
  return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
}

/** Whether a report replaces the text for people. */
export function isOnStdout({ file }: Pick<Report, 'file'>): boolean {
  return placeOf(file) === stdout;
}

/** Writes the reports, also those after one that cannot be written. Returns the errors, each of which says why. */
export function writeReports(reports: readonly Report[], result: GradeResult, reveal: boolean): unknown[] {
  const now = new Date();
  return writeEach(reports, result, (format, file) =>
    writers[format](result, reveal, { file, now, say: (line) => console.error(line) }),
  );
}

/** The same with other formats, whose texts are given. */
export function writeEach<Format extends string>(
  reports: readonly Report<Format>[],
  result: object,
  textOf: (format: Exclude<Format | 'html', 'json'>, file: string) => string,
): unknown[] {
  const errors: unknown[] = [];
  for (const { format, file = stdout } of reports) {
    try {
      if (format === 'json') writeResult(file, result);
      else writeReport(file, textOf(format as Exclude<Format | 'html', 'json'>, file));
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/** Writes what is known while the trials go on, for the reports that are complete at any moment. */
export function writeResults(reports: readonly Report<string>[], result: object) {
  for (const { format, file } of reports) if (format === 'json' && file !== undefined) writeResult(file, result, false);
}
