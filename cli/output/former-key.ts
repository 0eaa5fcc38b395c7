import { styled } from './colors';

/** A copy that has a key of JSON by its former name too, for the programs that read that: one minor version long. */
export function withFormerKey<Owner, Key extends keyof Owner, Former extends string>(
  owner: Owner,
  key: Key,
  former: Former,
) {
  return { ...owner, [former]: owner[key] } as Owner & { [Name in Former]: Owner[Key] };
}

/** On stderr, so that stdout is JSON and nothing else. */
export function warnOfFormerKey(former: string, key: string) {
  const label = styled('bold', styled('yellow', 'warning:', process.stderr), process.stderr);
  console.error(`${label} The key "${former}" in this JSON ends with the next minor version. Read "${key}" instead.`);
}
