/** The result of a grade, as `--json` writes it. Its form is public API. */
export type GradeResult = {
  /** The suite's command and its arguments. */
  command: readonly string[];
  /** False where the grade was interrupted: the results are those that were known by then. */
  complete: boolean;
  /** The runs on the site without a bug: the slowest one's time, and the pages that they showed. */
  correct: { seconds: number; pages: readonly string[] };
  bugs: {
    caught: number;
    missed: number;
    notReached: number;
    /** Of the bugs on pages that the suite shows, with one decimal; null where it shows none. */
    percent: number | null;
    results: readonly BugResult[];
  };
  redesigns: Harmless;
  conditions: Harmless;
};

export type BugResult = {
  /** `auth/any-password`. */
  id: string;
  page: string;
  requirement: string;
  level: 1 | 2 | 3;
  /** A suite that does not end in time has noticed the bug as well. */
  result: 'caught' | 'timed-out' | 'missed' | 'not-reached';
  /** How long the run took; null where there was none. */
  seconds: number | null;
};

/** What a good suite passes in spite of: redesigns or conditions. */
export type Harmless = { passed: number; broken: number; results: readonly HarmlessResult[] };
export type HarmlessResult = { id: string; result: 'passed' | 'broken'; seconds: number };

/** The results of a grade, without the sums that follow from them. */
export type Findings = {
  command: readonly string[];
  complete: boolean;
  correct: GradeResult['correct'];
  bugs: readonly BugResult[];
  redesigns: readonly HarmlessResult[];
  conditions: readonly HarmlessResult[];
};

export function resultOf({ bugs, redesigns, conditions, ...rest }: Findings): GradeResult {
  const count = (...results: BugResult['result'][]) => bugs.filter(({ result }) => results.includes(result)).length;
  const caught = count('caught', 'timed-out');
  const missed = count('missed');
  const notReached = count('not-reached');
  const percent = percentOf(caught, caught + missed);
  return {
    ...rest,
    bugs: { caught, missed, notReached, percent, results: bugs },
    redesigns: harmlessOf(redesigns),
    conditions: harmlessOf(conditions),
  };
}

function harmlessOf(results: readonly HarmlessResult[]): Harmless {
  const passed = results.filter(({ result }) => result === 'passed').length;
  return { passed, broken: results.length - passed, results };
}

/** With one decimal, null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}
