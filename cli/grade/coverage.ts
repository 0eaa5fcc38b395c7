/** A run in which some pages could not be reached. */
export type Outage = {
  pages: ReadonlySet<string>;
  /** The tests that passed anyway, so they show none of these pages. */
  passed: ReadonlySet<string>;
  /** Whether it was one of the runs that settle what the others leave open. */
  settles: boolean;
};

/** The pages that each test shows. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The sets of pages to remove, one a run, so that what fails tells which page a test shows: the number of each page
 * in binary digits, and for each digit one run without the pages that have 0 there and one without those that have 1.
 * Two runs a digit, because a test that fails in both shows several pages.
 */
export function outagesOf(pages: readonly string[]): ReadonlySet<string>[] {
  const digits = pages.length > 1 ? Math.ceil(Math.log2(pages.length)) : 0;
  return Array.from({ length: digits }, (_, digit) => {
    const having = (bit: number) => new Set(pages.filter((_page, number) => ((number >> digit) & 1) === bit));
    return [having(0), having(1)];
  }).flat();
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
    const failed = outages.filter(({ passed }) => !passed.has(test));
    const ruledOut = new Set(outages.filter(({ passed }) => passed.has(test)).flatMap(({ pages }) => [...pages]));
    const possible = pages.filter((page) => !ruledOut.has(page));
    const causes = failed.map((outage) => possible.filter((page) => outage.pages.has(page)));
    if (failed.length > 0 && causes.some((pages) => pages.length === 0)) {
      open.set(test, new Set(pages));
      continue;
    }
    const sure = new Set(causes.filter((pages) => pages.length === 1).flat());
    // With no outage at all, there is one page that all tests show.
    const candidates = failed.length > 0 || outages.length === 0 ? possible : [];
    const unsure = outages.length === 0 ? [] : candidates.filter((page) => !sure.has(page));
    if (unsure.length > 0) open.set(test, new Set(candidates));
    else shown.set(test, new Set(candidates));
  }
  return { shown, open };
}
