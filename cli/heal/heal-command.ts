import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { version } from '../../package.json';
import { hostsOf } from '../grade/hosts-of';
import { commandLine } from '../grade/identity';
import { duration, progressOn } from '../grade/progress';
import { isOnStdout, type Report, refuseReplaced, reportsIn, writeResults } from '../grade/reports/reports';
import type { GradeResult } from '../grade/result';
import { readResult } from '../grade/result-file';
import { differenceOf, otherOption } from '../grade/same-grade';
import { untilInterrupted } from '../grade/until-interrupted';
import { refuseNoFolder, refuseWrongCommand } from '../grade/wrong-command';
import { CliError } from '../output/cli-error';
import { errorLine } from '../output/error-line';
import { noSuch } from '../output/no-such';
import { reportError } from '../output/report-error';
import { counted, wrap } from '../output/text';
import { pagesWithBugs } from '../server/built-bugs';
import { type PracticeSiteOptions, redesignOf } from '../start/options';
import { defaultBugs, defaultTimeout, usesOf } from './defaults';
import { type HealSettings, heal, healIdentityOf } from './heal';
import { type HealFormat, healFormats } from './heal-formats';
import { type HealTrial, trialsAtOnce } from './heal-plan';
import { readHealResult, writeHealReports } from './heal-reports';
import type { HealResult, HealTrialResult } from './heal-result';
import { trialName } from './heal-statements';
import { healSteps, healText } from './heal-text';
import { refuseWrongGlobs } from './suite-copy';

export type HealOptions = Omit<PracticeSiteOptions, 'bugs' | 'redesigns' | 'base'> & {
  /** What a grade has found out, as its JSON. */
  from?: string;
  page?: string[];
  redesign?: string[];
  bugs?: number;
  copy?: string[];
  results?: string;
  jobs?: number;
  /** Of the heal command, in seconds. */
  timeout?: number;
  json?: string | true;
  html?: string;
  report?: string[];
  resume?: string;
  reveal?: boolean;
  address?: string;
  cwd?: string;
};

const usage = 'heal -- <heal command> -- <test command>';

/** Mends copies of a suite by a command, reports, and sets the exit code. */
export async function healCommand(words: readonly string[], options: HealOptions) {
  const reports = reportsIn(options, healFormats);
  refuseReplaced(reports, options.from === undefined ? [] : [['--from', options.from]]);
  // Before the suite runs, which may take away the folder of a report.
  const isText = !reports.some(isOnStdout);
  const interruption = untilInterrupted();
  const result = await healed(words, options, reports, interruption.signal);
  const reveal = options.reveal ?? false;
  if (isText) {
    const html = reports.find(({ format }) => format === 'html')?.file;
    console.log(`${healText(result, reveal)}\n\n${healSteps(result, { reveal, html })}`);
  }
  for (const error of writeHealReports(reports, result, reveal)) reportError(error);
  interruption.end();
  if (result.notRun > 0) console.error(errorLine(`${counted(result.notRun, 'trial')} could not be run.`));
  if (!result.trusted) console.error(errorLine(`The result is not to be trusted. ${result.why}`));
  else if (!result.complete) console.error(errorLine(`Not all trials have run${wayOn(reports)}`));
  if (interruption.signal.aborted) process.exitCode = interruption.exitCode();
  else if (result.notRun > 0 || !result.complete || !result.trusted) process.exitCode = 1;
}

/** How to go on with what is known, for the end of a sentence. */
function wayOn(reports: readonly Report<HealFormat>[]): string {
  const json = reports.find(({ format, file }) => format === 'json' && file !== undefined)?.file;
  return json === undefined
    ? '. With --json <file> they could go on: --resume <file>.'
    : `: --resume ${json} goes on with them.`;
}

async function healed(
  words: readonly string[],
  options: HealOptions,
  reports: readonly Report<HealFormat>[],
  signal: AbortSignal,
): Promise<HealResult> {
  const { from, page, redesign, bugs, copy, results, jobs, timeout, json, html, report, resume, reveal, ...others } =
    options;
  const { address, cwd = '.', ...rest } = others;
  refuseNoFolder('--cwd', cwd);
  const { heal: healWords, command } = commandsIn(words);
  refuseWrongCommand(healWords, cwd, usesOf.heal);
  refuseWrongCommand(command, cwd, usesOf.suite);
  refuseWrongGlobs(copy ?? []);
  if ((jobs ?? 1) > 1 && trialsAtOnce({ options: {}, results, jobs }) === 1) {
    throw new CliError(
      `--jobs ${jobs} needs {port} in --results, or trials at the same time would read the same files: results/{port}/*.xml.`,
    );
  }
  const known = pagesWithBugs();
  for (const name of page ?? []) if (!known.includes(name)) throw noSuch(`page "${name}"`, name, known, 'bugs');
  const settings: HealSettings = {
    heal: healWords,
    command,
    folder: resolve(cwd),
    copy,
    own: reports.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)])),
    page,
    redesign: redesign?.map(redesignOf),
    bugs: bugs ?? defaultBugs,
    jobs,
    timeout: timeout ?? defaultTimeout,
    results,
    address,
    options: { ...rest, seed: rest.seed ?? '1', allowHost: [...(rest.allowHost ?? []), ...hostsOf(address)] },
    signal,
  };
  const earlier = resume === undefined ? undefined : resumed(resume, settings);
  if (earlier?.complete && earlier.notRun === 0) return earlier;
  const graded = from === undefined ? undefined : gradeIn(from, settings);
  const { end, ...onGrade } = progressOn(process.stderr, commandLine(command));
  const say = (line: string) => {
    end();
    console.error(process.stderr.isTTY ? wrap(line, process.stderr.columns) : line);
  };
  say(`Mending ${commandLine(command)} by ${commandLine(healWords)}, in copies of ${settings.folder}.`);
  try {
    return await heal({
      ...settings,
      earlier,
      from: graded,
      onGrade,
      onPlan: (trials, done) => say(planned(trials, done)),
      onTrial: (trial, done, total) => say(ended(trial, done, total)),
      onResult: (result) => writeResults(reports, result),
    });
  } finally {
    end();
  }
}

/** The heal command, `--`, and the command of the suite. Throws a CliError where one of them is missing. */
function commandsIn(words: readonly string[]): { heal: string[]; command: string[] } {
  const at = words.indexOf('--');
  if (words.length === 0 || at === 0) throw new CliError(`Name the command that mends the suite: ${usage}.`);
  if (at < 0 || at === words.length - 1) throw new CliError(`Name the command that runs the suite: ${usage}.`);
  return { heal: words.slice(0, at), command: words.slice(at + 1) };
}

/** Throws a CliError unless the file is of the same suite and the same site. */
function gradeIn(file: string, { command, options }: HealSettings): GradeResult {
  const grade = readResult(file);
  const identity = { version, command: commandLine(command), ...healIdentityOfOptions(options), choice: grade.choice };
  const difference = differenceOf(grade, identity);
  if (difference) throw new CliError(`--from ${file} cannot be used: it ${difference}.`);
  if (grade.tests === undefined) {
    throw new CliError(`--from ${file} cannot be used: it does not know single tests. Grade with JUnit XML.`);
  }
  if (grade.choice.redesign?.length) {
    throw new CliError(
      `--from ${file} cannot be used: its correct site has the redesign ${grade.choice.redesign.join(', ')}.`,
    );
  }
  if (!grade.complete)
    throw new CliError(`--from ${file} cannot be used: it is not complete. grade --resume goes on with it.`);
  return grade;
}

/** The result in a file, where these trials can go on from it. Throws a CliError unless it is of the same. */
function resumed(file: string, settings: HealSettings): HealResult {
  const earlier = readHealResult(file);
  const refuse = (why: string) => new CliError(`${file} cannot be resumed: ${why}.`);
  if (!earlier.trusted) throw refuse('its result is not to be trusted');
  if (earlier.version !== version) throw refuse(`it was made by version ${earlier.version}, and not by ${version}`);
  if (earlier.healCommand !== commandLine(settings.heal)) {
    throw refuse(`its heal command is ${earlier.healCommand}, and not ${commandLine(settings.heal)}`);
  }
  if (earlier.command !== commandLine(settings.command)) {
    throw refuse(`its test command is ${earlier.command}, and not ${commandLine(settings.command)}`);
  }
  const { options, choice } = healIdentityOf(settings);
  const difference = otherOption(earlier.options, options);
  if (difference) throw refuse(`it ${difference}`);
  if (!isDeepStrictEqual(plain(earlier.choice), plain(choice))) {
    throw refuse('--page, --redesign or --bugs are not the same');
  }
  return earlier;
}

function healIdentityOfOptions(options: PracticeSiteOptions) {
  return { options: healIdentityOf({ options, bugs: 0 }).options };
}

/** Without what is undefined, which JSON does not have. */
function plain(value: object): object {
  return JSON.parse(JSON.stringify(value));
}

/** `24 trials: 1 unchanged, 9 redesigns, …` */
function planned(trials: readonly HealTrial[], done: number): string {
  const count = (wanted: HealTrial['kind']) => trials.filter(({ kind }) => kind === wanted).length;
  const parts = [
    '1 unchanged',
    ...(count('redesign') > 0 ? [counted(count('redesign'), 'redesign')] : []),
    ...(count('bug') > 0 ? [counted(count('bug'), 'bug')] : []),
    ...(count('gone') > 0
      ? [`${counted(count('gone'), 'bug')} that take${count('gone') === 1 ? 's' : ''} an element away`]
      : []),
    ...(count('both') > 0 ? [`${count('both')} with both`] : []),
  ];
  const known = done > 0 ? `, ${done} of them known` : '';
  return `${counted(trials.length, 'trial')}: ${parts.join(', ')}${known}`;
}

function ended(trial: HealTrialResult, done: number, total: number): string {
  const time = trial.seconds === null ? '' : `, ${duration(trial.seconds)}`;
  return `${done} of ${total}: ${trialName(trial)}: ${trial.verdict}${time}`;
}
