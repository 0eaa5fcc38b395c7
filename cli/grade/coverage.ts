/** A run in which some pages could not be reached. */
export type Outage = {
  pages: ReadonlySet<string>;
  /** The tests that passed anyway, so they show none of these pages. */
  passed: ReadonlySet<string>;
  /** The tests that failed. One without a result may show these pages or not. */
  failed: ReadonlySet<string>;
  /** Whether it was one of the runs that settle what the others leave open. */
  settles: boolean;
};

/** The pages that each test shows. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The sets of pages to remove, one a run, so that what fails tells which page a test shows: each page is gone in equally
 * many runs, and no two pages in the same ones. As none of these choices of runs is part of another, the runs in which
 * a test fails belong to one page, unless it shows several. This is Sperner's theorem: no code needs fewer runs.
 * A single page is removed only where the suite shows others besides: else all tests show it.
 */
export function outagesOf(pages: readonly string[], showsOthers: boolean): ReadonlySet<string>[] {
  if (pages.length === 1 && showsOthers) return [new Set(pages)];
  if (pages.length < 2) return [];
  const { runs, chosen } = codeFor(pages.length);
  const choices = Array.from({ length: 2 ** runs }, (_, digits) => digits).filter((digits) => ones(digits) === chosen);
  return Array.from({ length: runs }, (_, run) => {
    return new Set(pages.filter((_page, number) => ((choices[number] ?? 0) >> run) & 1));
  });
}

/** The fewest runs of which this number of choices can be made, and the fewest runs a choice needs then. */
function codeFor(count: number): { runs: number; chosen: number } {
  for (let runs = 2; ; runs++) {
    // Few, because a test that shows two pages leaves the fewer open, the fewer runs it fails in.
    for (let chosen = 1, choices = runs; chosen <= runs / 2; chosen++) {
      if (choices >= count) return { runs, chosen };
      choices = (choices * (runs - chosen)) / (chosen + 1);
    }
  }
}

function ones(digits: number): number {
  return digits.toString(2).replaceAll('0', '').length;
}

/**
 * What the outages say: of each test the pages that it surely shows, and those of which it is not known. A test that
 * fails without pages of which it can show none is unclear as a whole, for instance one that fails by chance.
 */
export function coverageOf(
  tests: readonly string[],
  pages: readonly string[],
  outages: readonly Omit<Outage, 'settles'>[],
) {
  const shown = new Map<string, ReadonlySet<string>>();
  const open = new Map<string, ReadonlySet<string>>();
  for (const test of tests) {
    const failed = outages.filter(({ failed }) => failed.has(test));
    const ruledOut = new Set(outages.filter(({ passed }) => passed.has(test)).flatMap(({ pages }) => [...pages]));
    const possible = pages.filter((page) => !ruledOut.has(page));
    const causes = failed.map((outage) => possible.filter((page) => outage.pages.has(page)));
    if (causes.some((pages) => pages.length === 0)) {
      open.set(test, new Set(pages));
      continue;
    }
    const sure = new Set(causes.filter((pages) => pages.length === 1).flat());
    // Where a test without a result may show only one page, it counts as showing it: a failed hook takes tests along.
    const isOpen = possible.length > 1 && possible.some((page) => !sure.has(page));
    (isOpen && outages.length > 0 ? open : shown).set(test, new Set(possible));
  }
  return { shown, open };
}
