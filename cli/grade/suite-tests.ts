import { stripVTControlCharacters } from 'node:util';
import { visible } from '../../site/run/unseen';
import { CliError } from '../output/cli-error';
import { counted } from '../output/text';
import type { Run } from './runner';
import type { SuiteRun } from './suite';

/** What a run says, by its single tests. */
export type Reading = {
  /** Of the tests that pass on the correct site, those that the run was to have. */
  expected: readonly string[];
  results: NonNullable<Run['tests']>;
  failed: readonly string[];
  /** Those without a result. */
  missing: readonly string[];
  /** Whether the suite ended as on the correct site. Always so where its exit code says nothing. */
  endedWell: boolean;
};

/** How many names an error lists. */
const mostNamed = 10;

/** The tests of the suite, as its runs on the correct site have them. */
export class SuiteTests {
  /** Tests that had a result in each run, and failed in none. Undefined if single tests are not known. */
  readonly names?: readonly string[];
  readonly failing: readonly string[];
  readonly flaky: readonly string[];
  /** False if the suite fails on the correct site, too. */
  readonly exitCodeCounts: boolean;

  constructor(runs: readonly Run[]) {
    const known = runs.every(({ tests }) => tests && tests.size > 0) ? runs.map(({ tests }) => tests ?? new Map()) : [];
    const [first, ...others] = known;
    const all = [...new Set(known.flatMap((tests) => [...tests.keys()]))];
    this.failing = all.filter((name) => known.some((tests) => tests.get(name)?.outcome === 'failed'));
    this.flaky = all.filter((name) => known.some((tests) => tests.get(name)?.flaky));
    this.exitCodeCounts = runs.every(({ outcome }) => outcome === 'passed');
    const passing = [...(first?.keys() ?? [])].filter(
      (name) => others.every((tests) => tests.has(name)) && !this.failing.includes(name),
    );
    if (passing.length > 0) this.names = passing;
  }

  /** `only`: the tests that the run was to have; default: all. */
  read({ tests, outcome }: Run, only = this.names ?? []): Reading {
    const results = new Map([...(tests ?? [])].filter(([name]) => !this.failing.includes(name)));
    return {
      expected: only,
      results,
      failed: [...results.values()].filter((test) => test.outcome === 'failed').map(({ name }) => name),
      missing: only.filter((name) => !results.has(name)),
      endedWell: outcome === 'passed' || (outcome === 'failed' && !this.exitCodeCounts),
    };
  }
}

/** Throws a CliError for a run on the correct site that failed, unless it was its tests, and those are left out. */
export function refuseFailing(run: Run, what: string, leaveOutFailing: boolean) {
  const results = [...(run.tests?.values() ?? [])];
  const failing = results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  if (run.outcome === 'stopped' || (run.outcome === 'passed' && failing.length === 0)) return;
  if (failing.length === 0) {
    const last = lastLines(run.output, 30);
    throw new CliError(`${what} (${run.end}). ${last ? `It printed at its end:\n${last}` : 'It printed nothing.'}`);
  }
  const rest = results.length - failing.length;
  if (leaveOutFailing && rest > 0) return;
  const names = failing.slice(0, mostNamed).map((name) => `\n  ${name}`);
  const more = failing.length > mostNamed ? `\n  and ${failing.length - mostNamed} more` : '';
  const next = rest > 0 ? `\n--leave-out-failing grades the other ${counted(rest, 'test')}.` : '';
  throw new CliError(`${what}. These tests failed:${names.join('')}${more}${next}`);
}

/** The end of what a suite printed, without what controls a terminal. */
export function lastLines(output: SuiteRun['output'], count: number): string {
  const lines = stripVTControlCharacters(output).trimEnd().split(/\r?\n/).slice(-count);
  // Cut last, because what is made visible is longer.
  return visible(lines.join('\n').slice(-4000), '\n\t').slice(-4000);
}
