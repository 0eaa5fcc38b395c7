import * as v from 'valibot';
import { Problem, type Wrong } from './problem';

/** The value as a schema makes it. Throws a Problem that says for each part what is wrong with it. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  status: 400 | 422,
): v.InferOutput<Schema> {
  // Valibot takes an array for an object, and an empty one would be a change of nothing.
  const result = v.safeParse(schema, Array.isArray(value) ? undefined : value);
  if (result.success) return result.output;
  const errors = result.issues.map(
    (issue): Wrong => ({
      at: issue.path?.map(({ key }) => key).join('.') ?? '',
      detail: detailOf(issue, status === 400),
    }),
  );
  const all = errors.map(({ at, detail }) => `${at || 'The value'} ${detail}`).join(', ');
  throw new Problem(status, `${all}.`, { errors });
}

function detailOf({ type, expected, message, input }: v.BaseIssue<unknown>, isQuery: boolean): string {
  if (isQuery && Array.isArray(input)) return 'must be given once';
  if (type !== 'strict_object') return message;
  if (expected === 'Object') return 'must be an object';
  return expected === 'never' ? 'is not known' : 'is missing';
}

/** A whole number in an address. */
export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return v.picklist(choices, `must be one of ${choices.join(', ')}`);
}
