import * as v from 'valibot';
import { home, pages, shell } from '../../site/catalogue';
import { CliError } from '../output/cli-error';
import { didYouMean } from '../output/did-you-mean';
import { counted } from '../output/text';
import { readJsonFile } from './json-file';
import { type BugResult, type GradeResult, type HarmlessResult, type Points, tellsBuildsApart } from './result';
import { shareOf } from './share-of';

/** The points of each line by what the line is for: a requirement, a page, a level, or a part of a grade. */
type Maximums = Readonly<Record<string, number>>;

const levels = ['level 1', 'level 2', 'level 3'];
const harmless = ['rebuilds', 'redesigns', 'conditions'] as const;

/** In bytes. A line for each requirement has a hundredth of it. */
const longestFile = 1_000_000;

const maximums = v.record(
  v.string(),
  v.pipe(v.number('must be a number'), v.minValue(0, 'must be 0 or more'), v.maxValue(10_000, 'must be at most 10000')),
  'must be an object like {"auth/refused": 2, "level 1": 10}',
);

/** Reads a file of points. Throws a CliError that says what is wrong in it. */
export function readPoints(file: string): Maximums {
  const value = readJsonFile(file, 'file of points', longestFile);
  // A list is an object, too, of which the numbers are the names.
  const given = Array.isArray(value) ? undefined : value;
  if (typeof given === 'object' && given !== null) refuseUnknown(file, Object.keys(given));
  const read = v.safeParse(maximums, given, { abortEarly: true });
  if (!read.success) {
    const [{ path = [], message }] = read.issues;
    throw new CliError(
      `${file} is not a file of points: ${path.map(({ key }) => `"${key}"`).join('') || 'it'} ${message}.`,
    );
  }
  if (!Object.values(read.output).some((points) => points > 0)) throw new CliError(`${file} gives no points.`);
  return read.output;
}

function refuseUnknown(file: string, names: readonly string[]) {
  const known = knownNames();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const suggestion =
    didYouMean(unknown, known) ||
    ' A line is for a requirement (auth/refused), a page (auth), level 1, 2 or 3, bugs, rebuilds, redesigns or conditions.';
  throw new CliError(`${file} gives points for "${unknown}", which is not graded.${suggestion}`);
}

function knownNames(): string[] {
  const described: { id: string; requirements?: object }[] = [{ ...shell, id: 'shell' }, home, ...pages];
  return [
    ...described.flatMap(({ id, requirements = {} }) => [
      id,
      ...Object.keys(requirements).map((requirement) => `${id}/${requirement}`),
    ]),
    ...levels,
    'bugs',
    ...harmless,
  ];
}

/** The points that a result has. Where a figure is withheld or not to be trusted, there are none. */
export function pointsOf(result: GradeResult, given: Maximums): Points {
  const lines = Object.entries(given).map(([name, most]) => {
    const maximum = rounded(most);
    return { name, maximum, ...lineOf(result, name, maximum) };
  });
  return {
    points: rounded(lines.reduce((sum, { points }) => sum + points, 0)),
    maximum: rounded(lines.reduce((sum, { maximum }) => sum + maximum, 0)),
    lines,
  };
}

/** The points of a result; without a file of points the percentage of the bugs, or of what was graded instead. */
export function scoreOf(result: GradeResult): Points {
  const parts = result.choice.only ?? ['bugs'];
  const alone = parts.includes('bugs') ? ['bugs'] : [...new Set(parts)];
  return result.points ?? pointsOf(result, Object.fromEntries(alone.map((part) => [part, 100 / alone.length])));
}

function lineOf(result: GradeResult, name: string, maximum: number): { points: number; why?: string } {
  const kind = harmless.find((one) => one === name);
  const results = kind ? result[kind].results : result.bugs.results.filter((bug) => isOf(bug, name));
  const reason = reasonAgainst(result) ?? (kind ? undefined : reasonAgainstBugs(result));
  if (reason !== undefined) return { points: 0, why: reason };
  const count = (...wanted: (BugResult | HarmlessResult)['result'][]) =>
    results.filter((one) => wanted.includes(one.result)).length;
  const good = count('caught', 'timed-out', 'passed');
  const all = good + count('missed', 'broken');
  const [notRun, notReached] = [count('not-run'), count('not-reached')];
  const uncounted = [
    ...(notReached > 0 ? [`${counted(notReached, 'bug')} on pages that the suite never shows`] : []),
    ...(notRun > 0 ? [`${counted(notRun, 'trial')} that could not be run`] : []),
  ].join(' and ');
  const why = uncounted ? `without ${uncounted}` : all === 0 ? 'nothing of it was graded' : undefined;
  return { points: all === 0 ? 0 : shareOf(good, all, maximum, 2), ...(why && { why }) };
}

function isOf({ page, requirement, level }: BugResult, name: string): boolean {
  return name === 'bugs' || [page, `${page}/${requirement}`, `level ${level}`].includes(name);
}

/** Why a result gets no points at all. */
function reasonAgainst({ complete, part, correct }: GradeResult): string | undefined {
  if (!complete) return 'the grade is not complete';
  if (part && part.of > 1) return `this is part ${part.number} of ${part.of}: merge them all with --points`;
  return correct.failed > 0 ? 'the suite fails by chance' : undefined;
}

function reasonAgainstBugs({ rebuilds }: GradeResult): string | undefined {
  return tellsBuildsApart(rebuilds) && 'the bug figure is withheld';
}

/** With two decimals. */
function rounded(points: number): number {
  return Math.round(100 * points) / 100;
}
