import type { Coverage } from './coverage';
import type { PageTrial } from './groups';
import type { Reading } from './suite-tests';

/**
 * What a run says about one of several trials. `again`: nothing. `doubtful`: a failure in the run may have hidden the
 * trial's own, or have caused it.
 */
type GroupVerdict = { verdict: 'noticed' | 'unnoticed' | 'again' | 'doubtful'; noticedBy: string[] };

/**
 * What each trial of a run can be given by construction, with no guess: noticed, where a test failed that shows its page
 * and no other one of the run, and not right after a failure on another page. Not noticed, where every test that may
 * show its page passed, and the suite ended well. `unclear` are the tests that failed and are put down to no trial.
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
  const caused = causedElsewhere(
    [...results.keys()].filter((test) => passed(test) || failed(test)),
    failed,
    changed,
  );
  const isClear = (test: string, pages: readonly string[]) => pages.length === 1 && !caused.has(test);
  const unclear = all.filter(({ test, pages }) => failed(test) && !isClear(test, pages)).map(({ test }) => test);
  const verdicts = new Map(
    trials.map((trial): [PageTrial, GroupVerdict] => {
      const own = all.filter(({ pages }) => pages.length === 1 && pages[0] === trial.page);
      const noticedBy = own.filter(({ test }) => failed(test) && !caused.has(test)).map(({ test }) => test);
      if (noticedBy.length > 0) return [trial, { verdict: 'noticed', noticedBy }];
      if (own.some(({ test }) => failed(test))) return [trial, { verdict: 'doubtful', noticedBy }];
      // A test that shows none of the pages has nothing to fail for, so it may show an unknown page.
      const concerns = all.filter(({ pages }) => pages.length === 0 || pages.includes(trial.page));
      const isOpen = concerns.some(({ test, pages }) => !passed(test) && (pages.length > 0 || failed(test)));
      if (isOpen) return [trial, { verdict: 'again', noticedBy }];
      if (endedWell) return [trial, { verdict: 'unnoticed', noticedBy }];
      // A hook may have failed that is no test, also beside tests that failed for the other trials.
      return [trial, { verdict: anyFailed ? 'doubtful' : 'again', noticedBy }];
    }),
  );
  return { verdicts, unclear };
}

/**
 * The tests that failed right after a failure on another page, with none that passed between: an alert that one test
 * leaves open, or a session that it has spoilt, fails the next.
 */
function causedElsewhere(
  inOrder: readonly string[],
  failed: (test: string) => boolean,
  pagesOf: (test: string) => readonly string[],
): ReadonlySet<string> {
  const caused = new Set<string>();
  let before = new Set<string>();
  for (const test of inOrder) {
    if (!failed(test)) {
      before = new Set();
      continue;
    }
    const pages = pagesOf(test).join(' ');
    if ([...before].some((other) => other !== pages)) caused.add(test);
    before.add(pages);
  }
  return caused;
}
