import { readFileSync, statSync } from 'node:fs';
import { CliError } from '../output/cli-error';
import { type BugResult, type GradeResult, type HarmlessResult, resultFrom, resultOf } from './result';

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
    if (other !== command)
      throw new CliError(`${file} graded another command: ${oneLine(other)}, and not ${oneLine(command)}.`);
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

/** In bytes. The results of all bugs have a fiftieth of it. */
const longestFile = 10_000_000;

function readResult(file: string): GradeResult {
  let text: string;
  try {
    if (statSync(file).size > longestFile) throw new Error('it is longer than any result');
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`);
    throw new CliError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : message}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file} is not JSON: ${oneLine((error as Error).message)}.`);
  }
  try {
    return resultFrom(value);
  } catch (error) {
    throw new CliError(`${file} is not a result that grade --json has written: ${(error as Error).message}.`);
  }
}

/** Node quotes the text that it cannot read. */
function oneLine(text: string): string {
  return text.replace(/\s/g, ' ').slice(0, 120);
}
