import * as v from 'valibot';
import { commandWords, list, optionsOfSuite, refuseWrong, text, wholeNumber } from '../grade/suite-options';

const ofHeal = v.object({
  heal: commandWords,
  ...optionsOfSuite,
  copy: v.optional(list(text, '["tests/**", "!tests/old/**"]')),
  bugs: v.optional(wholeNumber(9999)),
  timeout: v.optional(wholeNumber(99_999)),
  onTrial: v.optional(v.function('must be a function')),
});

/** Throws a CliError that names a wrong option of `heal()`. */
export function refuseWrongHealOptions(options: unknown) {
  refuseWrong(options, { heal: undefined, command: undefined }, ofHeal);
}
