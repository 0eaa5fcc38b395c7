import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { version } from '../../package.json';
import { CliError } from '../output/cli-error';
import { errorLine } from '../output/error-line';
import { reportError } from '../output/report-error';
import { counted } from '../output/text';
import { type PracticeSiteOptions, redesignOf } from '../start/options';
import { grade } from './grade';
import { hostsOf } from './hosts-of';
import { commandLine, identityOf } from './identity';
import { mergeFiles } from './merge';
import { hasBugs, type Part } from './part';
import { shardOf } from './plan';
import { pointsOf, readPoints } from './points';
import { progressOn } from './progress';
import { nextSteps, textReport } from './reports/report-text';
import { isOnStdout, type Report, refuseReplaced, reportsOf, writeReports, writeResults } from './reports/reports';
import { type GradeResult, notRunOf, tellsBuildsApart } from './result';
import { readResult } from './result-file';
import { differenceOf } from './same-grade';
import { shareOf } from './share-of';
import { haveOnePlace } from './tests/test-results';
import { untilInterrupted } from './until-interrupted';
import { refuseNoFolder, refuseWrongCommand } from './wrong-command';

export type GradeOptions = Omit<PracticeSiteOptions, 'bugs' | 'redesigns' | 'base'> & {
  page?: string[];
  bug?: string[];
  only?: Part[];
  all?: boolean;
  redesign?: string[];
  sample?: number;
  sampleSeed?: string;
  /** Where the suite writes the results of its tests. */
  results?: string;
  leaveOutFailing?: boolean;
  jobs?: number;
  min?: number;
  minRedesigns?: number;
  minConditions?: number;
  /** A file, or `true` for stdout. */
  json?: string | true;
  html?: string;
  /** `<format>:<file>` each. */
  report?: string[];
  /** A file that says what gives how many points. */
  points?: string;
  shard?: string;
  merge?: string[];
  resume?: string;
  reveal?: boolean;
  /** What the suite is given as the site's address. */
  address?: string;
  cwd?: string;
};

/** Grades a suite, or merges earlier grades, reports, and sets the exit code. */
export async function gradeCommand(command: readonly string[], options: GradeOptions) {
  const reports = reportsOf(options);
  const { merge = [], points } = options;
  refuseReplaced(reports, [
    ...merge.map((file) => ['--merge', file] as const),
    ...(points === undefined ? [] : [['--points', points] as const]),
  ]);
  // Before the suite runs, which may take away the folder of a report.
  const isText = !reports.some(isOnStdout);
  const maximums = points === undefined ? undefined : readPoints(points);
  const interruption = untilInterrupted();
  const found = options.merge ? merged(command, options) : await graded(command, options, reports, interruption.signal);
  const result = { ...found, points: maximums && pointsOf(found, maximums) };

  const reveal = options.reveal ?? false;
  if (isText) {
    const fileOf = (wanted: Report['format']) => reports.find(({ format }) => format === wanted)?.file;
    const next = nextSteps(result, { reveal, html: fileOf('html'), json: fileOf('json') });
    console.log(`${textReport(result, reveal)}\n\n${next}`);
  }
  for (const error of writeReports(reports, result, reveal)) reportError(error);
  interruption.end();

  if (interruption.signal.aborted) process.exitCode = interruption.exitCode();
  else setExitCode(result, options);
}

/** What says how results are reported, also those that are merged. */
const reporting = ['merge', 'json', 'html', 'report', 'points', 'min', 'minRedesigns', 'minConditions', 'reveal'];

function merged(command: readonly string[], options: GradeOptions): GradeResult {
  if (command.length > 0) throw new CliError('--merge takes the JSON files of grades, not a command.');
  const other = Object.keys(options).find((name) => !reporting.includes(name));
  if (other !== undefined) {
    const flag = other.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new CliError(`--merge and --${flag} do not go together.`);
  }
  return mergeFiles(options.merge ?? []);
}

async function graded(
  command: readonly string[],
  options: GradeOptions,
  reports: readonly Report[],
  signal: AbortSignal,
): Promise<GradeResult> {
  const {
    page,
    bug,
    only,
    all,
    redesign,
    sample,
    sampleSeed,
    results,
    leaveOutFailing,
    jobs,
    shard,
    min,
    minRedesigns,
    minConditions,
    json,
    html,
    merge,
    reveal,
    ...others
  } = options;
  const { address, cwd, resume, report, points, ...rest } = others;
  if (cwd !== undefined) refuseNoFolder('--cwd', cwd);
  refuseWrongCommand(command, cwd);
  if (all && !page) throw new CliError('--all is for pages that are named. Add --page <id>.');
  if (sampleSeed !== undefined && sample === undefined) {
    throw new CliError('--sample-seed goes with --sample, which says how many bugs.');
  }
  if (sample !== undefined && !hasBugs(only)) {
    const flags = (only ?? []).map((part) => `--only ${part}`).join(' ');
    throw new CliError(`--sample chooses bugs, and ${flags} leaves them out.`);
  }
  if (shard !== undefined && sample !== undefined && sampleSeed === undefined && resume === undefined) {
    throw new CliError('--shard with --sample needs a seed, or each part has another sample: --sample-seed ann.');
  }
  if (rest.port && (jobs ?? 1) > 1) {
    throw new CliError(
      `--port ${rest.port} is for one run at a time, and --jobs ${jobs} for more. Leave one of them out.`,
    );
  }
  if (haveOnePlace(results) && (jobs ?? 1) > 1) {
    throw new CliError(
      `--jobs ${jobs} needs {port} in --results, or runs at the same time would read the same files: results/{port}/*.xml.`,
    );
  }
  const found = resume === undefined ? undefined : readResult(resume);
  const settings = {
    command,
    page,
    bug,
    only,
    all,
    redesign: redesign?.map(redesignOf),
    // If no seed is given, that of the grade to continue, or another one each time.
    sample:
      sample === undefined
        ? undefined
        : { count: sample, seed: sampleSeed ?? found?.choice.sample?.seed ?? randomBytes(4).toString('hex') },
    results,
    leaveOutFailing,
    jobs,
    shard: shard === undefined ? undefined : shardOf(shard),
    cwd,
    address,
    options: { ...rest, seed: rest.seed ?? '1', allowHost: [...(rest.allowHost ?? []), ...hostsOf(address)] },
    signal,
  };
  const earlier = resume && found ? resumed(resume, found, settings) : undefined;
  if (earlier?.complete && notRunOf(earlier) === 0) return earlier;
  const { end, ...onGrade } = progressOn(process.stderr, commandLine(command));
  try {
    return await grade({
      ...settings,
      earlier,
      ...onGrade,
      onResult: (result) => writeResults(reports, result),
    });
  } finally {
    end();
  }
}

/** The result in a file, where a grade can go on from it. Throws a CliError unless it is of this grade. */
function resumed(
  file: string,
  earlier: GradeResult,
  settings: Parameters<typeof identityOf>[0] & { command: readonly string[] },
): GradeResult {
  const { part, ...identity } = identityOf(settings);
  const difference = differenceOf(earlier, { version, command: commandLine(settings.command), ...identity });
  if (difference) throw new CliError(`${file} cannot be resumed: it ${difference}.`);
  if (isDeepStrictEqual(earlier.part, part)) return earlier;
  const name = (one: typeof part) => (one ? `part ${one.number} of ${one.of}` : 'the whole grade');
  throw new CliError(`${file} cannot be resumed: it is ${name(earlier.part)}, and not ${name(part)}.`);
}

function setExitCode(result: GradeResult, options: GradeOptions) {
  const notRun = notRunOf(result);
  if (notRun > 0) console.error(errorLine(`${counted(notRun, 'trial')} could not be run: see "Not run".`));
  if (!result.complete) console.error(errorLine('The grade is not complete: --resume continues it.'));
  const shortfall = shortfallOf(result, options);
  if (shortfall) console.error(shortfall);
  if (notRun > 0 || !result.complete) process.exitCode = 1;
  // A report that could not be written is more than a shortfall.
  else if (shortfall) process.exitCode ??= 2;
}

/** What falls short of a `--min…`, or undefined. If there is nothing to count, or to trust, nothing is reached. */
function shortfallOf(result: GradeResult, options: GradeOptions): string | undefined {
  const { bugs, rebuilds, redesigns, conditions, correct } = result;
  const harmless = ({ passed, broken }: GradeResult['redesigns']) => [passed, passed + broken] as const;
  const shares = [
    {
      flag: '--min',
      what: 'of the bugs caught',
      share: [bugs.caught, bugs.caught + bugs.missed] as const,
      min: options.min,
    },
    {
      flag: '--min-redesigns',
      what: 'of the redesigns survived',
      share: harmless(redesigns),
      min: options.minRedesigns,
    },
    {
      flag: '--min-conditions',
      what: 'of the conditions survived',
      share: harmless(conditions),
      min: options.minConditions,
    },
  ];
  const lines = shares.flatMap(({ flag, what, share: [part, all], min }) => {
    if (min === undefined) return [];
    const isWithheld = flag === '--min' && tellsBuildsApart(rebuilds) !== undefined;
    if (isWithheld || correct.failed > 0) return [`${flag} ${min} is not met: the figure is not to be trusted.`];
    if (all === 0) return [`${flag} ${min} is not met: there was nothing to count.`];
    // Not by the rounded figure: 79.95 % are not 80.
    if ((100 * part) / all >= min) return [];
    const percent = shareOf(part, all, 100, 1);
    return [`${percent < min ? percent : `Less than ${min}`} % ${what}, and ${flag} is ${min} %.`];
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}
