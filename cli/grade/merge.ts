import { readFileSync } from 'node:fs';
import { CliError } from '../cli-error';
import { type BugResult, type GradeResult, type HarmlessResult, resultOf } from './result';

/**
 * One result from those of the shards of a grade. Throws a CliError for a file that is none, and for a bug graded
 * twice.
 */
export function mergeFiles(files: readonly string[]): GradeResult {
  const parts = files.map((file) => ({ file, result: readResult(file) }));
  const [first] = parts;
  if (!first) throw new CliError('Name the JSON files to merge.');
  const command = first.result.command.join(' ');
  for (const { file, result } of parts) {
    const other = result.command.join(' ');
    if (other !== command) throw new CliError(`${file} graded another command: ${other}, and not ${command}.`);
  }
  const results = parts.map(({ result }) => result);
  const pages = new Set(results.flatMap(({ correct }) => correct.pages));
  return resultOf({
    command: first.result.command,
    complete: results.every(({ complete }) => complete),
    correct: { seconds: Math.max(...results.map(({ correct }) => correct.seconds)), pages: [...pages].sort() },
    bugs: joined<BugResult>(parts, ({ bugs }) => bugs.results),
    redesigns: joined<HarmlessResult>(parts, ({ redesigns }) => redesigns.results),
    conditions: joined<HarmlessResult>(parts, ({ conditions }) => conditions.results),
  });
}

function joined<Item extends { id: string }>(
  parts: readonly { file: string; result: GradeResult }[],
  itemsOf: (result: GradeResult) => readonly Item[],
): Item[] {
  const all = parts.flatMap(({ file, result }) => itemsOf(result).map((item) => ({ file, item })));
  const fileOf = new Map<string, string>();
  for (const { file, item } of all) {
    const earlier = fileOf.get(item.id);
    if (earlier !== undefined) throw new CliError(`${item.id} is in ${earlier} and in ${file}: merge each shard once.`);
    fileOf.set(item.id, file);
  }
  return all.map(({ item }) => item);
}

function readResult(file: string): GradeResult {
  let result: unknown;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CliError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`);
  }
  if (!isResult(result)) throw new CliError(`${file} is not a result that grade --json has written.`);
  return result;
}

function isResult(value: unknown): value is GradeResult {
  const { command, correct, bugs, redesigns, conditions } = (value ?? {}) as Partial<GradeResult>;
  const lists = [command, correct?.pages, bugs?.results, redesigns?.results, conditions?.results];
  return lists.every(Array.isArray);
}
