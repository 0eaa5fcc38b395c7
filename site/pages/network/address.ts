export const failures = [
  { value: '', name: 'None' },
  { value: '500', name: 'Status 500' },
  { value: 'cut-off', name: 'Cut off' },
  { value: 'malformed', name: 'Malformed JSON' },
  { value: 'timeout', name: 'No response' },
] as const;

/** What should go wrong with the requests. `delay` is in milliseconds, `chance` in percent. */
export type Trouble = { failure: (typeof failures)[number]['value']; chance: number; delay: number };

export const noTrouble: Trouble = { failure: '', chance: 100, delay: 0 };

/** In milliseconds: what the server takes at most. */
const longestDelay = 30_000;

/** A wait of the server, times the run's delay scale. */
export function askedWait(milliseconds: number, delayScale: number): number {
  return Math.min(Math.round(milliseconds * delayScale), longestDelay);
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** An address with the parameters that have a value: `/api/orders?page=1&size=5`. */
export function addressWith(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const parameters = new URLSearchParams(given);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

type Run = { number: number; seed: string | undefined; delayScale: number };

/**
 * The parameters that make a request fail or wait. Its number goes along where something is left to chance: with a seed
 * the same requests fail in every run.
 */
export function troubleQuery({ failure, chance, delay }: Trouble, { number, seed, delayScale }: Run): Query {
  const ms = askedWait(delay, delayScale) || undefined;
  return failure === '' ? { ms } : { ms, fail: failure, chance, request: number, seed };
}
