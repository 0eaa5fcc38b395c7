import type { Graded } from '../shared/kept-progress';

type Grade = {
  /** By page, only pages of which a bug was tried. */
  pages: { [page: string]: Graded };
  /** Why the result is not to be trusted, as the grade says it. */
  doubt?: string;
};

/** In bytes. The results of all bugs have a fifth of it. */
const longestFile = 20_000_000;

/** Reads a file that `grade --json` has written. Throws an Error whose message says what is wrong with it. */
export async function readGradeFile(file: Blob): Promise<Grade> {
  if (file.size > longestFile) throw new Error('This file is too long to be a result of a grade.');
  return readGrade(await file.text());
}

export function readGrade(text: string): Grade {
  const result = parsed(text);
  const bugs = isObject(result) && typeof result.command === 'string' ? result.bugs : undefined;
  if (!isObject(result) || !isObject(bugs) || !Array.isArray(bugs.results))
    throw new Error('This is not a result of a grade. Choose the file that “practice-site grade --json” wrote.');
  const why = typeof result.why === 'string' ? result.why : undefined;
  const counts = new Map<string, Map<string, { caught: number; missed: number }>>();
  for (const [index, one] of bugs.results.entries()) {
    if (!isResult(one)) throw new Error(`This result is damaged: bug ${index + 1} of it cannot be read.`);
    const part = partOf[one.result];
    if (!part) continue;
    const requirements = counts.get(one.page) ?? new Map();
    const count = requirements.get(one.requirement) ?? { caught: 0, missed: 0 };
    count[part]++;
    counts.set(one.page, requirements.set(one.requirement, count));
  }
  if (counts.size === 0) throw new Error('This result has no figures: none of the bugs was tried.');
  // What a grade withholds is not worked out from its results.
  if (bugs.percent === null) throw new Error(`This grade gives no figures. ${why ?? ''}`.trim());
  const pages = Object.fromEntries([...counts].map(([page, requirements]) => [page, Object.fromEntries(requirements)]));
  const doubt = result.trusted === false && why !== undefined ? why : incomplete(result);
  return { pages, ...(doubt !== undefined && { doubt }) };
}

/** The sentence for a grade that was interrupted, or that is one part of several. */
function incomplete({ complete, part }: { [key: string]: unknown }): string | undefined {
  if (isObject(part) && Number(part.of) > 1) return `This is part ${part.number} of ${part.of} of a grade.`;
  return complete === false ? 'This grade was interrupted: not all of it is here.' : undefined;
}

/** A suite that does not end in time has noticed the bug as well. What was not tried is neither. */
const partOf = {
  caught: 'caught',
  'timed-out': 'caught',
  missed: 'missed',
  'not-run': undefined,
  'not-reached': undefined,
} as const;

type Result = { page: string; requirement: string; result: keyof typeof partOf };

function isResult(one: unknown): one is Result {
  return isObject(one) && isId(one.page) && isId(one.requirement) && Object.hasOwn(partOf, String(one.result));
}

function isId(id: unknown): boolean {
  return typeof id === 'string' && /^[a-z][a-z\d-]{0,99}$/.test(id);
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    // Editors on Windows begin a file with a mark that JSON does not know.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Error('This file is not JSON, or it was not written to its end.');
  }
}
