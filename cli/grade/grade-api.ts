import type { RedesignId } from '../../site/redesigns';
import type { PracticeSiteOptions } from '../start/start-site';
import { grade } from './grade';
import type { Part } from './part';
import { refuseWrongGradeOptions } from './suite-options';
import { refuseNoFolder, refuseWrongCommand } from './wrong-command';

/** What the site of a grade is served with: the options of a run, and where it listens. */
export type SuiteSite = Omit<PracticeSiteOptions, 'bugs' | 'redesigns' | 'base'>;

/** An AbortSignal, typed so that users of this package need neither Node's types nor the browser's. */
export type StopSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } } ? Signal : unknown;

/** Options of `grade()`. */
export type GradeSuiteOptions = {
  /** The command that runs the suite, word by word; `{url}`, `{port}`, `{junit}` and `{tests}` are filled in. */
  command: readonly string[];
  /** The folder in which it runs. Default: the current one. */
  cwd?: string;
  page?: readonly string[];
  bug?: readonly string[];
  /** Default: all of them. */
  only?: readonly Part[];
  all?: boolean;
  redesign?: readonly RedesignId[];
  /** Only this number of bugs, chosen by a seed. */
  sample?: { count: number; seed: string };
  /** A glob of the suite's JUnit XML, where it is not written to `{junit}`. */
  results?: string;
  leaveOutFailing?: boolean;
  jobs?: number;
  site?: SuiteSite;
  /** Ends the grade: what is known by then is the result. */
  signal?: StopSignal;
};

type Harmless = {
  passed: number;
  broken: number;
  notRun: number;
  results: readonly {
    id: string;
    result: 'passed' | 'broken' | 'not-run';
    brokenTests?: readonly { test: string; message: string }[];
    testsLeftOut?: number;
    seconds: number | null;
    output?: string;
    command?: string;
    reason?: string;
  }[];
};

/** What a grade has found out, as `grade --json` writes it. */
export type GradeReport = {
  version: string;
  command: string;
  complete: boolean;
  /** False if figures are withheld, or not to be believed: `why` says it. */
  trusted: boolean;
  why?: string;
  correct: { seconds: number; pages: readonly string[]; runs: number; failed: number };
  runs: number;
  bugs: {
    caught: number;
    timedOut: number;
    missed: number;
    notRun: number;
    notReached: number;
    percent: number | null;
    results: readonly {
      id: string;
      page: string;
      requirement: string;
      level: 1 | 2 | 3;
      result: 'caught' | 'timed-out' | 'missed' | 'not-run' | 'not-reached';
      noticedBy?: readonly string[];
      byExitCode?: true;
      seconds: number | null;
      output?: string;
      command?: string;
      reason?: string;
    }[];
  };
  rebuilds: Harmless;
  redesigns: Harmless;
  conditions: Harmless;
  /** How many trials had no result yet, where the grade was ended. */
  left?: number;
  /** How many bugs were left out: of the shell and of home, which nobody named, and of the site's own options. */
  leftOut: { around: number; options: number };
  /** Tests that fail on the correct site, and were left out. */
  failingTests?: readonly string[];
  tests?: readonly {
    name: string;
    pages?: readonly string[];
    noticed: readonly string[];
    flaky?: true;
    /** It is not clear which pages it shows. */
    unclear?: true;
  }[];
};

/** See `grade` in the public API. */
export async function gradeSuite(options: GradeSuiteOptions): Promise<GradeReport> {
  refuseWrongGradeOptions(options);
  const { command, site = {}, signal, ...rest } = options;
  if (rest.cwd !== undefined) refuseNoFolder('cwd', rest.cwd);
  refuseWrongCommand(command, rest.cwd);
  return grade({
    ...rest,
    command,
    options: { ...site, seed: site.seed ?? '1' },
    signal: signal ?? new AbortController().signal,
  });
}
