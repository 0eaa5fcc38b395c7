import * as v from 'valibot';
import type { RedesignId } from '../../site/redesigns';
import { redesignIds } from '../../site/redesigns';
import { checkedBy, type GradeResult, resultFrom, serveCommand } from '../grade/result';
import { type TrialKind, trialKinds, type Verdict, verdicts } from './heal-verdicts';

/** A test that failed before the heal command or ended otherwise after it. */
export type HealedTest = {
  test: string;
  before: 'passed' | 'failed' | 'skipped' | 'gone';
  after: 'passed' | 'failed' | 'skipped' | 'gone';
  /** Why it was skipped. */
  reason?: string;
  failureBefore?: string;
  failureAfter?: string;
};

/** What a healer says that it cost, such as `{ tokens: 1200, seconds: 14 }`. */
export type Usage = Readonly<Record<string, number>>;

export type HealTrialResult = {
  kind: TrialKind;
  redesign?: RedesignId;
  /** `auth/any-password`. */
  bug?: string;
  verdict: Verdict;
  /** A sentence. */
  why: string;
  tests: readonly HealedTest[];
  /** What the healer did to the files of the suite, as a unified diff. */
  diff: string;
  /** How long the heal command took; null where it did not run. */
  seconds: number | null;
  usage?: Usage;
  /** With how many bugs the mended suite was tried, and those that it no longer notices. */
  checked?: number;
  missed?: readonly string[];
  /** How the heal command ended, where it was not by exit code 0. */
  note?: string;
  /** The last of what it printed then. */
  output?: string;
  /** The command that serves the same site again. */
  command?: string;
};

/** What was found out about a healer, without what follows from it and without the grade that it began with. */
type HealTold = {
  /** Of practice-site. */
  version: string;
  healCommand: string;
  /** The command that runs the suite. */
  command: string;
  complete: boolean;
  /** False where a command changed what copies are made of: then no verdict can be believed. */
  trusted: boolean;
  /** Why not, as sentences. */
  why?: string;
  /** The run options of the site, the seed among them. */
  options: Readonly<Record<string, string | number | null>>;
  choice: { page?: readonly string[]; redesign?: readonly string[]; bugs: number };
  /** How many trials there are in all, once that is known. */
  planned?: number;
  trials: readonly HealTrialResult[];
};

/** The figures, which follow from the trials. */
type HealFigures = {
  /** Redesigns. */
  healed: { healed: number; weakened: number; notHealed: number; of: number };
  /** Bugs: `notHealed` are kept too, though the locators beside them were not mended. `meddled`: tests were broken. */
  kept: {
    kept: number;
    notHealed: number;
    falseHeal: number;
    hidden: number;
    gaveUp: number;
    neighbour: number;
    meddled: number;
    of: number;
  };
  unchanged: { leftAlone: number; meddled: number; of: number };
  notRun: number;
  /** The sums of what the healer says that it cost. */
  usage?: Usage;
};

/** What `heal()` returns. */
export type HealReport = HealTold & HealFigures;

export type HealFindings = HealTold & {
  /** What the suite notices, as `grade` tells it. */
  grade?: GradeResult;
};

/** The result as `--json` writes it. Its form is public API. */
export type HealResult = HealFindings & HealFigures;

export function healResultOf(findings: HealFindings): HealResult {
  const { trials } = findings;
  const ofKinds = (...kinds: TrialKind[]) =>
    trials.filter(({ kind, verdict }) => kinds.includes(kind) && verdict !== 'not-run');
  const redesigns = ofKinds('redesign');
  const bugs = ofKinds('bug', 'both', 'gone');
  const unchanged = ofKinds('unchanged');
  const count = (among: readonly HealTrialResult[], wanted: Verdict) =>
    among.filter(({ verdict }) => verdict === wanted).length;
  const usage = sumOf(trials.flatMap(({ usage }) => (usage ? [usage] : [])));
  return {
    ...findings,
    healed: {
      healed: count(redesigns, 'healed'),
      weakened: count(redesigns, 'weakened'),
      notHealed: count(redesigns, 'not-healed'),
      of: redesigns.length,
    },
    kept: {
      kept: count(bugs, 'kept') + count(bugs, 'not-healed'),
      notHealed: count(bugs, 'not-healed'),
      falseHeal: count(bugs, 'false-heal'),
      hidden: count(bugs, 'hidden'),
      gaveUp: count(bugs, 'gave-up'),
      neighbour: count(bugs, 'neighbour'),
      meddled: count(bugs, 'meddled'),
      of: bugs.length,
    },
    unchanged: {
      leftAlone: count(unchanged, 'left-alone'),
      meddled: count(unchanged, 'meddled'),
      of: unchanged.length,
    },
    notRun: count(trials, 'not-run'),
    ...(usage && { usage }),
  };
}

function sumOf(usages: readonly Usage[]): Usage | undefined {
  if (usages.length === 0) return undefined;
  const sums: Record<string, number> = {};
  for (const usage of usages) {
    for (const [name, value] of Object.entries(usage))
      sums[name] = Math.round(1000 * ((sums[name] ?? 0) + value)) / 1000;
  }
  return sums;
}

/** What a trial is known by among those of one result. */
export function keyOfTrial({ kind, redesign, bug }: Pick<HealTrialResult, 'kind' | 'redesign' | 'bug'>): string {
  // A bug that takes an element away has the trial of a bug, and no second one.
  return [kind, redesign, bug].filter((part) => part !== undefined).join(' ');
}

const text = v.pipe(v.string('must be text'), v.maxLength(200_000, 'must have at most 200000 characters'));
const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');
const number = v.pipe(v.number('must be a number'), v.finite('must be a number'), v.minValue(0, 'must be 0 or more'));
const state = v.picklist(['passed', 'failed', 'skipped', 'gone'], 'must be passed, failed, skipped or gone');

export const usageSchema = v.record(v.pipe(v.string(), v.regex(/^[\w -]{1,50}$/)), number);

const found = v.object({
  version: text,
  healCommand: text,
  command: text,
  complete: v.boolean('must be true or false'),
  trusted: v.optional(v.boolean('must be true or false'), true),
  why: v.optional(text),
  options: v.record(v.string(), v.nullable(v.union([text, v.number()], 'must be text or a number'))),
  choice: v.object({ page: v.optional(list(text)), redesign: v.optional(list(text)), bugs: number }),
  planned: v.optional(number),
  grade: v.optional(v.unknown()),
  trials: list(
    v.object({
      kind: v.picklist(trialKinds, 'must be a kind of trial'),
      redesign: v.optional(v.picklist(redesignIds, 'must be a redesign')),
      bug: v.optional(v.pipe(text, v.regex(/^[\w-]+\/[\w-]+$/, 'must be a bug like auth/any-password'))),
      verdict: v.picklist(verdicts, 'must be a verdict'),
      why: text,
      tests: list(
        v.object({
          test: text,
          before: state,
          after: state,
          reason: v.optional(text),
          failureBefore: v.optional(text),
          failureAfter: v.optional(text),
        }),
      ),
      diff: text,
      seconds: v.nullable(number),
      usage: v.optional(usageSchema),
      checked: v.optional(number),
      missed: v.optional(list(text)),
      note: v.optional(text),
      output: v.optional(text),
      command: v.optional(serveCommand),
    }),
  ),
});

/** Reads a result from the value of its JSON. Throws an Error that says where the value is wrong, and how. */
export function healResultFrom(value: unknown): HealResult {
  const { grade, ...rest } = checkedBy(found, value);
  return healResultOf({ ...rest, ...(grade !== undefined && { grade: resultFrom(grade) }) });
}
