import * as v from 'valibot';
import { whole } from './checked';

export type ApiSettings = {
  /** Names that `--allow-host` lets through. */
  allowedHosts: readonly string[];
  basePath: string;
  /** The seed of the run. A request may name another one, as the address of a page may. */
  seed: string | null;
};

/** In milliseconds. */
export const longestDelay = 30_000;

/** Parameters that every address of the API takes. */
export const commonParameters = {
  seed: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  ms: v.optional(whole(0, longestDelay)),
};
