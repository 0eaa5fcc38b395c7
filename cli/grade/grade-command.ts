import { setMaxListeners } from 'node:events';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { CliError } from '../output/cli-error';
import { refuseUnwritable, writeReport } from '../output/write-report';
import { type PracticeSiteOptions, shown } from '../start/options';
import { grade } from './grade';
import { mergeFiles } from './merge';
import type { Part } from './part';
import { shardOf } from './plan';
import { progressOn } from './progress';
import { htmlReport } from './report-html';
import { textReport } from './report-text';
import { type GradeResult, percentOf } from './result';
import { refuseWrongCommand } from './wrong-command';

export type GradeOptions = Omit<PracticeSiteOptions, 'bugs' | 'base'> & {
  page?: string[];
  bug?: string[];
  only?: Part[];
  jobs?: number;
  min?: number;
  minRedesigns?: number;
  minConditions?: number;
  /** A file, or `true` for stdout. */
  json?: string | true;
  html?: string;
  shard?: string;
  merge?: string[];
  reveal?: boolean;
  /** What the suite is given as the site's address. */
  address?: string;
  cwd?: string;
};

/** Grades a suite, or merges earlier grades, reports, and sets the exit code. */
export async function gradeCommand(command: readonly string[], options: GradeOptions) {
  for (const file of [options.json, options.html]) if (typeof file === 'string') refuseUnwritable(file);
  const interruption = untilInterrupted();
  const result = options.merge ? merged(command, options) : await graded(command, options, interruption.signal);

  if (options.json === true) console.log(JSON.stringify(result, null, 2));
  else console.log(textReport(result, options.reveal ?? false));
  try {
    if (typeof options.json === 'string') writeReport(options.json, `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    // Also if the other one could not be written.
    if (options.html !== undefined) writeReport(options.html, htmlReport(result, options.reveal ?? false));
  }
  interruption.end();

  const shortfall = shortfallOf(result, options);
  if (interruption.signal.aborted) process.exitCode = interruption.exitCode();
  else if (shortfall) {
    console.error(shortfall);
    process.exitCode = 2;
  }
}

function merged(command: readonly string[], { merge = [] }: GradeOptions): GradeResult {
  if (command.length > 0) throw new CliError('--merge takes the JSON files of grades and no command.');
  return mergeFiles(merge);
}

async function graded(command: readonly string[], options: GradeOptions, signal: AbortSignal): Promise<GradeResult> {
  const { page, bug, only, jobs, shard, min, minRedesigns, minConditions, json, html, merge, reveal, ...others } =
    options;
  const { address, cwd, ...rest } = others;
  refuseWrongCommand(command);
  if (cwd !== undefined && !statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError(`--cwd ${shown(cwd)} is no folder.`);
  }
  const progress = progressOn(process.stderr);
  try {
    return await grade({
      command,
      page,
      bug,
      only,
      jobs,
      shard: shard === undefined ? undefined : shardOf(shard),
      cwd,
      address,
      options: { ...rest, seed: rest.seed ?? '1', allowHost: [...(rest.allowHost ?? []), ...hostsOf(address)] },
      signal,
      onProgress: progress.show,
    });
  } finally {
    progress.end();
  }
}

/** The host of the suite's address, which the site has to answer to. Throws a CliError if it is no address. */
function hostsOf(address: string | undefined): string[] {
  if (address === undefined) return [];
  const text = address.replaceAll('{port}', '1');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CliError(`--address ${shown(address)} must be an address like http://host.docker.internal:{port}.`);
  }
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) ? [] : [url.hostname];
}

/** What falls short of a `--min…`, or undefined. Where there is nothing to count, nothing falls short. */
function shortfallOf({ bugs, redesigns, conditions }: GradeResult, options: GradeOptions): string | undefined {
  const harmless = ({ passed, broken }: GradeResult['redesigns']) => percentOf(passed, passed + broken);
  const shares = [
    { what: 'of the bugs caught', percent: bugs.percent, min: options.min },
    { what: 'of the redesigns survived', percent: harmless(redesigns), min: options.minRedesigns },
    { what: 'of the conditions survived', percent: harmless(conditions), min: options.minConditions },
  ];
  const short = shares.filter(({ percent, min }) => min !== undefined && (percent ?? 100) < min);
  if (short.length === 0) return;
  return short.map(({ what, percent, min }) => `${percent} % ${what}, and ${min} % were asked for.`).join('\n');
}

/**
 * A signal that aborts at the first SIGINT, SIGTERM or SIGHUP. Further ones do nothing: ending the suites takes seconds
 * at most, and without that their processes would go on.
 */
function untilInterrupted() {
  const controller = new AbortController();
  // Every run listens to it, and Node warns of more than ten listeners.
  setMaxListeners(0, controller.signal);
  let exitCode = 0;
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  const onSignal = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) return;
    exitCode = codes[signal as keyof typeof codes];
    controller.abort();
  };
  for (const signal of Object.keys(codes)) process.on(signal, onSignal);
  const end = () => {
    for (const signal of Object.keys(codes)) process.off(signal, onSignal);
  };
  return { signal: controller.signal, exitCode: () => exitCode, end };
}
