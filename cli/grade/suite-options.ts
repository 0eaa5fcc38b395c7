import * as v from 'valibot';
import { CliError } from '../output/cli-error';
import { alternatives } from '../output/text';
import { redesignOf, refuseUnknownOptions, runOptionNames, shown } from '../start/options';
import { parts } from './part';

// What users of the package write in JavaScript is not type-checked, and a wrong option would make a wrong grade of it.

export const text = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'));
export const wholeNumber = (most: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));
};
/** Of nothing there would be no result. */
export const list = <Item extends v.GenericSchema>(item: Item, example: string) =>
  v.pipe(
    v.array(item, `must be a list like ${example}`),
    v.nonEmpty('must not be empty: leave it out for all of them'),
  );
export const commandWords = v.array(
  v.string('must be text'),
  'must be a list of words like ["npx", "playwright", "test"]',
);

/** What `grade()` and `heal()` both take. */
export const optionsOfSuite = {
  command: commandWords,
  cwd: v.optional(text),
  page: v.optional(list(text, '["auth"]')),
  redesign: v.optional(list(text, '["next"]')),
  results: v.optional(text),
  jobs: v.optional(wholeNumber(9999)),
  site: v.optional(v.looseObject({}, 'must be an object like { slow: 300 }')),
  signal: v.optional(v.instance(AbortSignal, 'must be an AbortSignal')),
};

const ofGrade = v.object({
  ...optionsOfSuite,
  bug: v.optional(list(text, '["auth/any-password"]')),
  only: v.optional(list(v.picklist(parts, `must be ${alternatives(parts)}`), '["bugs"]')),
  all: v.optional(v.boolean('must be true or false')),
  sample: v.optional(v.object({ count: wholeNumber(9999), seed: text }, 'must be like { count: 20, seed: "ann" }')),
  leaveOutFailing: v.optional(v.boolean('must be true or false')),
});

/** The options of the site that a suite is run on. What it is tried with is not for the user to say. */
const siteNames = ['port', 'host', 'allowHost', ...runOptionNames];

/** Throws a CliError that names a wrong option of `grade()`. */
export function refuseWrongGradeOptions(options: unknown) {
  refuseWrong(options, { command: undefined }, ofGrade);
}

/**
 * Throws a CliError that names a wrong or missing option of a suite. `required` has those that cannot be left out, without
 * a value.
 */
export function refuseWrong(options: unknown, required: object, schema: v.GenericSchema & { entries: object }) {
  refuseUnknownOptions(options, Object.keys(schema.entries));
  const read = v.safeParse(schema, { ...required, ...(options as object | undefined) }, { abortEarly: true });
  if (!read.success) {
    const [{ path = [], input, message }] = read.issues;
    throw new CliError(`${path.map(({ key }) => key).join('.')} ${shown(input)} ${message}.`);
  }
  const { site, redesign = [] } = read.output as v.InferOutput<typeof ofGrade>;
  refuseUnknownOptions(site, siteNames);
  for (const id of redesign) redesignOf(id);
}
