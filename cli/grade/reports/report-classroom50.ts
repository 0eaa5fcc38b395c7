import { existsSync, statSync } from 'node:fs';
import { CliError } from '../../output/cli-error';
import { streamOf } from '../../output/write-report';
import { readJsonFile } from '../json-file';
import { scoreOf } from '../points';
import type { GradeResult } from '../result';
import { casesOf } from './cases';

const schema = 'classroom50/result/v1';

/** What only the course knows. */
const ofCourse = ['classroom', 'assignment', 'assignment_type', 'owner', 'submission', 'commit', 'release', 'review'];

/** In bytes. Classroom 50 reads no longer ones. */
const longestFile = 10_000_000;

/**
 * The result as Classroom 50's `result.json`,
 * https://github.com/foundation50/classroom50/blob/main/schemas/result-v1.schema.json. What only the course knows is
 * kept from an earlier file of that name; what is not there stays empty, which `say` gets.
 */
export function classroom50Report(
  result: GradeResult,
  reveal: boolean,
  { file, now, say }: { file: string; now: Date; say: (line: string) => void },
): string {
  const earlier = earlierOf(file);
  const kept = Object.fromEntries(ofCourse.map((name) => [name, textOf(earlier[name])]));
  const empty = ofCourse.filter((name) => kept[name] === '');
  const { points, maximum, lines } = scoreOf(result);
  const [score, whole] = [Math.round(points), Math.round(maximum)];
  const time = `${now.toISOString().slice(0, 19)}Z`;
  const scored = lines.map(({ name, points, maximum, why }) => ({
    'test-name': name,
    passed: points >= maximum,
    score: Math.round(points),
    'max-score': Math.round(maximum),
    ...(why && { output: why }),
  }));
  const cases = casesOf(result, reveal).flatMap(({ suite, name, outcome, message, details }) => {
    if (outcome === 'skipped') return [];
    const output = [message, details].filter(Boolean).join('\n');
    return {
      'test-name': `${suite}: ${name}`,
      passed: outcome === 'passed',
      score: 0,
      'max-score': 0,
      ...(output && { output }),
    };
  });
  if (empty.length > 0) {
    say(
      `${file}: ${empty.join(', ')} ${empty.length === 1 ? 'is' : 'are'} empty, because only the course knows that. ` +
        'Write a file of that name with these values before the grade, and they are kept.',
    );
  }
  const rounded = [{ name: 'all', points, maximum }, ...lines].filter(
    (line) => !(Number.isInteger(line.points) && Number.isInteger(line.maximum)),
  );
  if (rounded.length > 0) {
    const texts = rounded.map(
      ({ name, points, maximum }) =>
        `${points} of ${maximum} as ${Math.round(points)} of ${Math.round(maximum)} (${name})`,
    );
    say(`${file}: points are written rounded, because it takes whole ones alone: ${texts.join(', ')}.`);
  }
  const report = {
    schema,
    ...kept,
    // The time of the submission, which grading it again does not change.
    datetime: isTime(earlier.datetime) ? earlier.datetime : time,
    graded_at: time,
    score,
    'max-score': whole,
    tests: [...scored, ...cases],
    ...(isPerson(earlier.submitted_by) && { submitted_by: earlier.submitted_by }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Before anything runs, so that no other file is replaced. Throws a CliError. */
export function refuseOther(file: string) {
  earlierOf(file);
}

/** What an earlier file of that name says; nothing if there is none, or an empty one. */
function earlierOf(file: string): Readonly<Record<string, unknown>> {
  if (streamOf(file) || !existsSync(file) || !statSync(file).isFile() || statSync(file).size === 0) return {};
  const value = readJsonFile(file, 'result of Classroom 50', longestFile);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const found = value as Record<string, unknown>;
    if (found.schema === undefined || found.schema === schema) return found;
  }
  throw new CliError(`${file} exists and is not ${schema}. Name another file, or delete it.`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value.length <= 2000 ? value : '';
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value);
}

/** Who has pushed the submission. */
function isPerson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { username?: unknown }).username === 'string';
}
