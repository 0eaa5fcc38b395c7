import * as v from 'valibot';

/** Of bugs, pages, requirements, redesigns and conditions. They are printed, so nothing may be in them but text. */
const id = v.pipe(
  v.string('must be text'),
  v.maxLength(200, 'must have at most 200 characters'),
  v.regex(/^[a-z0-9][\w ,./-]*$/iu, 'must be an id like auth/any-password'),
);
/** With one decimal. */
const seconds = v.pipe(v.number('must be a number'), v.finite('must be a number'), v.minValue(0, 'must be 0 or more'));
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');
const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  v.picklist(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);

const bugResult = v.object({
  /** `auth/any-password`. */
  id,
  page: id,
  requirement: id,
  level: v.picklist([1, 2, 3], 'must be 1, 2 or 3'),
  /** A suite that does not end in time has noticed the bug as well. */
  result: oneOf('caught', 'timed-out', 'missed', 'not-reached'),
  /** How long the run took; null where there was none. */
  seconds: v.nullable(seconds),
});

const harmlessResult = v.object({ id, result: oneOf('passed', 'broken'), seconds });

/** What of a result the rest follows from. A file's sums are not believed but made again. */
const found = v.object({
  /** The suite's command and its arguments. */
  command: v.pipe(list(v.string('must be text')), v.minLength(1, 'must not be empty')),
  /** False where the grade was interrupted: the results are those that were known by then. */
  complete: v.boolean('must be true or false'),
  /** The runs on the site without a bug: the slowest one's time, and the pages that they showed. */
  correct: v.object({ seconds, pages: list(id) }),
  bugs: v.object({ results: list(bugResult) }),
  redesigns: v.object({ results: list(harmlessResult) }),
  conditions: v.object({ results: list(harmlessResult) }),
});

export type BugResult = v.InferOutput<typeof bugResult>;
export type HarmlessResult = v.InferOutput<typeof harmlessResult>;

/** What a good suite passes in spite of: redesigns or conditions. */
export type Harmless = { passed: number; broken: number; results: readonly HarmlessResult[] };

/** The result of a grade, as `--json` writes it. Its form is public API. */
export type GradeResult = Pick<Findings, 'command' | 'complete' | 'correct'> & {
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

/** Reads a result from the value of its JSON. Throws an Error that says where the value is wrong, and how. */
export function resultFrom(value: unknown): GradeResult {
  const read = v.safeParse(found, value, { abortEarly: true });
  if (read.success) {
    const { bugs, redesigns, conditions, ...rest } = read.output;
    return resultOf({
      ...rest,
      bugs: bugs.results,
      redesigns: redesigns.results,
      conditions: conditions.results,
    });
  }
  const [issue] = read.issues;
  const at = (issue.path ?? []).map(({ key }) => key).join('.');
  const what =
    issue.type === 'object' ? (issue.received === 'undefined' ? 'is missing' : 'must be an object') : issue.message;
  throw new Error(`${at || 'the value'} ${what}`);
}

/** The results of a grade, without the sums that follow from them. */
export type Findings = Pick<v.InferOutput<typeof found>, 'complete'> & {
  command: readonly string[];
  correct: { seconds: number; pages: readonly string[] };
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
