import type { Coverage } from './coverage';
import type { PageTrial } from './groups';
import type { Reading } from './suite-tests';

/** What a run says about one of several trials: `again` where it says nothing. */
type GroupVerdict = { verdict: 'noticed' | 'unnoticed' | 'again'; noticedBy: string[] };

/**
 * What each trial of a run can be given by construction, with no guess: noticed, where a test failed that shows its page
 * and no other one of the run. Not noticed, where every test that may show its page passed. `unclear` are the tests that
 * failed and are put down to no trial.
 */
export function verdictsOf(
  trials: readonly PageTrial[],
  coverage: Coverage,
  { expected, results, endedWell }: Pick<Reading, 'expected' | 'results' | 'endedWell'>,
): { verdicts: Map<PageTrial, GroupVerdict>; unclear: string[] } {
  const inRun = new Set(trials.map(({ page }) => page));
  const failed = (test: string) => results.get(test)?.outcome === 'failed';
  // The shell is around all pages.
  const changed = (test: string) => {
    const pages = new Set([...(coverage.get(test) ?? []), 'shell']);
    return [...inRun].filter((page) => pages.has(page));
  };
  const passed = (test: string) => results.get(test)?.outcome === 'passed';
  const all = [...new Set([...expected, ...results.keys()])].map((test) => ({ test, pages: changed(test) }));
  const anyFailed = all.some(({ test }) => failed(test));
  const unclear = all.filter(({ test, pages }) => failed(test) && pages.length !== 1).map(({ test }) => test);
  const verdicts = new Map(
    trials.map((trial): [PageTrial, GroupVerdict] => {
      const own = all.filter(({ pages }) => pages.length === 1 && pages[0] === trial.page);
      const noticedBy = own.filter(({ test }) => failed(test)).map(({ test }) => test);
      if (noticedBy.length > 0) return [trial, { verdict: 'noticed', noticedBy }];
      // A test that shows none of the pages has nothing to fail for, so it may show an unknown page.
      const concerns = all.filter(({ pages }) => pages.length === 0 || pages.includes(trial.page));
      const isOpen = concerns.some(({ test, pages }) => !passed(test) && (pages.length > 0 || failed(test)));
      // A hook may have failed that is no test.
      const isUnexplained = !endedWell && !anyFailed;
      return [trial, { verdict: isOpen || isUnexplained ? 'again' : 'unnoticed', noticedBy }];
    }),
  );
  return { verdicts, unclear };
}
