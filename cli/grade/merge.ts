import { CliError } from '../output/cli-error';
import { type Findings, findingsOf, type GradedTest, type GradeResult, resultOf } from './result';
import { readResult } from './result-file';
import { differenceOf } from './same-grade';

type Found = { file: string; result: Findings };

/**
 * One result from those of the parts of a grade. Throws a CliError for a file that is not a result, and for parts that are
 * missing, double, or of another grade.
 */
export function mergeFiles(files: readonly string[]): GradeResult {
  const parts = files.map((file): Found => ({ file, result: findingsOf(readResult(file)) }));
  const [first] = parts;
  if (!first) throw new CliError('Name the JSON files to merge.');
  refuseWrongParts(first, parts);
  const results = parts.map(({ result }) => result);
  // Points are those of a part, and are counted again for the whole. What only helps to go on is not merged.
  const { part, secret, points, outages, left, ...rest } = first.result;
  const complete = results.every((result) => result.complete);
  const correct = results.map((result) => result.correct);
  return resultOf({
    ...rest,
    complete,
    ...(!complete && { left: sum(results.map(({ left = 0 }) => left)) }),
    correct: {
      seconds: Math.max(...correct.map(({ seconds }) => seconds)),
      pages: [...new Set(correct.flatMap(({ pages }) => pages))].sort(),
      runs: sum(correct.map(({ runs }) => runs)),
      failed: sum(correct.map(({ failed }) => failed)),
    },
    runs: sum(results.map(({ runs }) => runs)),
    ...mergedTests(results),
    bugs: results.flatMap(({ bugs }) => bugs),
    rebuilds: results.flatMap(({ rebuilds }) => rebuilds),
    redesigns: results.flatMap(({ redesigns }) => redesigns),
    conditions: results.flatMap(({ conditions }) => conditions),
  });
}

function refuseWrongParts(first: Found, parts: readonly Found[]) {
  const whole = { number: 1, of: 1 };
  const { of } = first.result.part ?? whole;
  const fileOf = new Map<number, string>();
  for (const { file, result } of parts) {
    const difference = differenceOf(result, first.result);
    if (difference) throw new CliError(`${file} does not belong to ${first.file}: it ${difference}.`);
    const part = result.part ?? whole;
    if (part.of !== of) {
      throw new CliError(`${file} is part ${part.number} of ${part.of}, and ${first.file} is one of ${of}.`);
    }
    const earlier = fileOf.get(part.number);
    if (earlier !== undefined) {
      const what = of === 1 ? 'are both the whole grade' : `are both part ${part.number} of ${of}`;
      throw new CliError(`${earlier} and ${file} ${what}: merge each part once.`);
    }
    fileOf.set(part.number, file);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((number) => !fileOf.has(number));
  if (missing.length === 0) return;
  const which = missing.length === 1 ? `Part ${missing[0]} of ${of} is` : `Parts ${missing.join(', ')} of ${of} are`;
  throw new CliError(`${which} missing: merge the files of all ${of}.`);
}

/** The tests of all parts, each with the pages and the bugs that any part has for it. */
function mergedTests(results: readonly Findings[]): Pick<Findings, 'tests' | 'failingTests'> {
  const merged = new Map<string, GradedTest>();
  for (const { name, pages, noticed, unclear, flaky } of results.flatMap(({ tests = [] }) => tests)) {
    const known = merged.get(name);
    merged.set(name, {
      name,
      ...((pages || known?.pages) && { pages: [...new Set([...(known?.pages ?? []), ...(pages ?? [])])].sort() }),
      noticed: [...new Set([...(known?.noticed ?? []), ...noticed])].sort(),
      ...(noticed.length === 0 && !known?.noticed.length && (unclear || known?.unclear) && { unclear: true }),
      ...((flaky || known?.flaky) && { flaky: true }),
    });
  }
  const failing = [...new Set(results.flatMap(({ failingTests = [] }) => failingTests))];
  return {
    ...(merged.size > 0 && { tests: [...merged.values()] }),
    ...(failing.length > 0 && { failingTests: failing }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
