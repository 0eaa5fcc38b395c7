import * as v from 'valibot';
import { flagName, runOptionList } from '../../site/run/run-options';
import { alternatives } from '../output/text';
import { type Kind, parts } from './part';
import { shareOf } from './share-of';

/** Of bugs, pages, requirements, redesigns and conditions. They are printed, so nothing may be in them but text. */
const id = v.pipe(
  v.string('must be text'),
  v.maxLength(200, 'must have at most 200 characters'),
  v.regex(/^[a-z0-9][\w ,./-]*$/iu, 'must be an id like auth/any-password'),
);
const text = v.pipe(v.string('must be text'), v.maxLength(10_000, 'must have at most 10000 characters'));
/** Somebody may paste it, so it can be nothing but what a grade writes. */
const flags = ['--bug', '--redesign', ...runOptionList.map(flagName)];
export const serveCommand = v.pipe(
  text,
  v.regex(
    new RegExp(
      `^npx practice-site serve(?: (?:${flags.join('|')}) (?:[\\w./:-]+|"[\\p{L}\\p{M}\\p{N}_./:+#@ -]+"))*$`,
      'u',
    ),
    'must be a command like npx practice-site serve --seed 1',
  ),
);
/** With one decimal. */
const notNegative = v.pipe(
  v.number('must be a number'),
  v.finite('must be a number'),
  v.minValue(0, 'must be 0 or more'),
);
const count = v.pipe(
  v.number('must be a number'),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
);
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');
const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  v.picklist(choices, `must be ${alternatives(choices)}`);
const truth = v.boolean('must be true or false');

/** The name of a test, as the suite's own reporter has it. */
const testName = v.pipe(
  v.string('must be text'),
  v.minLength(1, 'must not be empty'),
  v.maxLength(2000, 'must have at most 2000 characters'),
);

/** What every run tells. */
const run = {
  /** How long it took; null if there was none. */
  seconds: v.nullable(notNegative),
  /** The last lines that the suite printed, where it failed. */
  output: v.optional(text),
  /** The command that serves the same site again. */
  command: v.optional(serveCommand),
  /** Why it could not be run. */
  reason: v.optional(text),
};

const bugResult = v.object({
  /** `auth/any-password`. */
  id,
  page: id,
  requirement: id,
  level: v.picklist([1, 2, 3], 'must be 1, 2 or 3'),
  /** A suite that twice does not end in time has noticed the bug, too. */
  result: oneOf('caught', 'timed-out', 'missed', 'not-run', 'not-reached'),
  /** The tests that failed for it. Not there where the grade knows no single tests. */
  noticedBy: v.optional(list(testName)),
  /** Whether no test failed for it, but the whole run did: some reporters leave out the tests of a failed hook. */
  byExitCode: v.optional(v.literal(true, 'must be true')),
  ...run,
});

const harmlessResult = v.object({
  id,
  result: oneOf('passed', 'broken', 'not-run'),
  /** The tests that failed, each with the first line of its failure. */
  brokenTests: v.optional(list(v.object({ test: testName, message: text }))),
  /** How many tests had no result that have one on the correct site. Then nothing is proved, and it counts as broken. */
  testsLeftOut: v.optional(count),
  ...run,
});

/** A test of the suite. */
const test = v.object({
  name: testName,
  /** The pages that it shows: those that it fails without. Not there if nobody had to find out. */
  pages: v.optional(list(id)),
  /** The bugs that it failed for. */
  noticed: list(id),
  /** Whether it failed, and only in runs with bugs on several pages that it shows: which ones it noticed is not known. */
  unclear: v.optional(v.literal(true, 'must be true')),
  /** Whether it passed on the correct site only after it was tried again. */
  flaky: v.optional(v.literal(true, 'must be true')),
});

/** What a teacher's file of points gives for a result. */
const points = v.object({
  points: notNegative,
  maximum: notNegative,
  lines: list(
    v.object({
      name: text,
      points: notNegative,
      maximum: notNegative,
      /** Why it has no points, or what does not count. */
      why: v.optional(text),
    }),
  ),
});

/** What of a result the rest follows from. A file's sums are not believed but made again. */
const found = v.object({
  /** Of practice-site. */
  version: text,
  /** The suite's command and its arguments, in one line. */
  command: v.pipe(text, v.minLength(1, 'must not be empty')),
  /** False until the last trial has run. */
  complete: truth,
  /** How many trials had no result yet, where the grade is not complete. */
  left: v.optional(count),
  /** What the order of the trials followed from. Written when the last trial has run. */
  secret: v.optional(text),
  /** Where the grade is one of several parts. */
  part: v.optional(v.object({ number: count, of: count })),
  /** The options of the correct site, the seed among them. */
  options: v.record(v.string(), v.nullable(v.union([text, v.number()], 'must be text or a number'))),
  /** What was chosen. */
  choice: v.object({
    page: v.optional(list(id)),
    bug: v.optional(list(id)),
    only: v.optional(list(v.picklist(parts))),
    all: truth,
    /** The redesigns of the correct site, below everything that is tried. */
    redesign: v.optional(list(id)),
    /** How many bugs were chosen, and by which seed. */
    sample: v.optional(v.object({ count, seed: text })),
  }),
  /** The runs on the site without a bug: the slowest one's time, the pages that they showed, and how many failed. */
  correct: v.object({ seconds: notNegative, pages: list(id), runs: count, failed: count }),
  /** How many bugs were left out: of the shell and of home, which nobody named, and of the site's own options. */
  leftOut: v.object({ around: count, options: count }),
  /** How often the suite ran, all in all. */
  runs: count,
  /** The tests of the suite, where it says how each of them ended. */
  tests: v.optional(list(test)),
  /** Runs without some pages, until all of them have told which tests show which pages. */
  outages: v.optional(
    list(v.object({ pages: list(id), passed: list(testName), failed: list(testName), settles: truth })),
  ),
  /** Tests that fail on the correct site, and were left out. */
  failingTests: v.optional(list(testName)),
  points: v.optional(points),
  bugs: v.object({ results: list(bugResult) }),
  rebuilds: v.object({ results: list(harmlessResult) }),
  redesigns: v.object({ results: list(harmlessResult) }),
  conditions: v.object({ results: list(harmlessResult) }),
});

/** The names of a result's parts, for a test of the documentation. */
export const resultKeys = Object.keys(found.entries);

export type BugResult = v.InferOutput<typeof bugResult>;
export type HarmlessResult = v.InferOutput<typeof harmlessResult>;
export type GradedTest = v.InferOutput<typeof test>;
export type Points = v.InferOutput<typeof points>;

/** What a good suite passes in spite of: rebuilds, redesigns or conditions. */
export type Harmless = { passed: number; broken: number; notRun: number; results: readonly HarmlessResult[] };

type HarmlessKind = Exclude<Kind, 'bugs'>;

type Read = v.InferOutput<typeof found>;

/** The results of a grade, without the sums that follow from them. */
export type Findings = Omit<Read, Kind> & { bugs: readonly BugResult[] } & {
  [Name in HarmlessKind]: readonly HarmlessResult[];
};

/** The result of a grade, as `--json` writes it. Its form is public API. */
export type GradeResult = Omit<Read, Kind> & {
  /** False if figures are withheld, or not to be believed. */
  trusted: boolean;
  /** Why, in one or more sentences. */
  why?: string;
  bugs: {
    caught: number;
    /** How many of the caught ones are so by the time limit. */
    timedOut: number;
    missed: number;
    notRun: number;
    notReached: number;
    /** Of the caught and missed ones, with one decimal; null if there are none, and where the figure is withheld. */
    percent: number | null;
    results: readonly BugResult[];
  };
} & { [Name in HarmlessKind]: Harmless };

/** Reads a result from the value of its JSON. Throws an Error that says where the value is wrong, and how. */
export function resultFrom(value: unknown): GradeResult {
  return resultOf(findingsOf(checkedBy(found, value)));
}

/** The value that a schema makes of JSON. Throws an Error that says where it is wrong, and how. */
export function checkedBy<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = (issue.path ?? []).map(({ key }) => key).join('.');
  const what =
    issue.type === 'object' ? (issue.received === 'undefined' ? 'is missing' : 'must be an object') : issue.message;
  throw new Error(`${at || 'the value'} ${what}`);
}

/** The results of a grade without their sums, to which more can be added. */
export function findingsOf({
  trusted,
  why,
  ...result
}: Omit<Read, Kind> & { [Name in Kind]: { results: Findings[Name] } } & { trusted?: boolean; why?: string }): Findings {
  return {
    ...result,
    bugs: result.bugs.results,
    rebuilds: result.rebuilds.results,
    redesigns: result.redesigns.results,
    conditions: result.conditions.results,
  };
}

export function resultOf({ bugs, rebuilds, redesigns, conditions, ...rest }: Findings): GradeResult {
  const count = (...results: BugResult['result'][]) => bugs.filter(({ result }) => results.includes(result)).length;
  const caught = count('caught', 'timed-out');
  const missed = count('missed');
  const sums = { rebuilds: harmlessOf(rebuilds), redesigns: harmlessOf(redesigns), conditions: harmlessOf(conditions) };
  const withheld = tellsBuildsApart(sums.rebuilds);
  const why = [...(withheld ? [withheld] : []), ...failsByChance(rest.correct)];
  return {
    ...rest,
    trusted: why.length === 0,
    ...(why.length > 0 && { why: why.join(' ') }),
    bugs: {
      caught,
      timedOut: count('timed-out'),
      missed,
      notRun: count('not-run'),
      notReached: count('not-reached'),
      percent: withheld ? null : percentOf(caught, caught + missed),
      results: bugs,
    },
    ...sums,
  };
}

/** The sentence for a suite that fails for more than a tenth of the rebuilds, in which nothing is wrong. */
export function tellsBuildsApart({ passed, broken }: Harmless): string | undefined {
  const all = passed + broken;
  if (10 * broken <= all) return undefined;
  return (
    `The suite fails for ${broken} of ${all} rebuilds, in which nothing is wrong: it tells builds apart instead of ` +
    'testing them. The bug figure is withheld.'
  );
}

function failsByChance({ runs, failed }: Findings['correct']): string[] {
  if (failed === 0) return [];
  return [
    `The suite fails by chance: it failed in ${failed} of ${runs} runs on the correct site. The figures are not to be trusted.`,
  ];
}

function harmlessOf(results: readonly HarmlessResult[]): Harmless {
  const count = (wanted: HarmlessResult['result']) => results.filter(({ result }) => result === wanted).length;
  return { passed: count('passed'), broken: count('broken'), notRun: count('not-run'), results };
}

/** How many trials could not be run. */
export function notRunOf(result: Pick<GradeResult, Kind>): number {
  return result.bugs.notRun + result.rebuilds.notRun + result.redesigns.notRun + result.conditions.notRun;
}

/** A percentage with one decimal, or null if the whole is nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : shareOf(part, whole, 100, 1);
}
