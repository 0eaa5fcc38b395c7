import { inspect } from 'node:util';
import { type RedesignId, redesignIds } from '../../site/redesigns';
import { defaultPort } from '../../site/run/command';
import { type GivenRunOptions, type RunOptions, runOptionList } from '../../site/run/run-options';
import { refuseUnseen, visible } from '../../site/run/unseen';
import { CliError, isCliError } from '../output/cli-error';
import { didYouMean } from '../output/did-you-mean';
import { noSuch } from '../output/no-such';
import { allowedHostOf } from '../server/allowed-hosts';
import { changesOf } from '../server/built-bugs';
import type { BuiltChange } from '../server/manifest';

type ServerOptions = {
  /** TCP port, 0 for a free one. Default 7357. */
  port: number;
  /** Address or name to listen on. Default: 127.0.0.1 and, where the machine has it, ::1. */
  host: string;
  /**
   * Names of hosts that requests may be for, besides localhost and IP addresses: `host.docker.internal`, or
   * `.docker.internal` for it and all names below it. Default: none on a loopback address, any on others.
   */
  allowHost: readonly string[];
  /** Path below which everything is served: `/practice/`. Default `/`. */
  base: string;
};

type Optional<Options> = { [Name in keyof Options]?: Options[Name] | null };

/** Options of `startPracticeSite`. All are optional; `null` means the default. */
export type PracticeSiteOptions = Optional<ServerOptions> &
  GivenRunOptions & {
    /** Ids of bugs that pages should have, such as `auth/any-password`: one a page at most. Default: none. */
    bugs?: readonly string[] | null;
    /** Harmless changes to the whole site, such as `ids`: see `practice-site redesigns`. Default: none. */
    redesigns?: readonly RedesignId[] | null;
  };

export const runOptionNames = runOptionList.map(({ name }) => name);

const optionNames: readonly string[] = ['port', 'host', 'allowHost', 'base', 'bugs', 'redesigns', ...runOptionNames];

/** Throws a CliError when `options` is not an object, or one of its properties is not a known option. */
export function refuseUnknownOptions(options: unknown, known = optionNames) {
  if (options === undefined || options === null) return;
  if (typeof options !== 'object' || Array.isArray(options)) {
    throw new CliError(`The options must be an object like { seed: 7 }, not ${shown(options)}.`);
  }
  for (const name of Object.keys(options)) {
    if (known.includes(name)) continue;
    const suggestion = didYouMean(name, known) || ` Known are ${known.join(', ')}.`;
    throw new CliError(`Unknown option ${shown(name)}.${suggestion}`);
  }
}

/** Fills in the defaults. Throws a CliError that says what a value must be. */
export function chosenOptions(options: PracticeSiteOptions) {
  return {
    port: checked('port', options.port ?? defaultPort, portOf),
    host: checked('host', options.host ?? 'localhost', hostOf),
    allowedHosts: chosenHosts(options.allowHost ?? []),
    basePath: checked('base', options.base ?? '/', basePathOf),
    runOptions: runOptionsOf(options),
    bugs: chosenBugs(options.bugs ?? []),
    redesigns: chosenRedesigns(options.redesigns ?? []),
  };
}

function chosenHosts(names: unknown): readonly string[] {
  if (!Array.isArray(names))
    throw new CliError(`allowHost ${shown(names)} must be a list like ["host.docker.internal"].`);
  return names.map((name) => checked('allowHost', name, allowedHostOf));
}

function chosenBugs(ids: unknown): readonly BuiltChange[] {
  if (areTexts(ids)) return changesOf(ids.map((id) => checked('bugs', id, () => id)));
  throw new CliError(`bugs ${shown(ids)} must be a list of ids like ["auth/any-password"].`);
}

function chosenRedesigns(ids: unknown): readonly RedesignId[] {
  if (areTexts(ids)) return [...new Set(ids.map((id) => checked('redesigns', id, () => redesignOf(id))))];
  throw new CliError(`redesigns ${shown(ids)} must be a list of ids like ["ids"].`);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Throws a CliError that names the nearest redesign. */
export function redesignOf(word: string): RedesignId {
  const id = redesignIds.find((known) => known === word);
  if (id) return id;
  throw noSuch(`redesign "${word}"`, word, redesignIds, 'redesigns');
}

/** The checks throw an Error that says what the value must be. It becomes a CliError with the name and the value. */
function checked<Value>(name: string, value: unknown, check: (value: unknown) => Value): Value {
  try {
    if (typeof value === 'string') refuseUnseen(value);
    return check(value);
  } catch (error) {
    if (isCliError(error)) throw error;
    throw new CliError(`${name} ${shown(value)} ${(error as Error).message}`);
  }
}

export function portOf(port: unknown): number {
  if (typeof port === 'number' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error('must be a whole number from 0 to 65535.');
}

function hostOf(host: unknown): string {
  // With an empty address Node would listen on every address of the machine.
  if (host === '') throw new Error('must not be empty.');
  if (typeof host !== 'string') throw new Error('must be a name or an address like 127.0.0.1.');
  return host.toLowerCase() === 'localhost' ? 'localhost' : host;
}

/** The base path with a slash at both ends. */
export function basePathOf(base: unknown): string {
  if (base === '/') return base;
  if (typeof base === 'string' && /^(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/.test(base)) {
    return base.endsWith('/') ? base : `${base}/`;
  }
  const word = typeof base === 'string' && /^[\w~-]+\/?$/.test(base) ? base.replace(/\/$/, '') : undefined;
  throw new Error(`must be a path like /practice/.${word ? ` Did you mean /${word}/?` : ''}`);
}

function runOptionsOf(options: PracticeSiteOptions): RunOptions {
  const chosen = runOptionList.map(({ name, default: preset, check }) => {
    const value = options[name] ?? null;
    return [name, value === null ? preset : checked(name, value, check)];
  });
  return Object.fromEntries(chosen);
}

/** A value as an error quotes it: text in double quotes, in one line that can be seen, and not longer than a line. */
export function shown(value: unknown): string {
  if (typeof value !== 'string') return inspect(value, { depth: 0, breakLength: Number.POSITIVE_INFINITY });
  return visible(JSON.stringify(value.length > 200 ? `${value.slice(0, 200)}…` : value));
}
