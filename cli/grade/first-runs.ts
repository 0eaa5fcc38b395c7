import { CliError } from '../output/cli-error';
import { counted } from '../output/text';
import type { PracticeSiteOptions } from '../start/start-site';
import { hasBugs } from './part';
import type { Choice } from './plan';
import { allEnded } from './queue';
import type { Run, Runner } from './runner';
import { ShownPages } from './shown-pages';
import { refuseFailing, SuiteTests } from './suite-tests';
import { hintFor } from './tests/test-tools';

/** After this time somebody may wonder whether the suite hangs, in milliseconds. No limit is known for it yet. */
const longRun = 120_000;

export type FirstRunsSettings = Choice & {
  /** Grades by the tests that pass on the correct site, if some fail there. */
  leaveOutFailing?: boolean;
  /** Called when the first site is up, and the suite is about to run on it. */
  onBegin?: () => void;
  /** Called with a sentence that the user should know. */
  onNote?: (sentence: string) => void;
};

/**
 * The suite on the correct site: once alone, then as many times at once as later runs will be, because a suite whose
 * runs are in each other's way would seem to notice every bug. Throws a CliError for a suite that cannot be graded.
 */
export async function firstRuns(
  settings: FirstRunsSettings,
  runner: Runner,
  options: PracticeSiteOptions,
  jobs: number,
  note: (run: Run, shown: ShownPages) => void,
): Promise<SuiteTests> {
  const { leaveOutFailing = false, onNote } = settings;
  const { signal, command, results } = runner.settings;
  const correct = async (only?: readonly string[]) => {
    const shown = new ShownPages();
    const run = await runner.once(options, { shown, only, onBegin: settings.onBegin });
    return { run, shown };
  };
  const timer = setTimeout(() => {
    onNote?.('The suite has been running for two minutes on the correct site. Ctrl+C ends the grade.');
  }, longRun);
  const alone = await correct().finally(() => clearTimeout(timer));
  refuseFailing(alone.run, 'The suite fails on the correct site', leaveOutFailing);
  if (signal.aborted) return new SuiteTests([]);
  refuseUnshown(settings, alone.run, alone.shown);
  note(alone.run, alone.shown);
  const byItself = new SuiteTests([alone.run]);
  // By their names, which shows whether the tool finds its tests by those.
  const atOnce = () => allEnded(Array.from({ length: jobs }, () => correct(byItself.names)));
  let together = await atOnce();
  if (byItself.names && runner.takesTests && together.some(({ run }) => byItself.read(run).missing.length > 0)) {
    onNote?.('The suite does not find its tests by {tests}, so each run has all of them.');
    runner.takesTests = false;
    together = await atOnce();
  }
  const failure = 'The suite passes on the correct site and fails the next time';
  const hint = jobs > 1 ? `, with ${jobs} runs at once. If they share files or ports, try --jobs 1` : '';
  for (const { run } of together) refuseFailing(run, `${failure}${hint}`, leaveOutFailing);
  for (const { run, shown } of together) note(run, shown);
  const runs = [alone.run, ...together.map(({ run }) => run)];
  const suite = new SuiteTests(runs);
  const problem = runs.find((run) => run.problem !== undefined)?.problem;
  if (signal.aborted || suite.names) return suite;
  const perBug = hasBugs(settings.only) ? ', one run for each bug' : '';
  if (problem !== undefined) onNote?.(`${problem} The grade goes by the suite's exit code${perBug}.`);
  else if (byItself.names) onNote?.(`No test has a result in every run, so the grade goes by the suite's exit code.`);
  else if (alone.run.tests) onNote?.(`The suite's results have no test, so the grade goes by its exit code.`);
  else onNote?.(hintFor(command, results));
  return suite;
}

/** Throws a CliError for a suite that tests something else, for which nothing can be said. */
function refuseUnshown({ page, bug }: Choice, { tests, skipped }: Run, { ids, requests }: ShownPages) {
  if (ids.size === 0) {
    // As in a project that `practice-site start` has just written.
    if (skipped?.size && !tests?.size) {
      const all = skipped.size === 1 ? 'its only test was' : `all ${skipped.size} tests were`;
      throw new CliError(`The suite opened no page of this site, because ${all} skipped. Write one first.`);
    }
    const seen =
      requests === 0
        ? 'The site saw no request.'
        : `The site saw ${counted(requests, 'request')}, but no browser that showed a page.`;
    throw new CliError(
      `The suite opened no page of this site. It has to take the address from BASE_URL or {url}. ${seen}`,
    );
  }
  if (!page && !bug) return;
  const named = [...new Set([...(page ?? []), ...(bug ?? []).map((id) => id.split('/')[0] ?? id)])];
  const shown = [...ids].sort();
  if (named.some((one) => isShown(one, shown))) return;
  throw new CliError(
    `The suite showed none of the pages that you named (${named.join(', ')}). It showed ${shown.join(', ')}.`,
  );
}

/** The shell is around every page. */
export function isShown(page: string, pages: readonly string[]): boolean {
  return page === 'shell' ? pages.length > 0 : pages.includes(page);
}
