import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { version } from '../../package.json';
import type { RedesignId } from '../../site/redesigns';
import { type FirstRunsSettings, firstRuns } from '../grade/first-runs';
import { type GradeSettings, grade } from '../grade/grade';
import { commandLine, identityOf } from '../grade/identity';
import { rounded } from '../grade/outcomes';
import { Queue } from '../grade/queue';
import type { GradeResult } from '../grade/result';
import { Runner } from '../grade/runner';
import { limitOf } from '../grade/step-runs';
import type { SuiteTests } from '../grade/suite-tests';
import { wayToResults } from '../grade/tests/test-tools';
import { CliError } from '../output/cli-error';
import { deleteLeftovers, temporaryFolder } from '../output/leftovers';
import type { PracticeSiteOptions } from '../start/start-site';
import { type HealTrial, healPlan, trialsAtOnce, unforeseen } from './heal-plan';
import { type HealFindings, type HealResult, type HealTrialResult, healResultOf, keyOfTrial } from './heal-result';
import { Originals } from './originals';
import { filesOf, SuiteCopy } from './suite-copy';
import { runTrial } from './trial';
import type { TrialSettings } from './trial-runs';

export type HealSettings = {
  /** The command that mends the suite. */
  heal: readonly string[];
  /** The command that runs it. */
  command: readonly string[];
  /** The suite's folder. */
  folder: string;
  /** What of it is copied. */
  copy?: readonly string[];
  /** Files that this command writes itself, which are no part of the suite. */
  own?: readonly string[];
  page?: readonly string[];
  redesign?: readonly RedesignId[];
  bugs: number;
  jobs?: number;
  /** Seconds that the heal command has. */
  timeout: number;
  results?: string;
  address?: string;
  options: PracticeSiteOptions;
  /** What a grade has found out about the suite. */
  from?: GradeResult;
  /** What was found out before it was ended. */
  earlier?: HealResult;
  signal: AbortSignal;
  /** For the grade at the start. */
  onGrade?: Pick<GradeSettings, 'onBegin' | 'onNote' | 'onEstimate' | 'onCoverage' | 'onStart' | 'onProgress'>;
  /** Called with all trials when they begin. */
  onPlan?: (trials: readonly HealTrial[], done: number) => void;
  /** Called after each trial. */
  onTrial?: (trial: HealTrialResult, done: number, total: number) => void;
  /** Called with all that is known, at the start and after each trial. */
  onResult?: (result: HealResult) => void;
};

/**
 * How many bugs are tried for each one that is needed. It is more where the suite notices too few of the earlier ones.
 */
const triedForEach = [2, 4, 16];

/**
 * Mends copies of a suite by a command, on sites with harmless changes and with real bugs, and says what the suite is
 * worth after it. Rejects with a CliError where there is nothing to go by.
 */
export async function heal(settings: HealSettings): Promise<HealResult> {
  const { earlier, options, command } = settings;
  await deleteLeftovers();
  const folder = await realpath(settings.folder);
  const files = await filesOf(folder, settings.copy, await Promise.all((settings.own ?? []).map(withoutLinks)));
  const originals = await Originals.of(folder, files);
  /** Ends it too, where nothing can be believed any more. */
  const halt = new AbortController();
  const signal = AbortSignal.any([settings.signal, halt.signal]);
  setMaxListeners(0, signal);
  const parent = await realpath(temporaryFolder('heal'));
  try {
    const survey = await surveyed({ ...settings, signal }, files, parent);
    const findings = (trials: readonly HealTrialResult[], complete: boolean, planned?: number): HealResult =>
      healResultOf({
        version,
        healCommand: commandLine(settings.heal),
        command: commandLine(command),
        complete,
        ...healIdentityOf(settings),
        trusted: originals.why === undefined,
        ...(originals.why !== undefined && { why: originals.why }),
        ...(planned !== undefined && { planned }),
        ...(survey.grade && { grade: survey.grade }),
        trials,
      });
    const known = new Map(
      (earlier?.trials ?? []).filter(({ verdict }) => verdict !== 'not-run').map((trial) => [keyOfTrial(trial), trial]),
    );
    if (signal.aborted || !survey.suite || !survey.grade) return findings([...known.values()], false);
    refuseUseless(survey.grade, settings);

    const plan = healPlan({ ...settings, seed: `${options.seed ?? ''}` }, survey.grade);
    const trialSettings: TrialSettings = {
      command,
      heal: settings.heal,
      folder: settings.folder,
      files,
      parent,
      results: settings.results,
      address: settings.address,
      options,
      bugs: settings.bugs,
      seed: `${options.seed ?? ''}`,
      names: survey.suite.names ?? [],
      limit: limitOf([], survey.grade.correct.seconds),
      healLimit: settings.timeout * 1000,
      signal,
    };
    const results = new Map(known);
    const listed = () => plan.flatMap((trial) => results.get(keyOfTrial(trial)) ?? []);
    const rest = plan.filter((trial) => !known.has(keyOfTrial(trial)));
    settings.onPlan?.(plan, plan.length - rest.length);
    settings.onResult?.(findings(listed(), false, plan.length));
    await originals.checkFolder();
    if (originals.why !== undefined) halt.abort();
    else await originals.noteLibraries();
    await new Queue(unforeseen(rest)).work(trialsAtOnce(settings), signal, async (trial) => {
      const ended = await runTrial(trial, trialSettings, `trial-${randomUUID()}`);
      if (!ended) return;
      // Copies are made of the folder: those after this one would have the change too.
      await originals.checkFolder();
      const { why } = originals;
      if (why !== undefined) halt.abort();
      const result: HealTrialResult = why === undefined ? ended : { ...ended, verdict: 'not-run', why };
      results.set(keyOfTrial(trial), result);
      settings.onTrial?.(result, listed().length, plan.length);
      settings.onResult?.(findings(listed(), false, plan.length));
    });
    await originals.checkLibraries();
    return findings(listed(), !signal.aborted, plan.length);
  } finally {
    await rm(parent, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** The path of a file that need not exist. */
async function withoutLinks(file: string): Promise<string> {
  const folder = await realpath(dirname(file)).catch(() => dirname(file));
  return join(folder, basename(file));
}

/** What makes two heals the same, besides the commands and the version. */
export function healIdentityOf({
  options,
  page,
  redesign,
  bugs,
}: Pick<HealSettings, 'options' | 'page' | 'redesign' | 'bugs'>): Pick<HealFindings, 'options' | 'choice'> {
  return {
    options: identityOf({ options }).options,
    choice: { ...(page && { page: [...new Set(page)] }), ...(redesign && { redesign: [...new Set(redesign)] }), bugs },
  };
}

type Survey = { suite?: SuiteTests; grade?: GradeResult };

/** What the suite's tests are, and what they notice: by a grade, or by a file of one. All of it in a copy. */
async function surveyed(settings: HealSettings, files: readonly string[], parent: string): Promise<Survey> {
  const { folder, command, page, redesign, bugs, options, signal, results, address, onGrade } = settings;
  const copy = await SuiteCopy.make(parent, 'grade', folder, files);
  const running = {
    command: copy.command(command),
    cwd: copy.folder,
    env: copy.env(),
    results,
    address,
    signal,
    options,
    jobs: settings.jobs,
    ...onGrade,
  };
  try {
    const known = settings.from ?? settings.earlier?.grade;
    let suite: SuiteTests | undefined;
    const onSuite = (found: SuiteTests) => {
      refuseUnnamed(found, settings);
      suite = found;
    };
    const only = redesign ? (['bugs'] as const) : (['bugs', 'redesigns'] as const);
    if (known?.complete) {
      const found = await correctRuns({ ...running, page, onNote: undefined });
      if (!signal.aborted) onSuite(found.suite);
      const withRedesigns = known.redesigns.results.length > 0 || redesign !== undefined;
      const more = withRedesigns ? undefined : await grade({ ...running, page, only: ['redesigns'] });
      return {
        suite,
        grade: {
          ...known,
          correct: { ...known.correct, seconds: Math.max(known.correct.seconds, found.seconds) },
          // Those of a grade that was interrupted are not all.
          ...(more?.complete && { redesigns: more.redesigns }),
        },
      };
    }
    let found = known;
    // Begins with the sample that an interrupted grade had reached: a smaller one would leave out what it has found.
    const reached = found?.bugs.results.filter(({ seconds }) => seconds !== null).length ?? 0;
    for (const tried of triedForEach) {
      if (tried * bugs < reached && tried !== triedForEach.at(-1)) continue;
      // The same bugs are chosen first, so that what is known of them is not tried again.
      const sample = { count: tried * bugs, seed: `${options.seed ?? ''}` };
      const onResult = (one: GradeResult) => settings.onResult?.(surveyOnly(settings, { ...one, complete: false }));
      found = await grade({ ...running, page, only, sample, earlier: found, onSuite, onResult });
      const noticed = found.bugs.results.filter(({ result }) => result === 'caught').length;
      const isAll = found.bugs.results.filter(({ seconds }) => seconds !== null).length < sample.count;
      if (signal.aborted || noticed >= bugs || isAll) break;
    }
    return { suite, grade: found && { ...found, command: commandLine(command) } };
  } finally {
    await copy.remove();
  }
}

/** What there is while the grade goes on. */
function surveyOnly(settings: HealSettings, found: GradeResult): HealResult {
  return healResultOf({
    version,
    healCommand: commandLine(settings.heal),
    command: commandLine(settings.command),
    complete: false,
    ...healIdentityOf(settings),
    trusted: true,
    grade: { ...found, command: commandLine(settings.command) },
    trials: [],
  });
}

/** The suite on the correct site, where a grade is known. */
async function correctRuns(
  settings: FirstRunsSettings & ConstructorParameters<typeof Runner>[0] & { options: PracticeSiteOptions },
) {
  let seconds = 0;
  const suite = await firstRuns(settings, new Runner(settings), settings.options, 1, (run) => {
    seconds = Math.max(seconds, rounded(run.seconds));
  });
  return { suite, seconds };
}

/** Throws a CliError where the results of single tests are not known: without them a run shows nothing. */
function refuseUnnamed({ names }: SuiteTests, { command, results }: Pick<HealSettings, 'command' | 'results'>) {
  if (names) return;
  throw new CliError(
    `heal goes by the result of each test, and this suite writes none that can be read. ${wayToResults(command, results)}`,
  );
}

/** Throws a CliError for a suite that cannot tell healers apart. */
function refuseUseless({ trusted, why, bugs, redesigns }: GradeResult, { redesign, page }: HealSettings) {
  if (!trusted) throw new CliError(`Nothing can be said of a healer by this suite. ${why}`);
  const isWanted = (one: string) => page === undefined || page.includes(one);
  const noticed = bugs.results.filter((bug) => (bug.noticedBy?.length ?? 0) > 0 && isWanted(bug.page));
  if (noticed.length > 0) return;
  const broken = redesign ?? redesigns.results.filter(({ result }) => result === 'broken');
  if (broken.length > 0) {
    throw new CliError(
      'The suite notices none of the bugs that were tried, so that no repair could hide one. ' +
        'Let it check more (practice-site grade says what), or name other pages by --page.',
    );
  }
  throw new CliError(
    'The suite notices none of the bugs that were tried, and no redesign breaks it: there is nothing to mend.',
  );
}
