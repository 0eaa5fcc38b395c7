import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type Run, Runner, urlFor } from '../grade/runner';
import { ResultFiles } from '../grade/tests/test-results';
import type { PracticeSite, PracticeSiteOptions } from '../start/start-site';
import type { HealTrial } from './heal-plan';
import type { State, TestsOfRun } from './heal-verdicts';
import type { SuiteCopy } from './suite-copy';

/** What all trials have in common. */
export type TrialSettings = {
  command: readonly string[];
  heal: readonly string[];
  /** The user's folder, and the files of it that are the suite. */
  folder: string;
  files: readonly string[];
  /** The folder for copies. */
  parent: string;
  results?: string;
  address?: string;
  options: PracticeSiteOptions;
  /** How many bugs are tried, and by what they are chosen. */
  bugs: number;
  seed: string;
  /** The suite's tests, all of which pass on the correct site. */
  names: readonly string[];
  /** How long a run of the suite may take, and the heal command, in milliseconds. */
  limit: number;
  healLimit: number;
  signal: AbortSignal;
};

/** In the second run it is 1: what mends at run time is switched on by it. */
const healedMark = 'PRACTICE_SITE_HEALED';

/** The options of a trial's site. */
export function optionsOf({ redesign, bug }: Pick<HealTrial, 'redesign' | 'bug'>, options: PracticeSiteOptions) {
  return { ...options, ...(redesign && { redesigns: [redesign] }), ...(bug && { bugs: [bug] }) };
}

export type KeptRun = { run: Run; junit: string; output: string };

/** A run of the suite, whose results stay until the trial has ended: in one file, or in a folder of several. */
export async function runKept(settings: TrialSettings, copy: SuiteCopy, site: PracticeSite): Promise<KeptRun> {
  const files = filesFor(settings, copy);
  try {
    const run = await new Runner(runSettingsOf(settings, copy)).on(site, files, { limit: settings.limit });
    const url = urlFor(site, settings.address);
    const found = await files.readAll({ url, port: site.port }).catch(() => undefined);
    const paths = found?.paths ?? [];
    const folder = join(copy.root, 'results');
    await mkdir(folder, { recursive: true });
    const names = paths.length === 1 ? ['junit.xml'] : uniqueNames(paths);
    for (const [index, path] of paths.entries()) await copyFile(path, join(folder, names[index] ?? ''));
    const output = join(copy.root, 'output.txt');
    await writeFile(output, run.output);
    return { run, junit: paths.length === 1 ? join(folder, 'junit.xml') : folder, output };
  } finally {
    await files.remove();
  }
}

/** The names of files from several folders, for one folder: `junit.xml`, `junit-2.xml`. */
export function uniqueNames(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const { name, ext, base } = parse(path);
    let unique = base;
    for (let number = 2; taken.has(unique); number++) unique = `${name}-${number}${ext}`;
    taken.add(unique);
    return unique;
  });
}

/** A run of the suite after the heal command. */
export async function runHealed(
  settings: TrialSettings,
  copy: SuiteCopy,
  site: PracticeSite,
  only?: readonly string[],
): Promise<Run> {
  const files = filesFor(settings, copy);
  const ofRuns = runSettingsOf(settings, copy);
  try {
    const runner = new Runner({ ...ofRuns, env: { ...ofRuns.env, [healedMark]: '1' } });
    return await runner.on(site, files, { limit: settings.limit, only });
  } finally {
    await files.remove();
  }
}

function runSettingsOf(settings: TrialSettings, copy: SuiteCopy) {
  const { command, results, address, signal } = settings;
  return {
    command: copy.command(command),
    cwd: copy.folder,
    env: { ...copy.env(), [healedMark]: '' },
    results,
    address,
    signal,
  };
}

function filesFor({ results }: TrialSettings, copy: SuiteCopy): ResultFiles {
  return new ResultFiles({ glob: results, cwd: copy.folder });
}

export function statesOf({ tests, skipped }: Run): TestsOfRun {
  const states = new Map<string, State>();
  for (const [name, reason] of skipped ?? []) states.set(name, { outcome: 'skipped', ...(reason && { reason }) });
  for (const [name, { outcome }] of tests ?? []) states.set(name, { outcome });
  return states;
}
