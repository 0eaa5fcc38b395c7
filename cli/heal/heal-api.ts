import { resolve } from 'node:path';
import type { RedesignId } from '../../site/redesigns';
import type { StopSignal, SuiteSite } from '../grade/grade-api';
import { refuseNoFolder, refuseWrongCommand } from '../grade/wrong-command';
import { defaultBugs, defaultTimeout, usesOf } from './defaults';
import { heal } from './heal';
import { refuseWrongHealOptions } from './heal-options';
import type { HealReport, HealTrialResult } from './heal-result';

/** Options of `heal()`. */
export type HealSuiteOptions = {
  /** The command that mends the suite, word by word; `{url}`, `{port}` and `{junit}` are filled in. */
  heal: readonly string[];
  /** The command that runs the suite, which has to write JUnit XML to `{junit}`. */
  command: readonly string[];
  /** The suite's folder. Default: the current one. */
  cwd?: string;
  /** Globs of the files to copy. With `!` before it, a glob leaves files out. */
  copy?: readonly string[];
  page?: readonly string[];
  /** Default: those that break the suite. */
  redesign?: readonly RedesignId[];
  /** How many bugs are tried. Default: 10. */
  bugs?: number;
  /** Trials at the same time. */
  jobs?: number;
  /** Seconds that the heal command has. Default: 600. */
  timeout?: number;
  results?: string;
  site?: SuiteSite;
  /** Ends it early. The result is what is known by then. */
  signal?: StopSignal;
  /** Called after each trial. */
  onTrial?: (trial: HealTrialResult, done: number, total: number) => void;
};

/** See `heal` in the public API. */
export async function healSuite(options: HealSuiteOptions): Promise<HealReport> {
  refuseWrongHealOptions(options);
  const { cwd = '.', bugs = defaultBugs, timeout = defaultTimeout, site = {}, signal, ...rest } = options;
  refuseNoFolder('cwd', cwd);
  refuseWrongCommand(rest.heal, cwd, usesOf.heal);
  refuseWrongCommand(rest.command, cwd, usesOf.suite);
  const { grade, ...report } = await heal({
    ...rest,
    folder: resolve(cwd),
    bugs,
    timeout,
    options: { ...site, seed: site.seed ?? '1' },
    signal: signal ?? new AbortController().signal,
  });
  return report;
}
