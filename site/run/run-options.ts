import { refuseUnseen } from './unseen';

/** Options that make a run of the site repeatable. They are flags, options of the API and, most of them, parameters. */
export type RunOptions = {
  /** Every run with the same seed makes the same random choices and delays. Default: `null`, every run differs. */
  seed: string | null;
  /** The A/B variant of every visitor. Default: `null`, each gets one by chance and keeps it in a cookie. */
  variant: 'A' | 'B' | null;
  /**
   * Factor of every simulated wait, from 0 to 1000. Default 1. The limit keeps the longest wait, 30 seconds, within
   * what a browser's timer can wait (2^31 - 1 milliseconds).
   */
  delayScale: number;
  /**
   * How much longer the server takes for every answer, in milliseconds: a whole number from 0 to 60000. Default 0.
   * `delayScale` does not change it.
   */
  slow: number;
  /**
   * How long after its `load` event a document shows its page, in milliseconds: a whole number from 0 to 60000.
   * Default 0, which is before `DOMContentLoaded`. Pages that are moved to within the document are shown at once.
   * `delayScale` does not change it.
   */
  late: number;
  /**
   * The date and time at which the site's clock stands still, without a time zone: `2026-03-05T09:30`. It is shown as
   * it is, whatever the browser's time zone. Default: `null`, the browser's local time.
   */
  now: string | null;
  /** How downloads fail: `http` with status 503, `empty` with an empty file. Default `none`. */
  downloadFailure: 'none' | 'http' | 'empty';
  /**
   * Another address of this server, on another host name, for the cross-origin frame: `http://127.0.0.1:7357/`.
   * Default: `null`, the site at localhost uses 127.0.0.1 and the other way round.
   */
  otherOrigin: string | null;
};

type Description<Value> = {
  flag: string;
  /** Name of the parameter in a page's address. Absent where an address must not set the option. */
  parameter?: string;
  /** Throws an Error that says what the value must be: `must be A or B.` */
  parse(text: string): Value;
};

/** The one description of each option, from which flags, parameters and checks are made. */
export const runOptionDescriptions: { [Name in keyof RunOptions]: Description<NonNullable<RunOptions[Name]>> } = {
  seed: {
    flag: '--seed <value>',
    parameter: 'seed',
    parse: parseSeed,
  },
  variant: {
    flag: '--variant <A|B>',
    parameter: 'variant',
    parse: oneOf('A', 'B'),
  },
  delayScale: {
    flag: '--delay-scale <factor>',
    parameter: 'delayScale',
    parse: parseDelayScale,
  },
  slow: {
    flag: '--slow <ms>',
    parse: parseMilliseconds,
  },
  late: {
    flag: '--late <ms>',
    parameter: 'late',
    parse: parseMilliseconds,
  },
  now: {
    flag: '--now <iso time>',
    parameter: 'now',
    parse: parseTime,
  },
  downloadFailure: {
    flag: '--download-failure <none|http|empty>',
    parameter: 'downloadFailure',
    parse: oneOf('none', 'http', 'empty'),
  },
  otherOrigin: {
    flag: '--other-origin <url>',
    parse: parseOrigin,
  },
};

export const defaultRunOptions: RunOptions = {
  seed: null,
  variant: null,
  delayScale: 1,
  slow: 0,
  late: 0,
  now: null,
  downloadFailure: 'none',
  otherOrigin: null,
};

export const runOptionNames = Object.keys(runOptionDescriptions) as (keyof RunOptions)[];

/** A copy with one option set from its text. Throws an Error that says what the value must be: `must be A or B.` */
export function withRunOption(options: RunOptions, name: keyof RunOptions, text: string): RunOptions {
  refuseUnseen(text);
  return { ...options, [name]: runOptionDescriptions[name].parse(text) };
}

function parseSeed(text: string): string {
  if (text === '') throw new Error('must not be empty.');
  return text;
}

function parseDelayScale(text: string): number {
  const factor = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e-\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(factor <= 1000)) throw new Error('must be a number from 0 to 1000.');
  return factor;
}

function parseMilliseconds(text: string): number {
  const milliseconds = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(milliseconds <= 60_000)) throw new Error('must be a whole number from 0 to 60000.');
  return milliseconds;
}

/** Without a time zone, because the same wall clock in every time zone is what makes a run repeatable. */
function parseTime(text: string): string {
  const isTime = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(text);
  const moment = new Date(isTime ? `${text}Z` : Number.NaN);
  // A day or an hour that does not exist, like 30 February, is none or another one.
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)) return text;
  throw new Error('must be a date and time without a time zone, like 2026-03-05T09:30.');
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http or https address.');
  if (url.username || url.search || url.hash)
    throw new Error('must be an address without a user, a query or a fragment.');
  let { pathname } = url;
  while (pathname.endsWith('/')) pathname = pathname.slice(0, -1);
  return `${url.origin}${pathname}/`;
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  return (text: string): Choice => {
    const choice = choices.find((candidate) => candidate === text);
    if (choice) return choice;
    const near = choices.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
    throw new Error(`must be ${listed(choices)}.${near ? ` Did you mean ${near}?` : ''}`);
  };
}

function listed(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : `${words[0]}`;
}
