import { refuseUnseen } from './unseen.ts';

/**
 * The description of one option of a run. Its flag, `--help`, its parameter, the API, the panel, home, About and the
 * tables of the documentation are all made of it.
 */
export type RunOption = {
  /** As `--help` shows it: `--seed <value>`. */
  flag: string;
  /** Its name in a page's address. Absent where an address must not set the option. */
  parameter?: string;
  /** What pages call it. */
  label: string;
  /** The unit of its number. */
  unit?: string;
  /** What the option does: `pin the A/B variant`. */
  help: string;
  /** A value as the flag takes it, other than the default. */
  example: string;
  default: unknown;
  /** What is shown for `null`. Default: `none`. */
  unset?: string;
  /** Home and the terminal show it even with its default. */
  always?: true;
  /** The error for an export with this option. */
  notExported?: string;
  /** The values to choose from, or the kind of text field. */
  input: readonly string[] | 'text' | 'decimal' | 'numeric';
  /** The value of a flag or a parameter. Throws an Error that says what it must be: `must be A or B.` */
  fromText(text: string): unknown;
  /** The same for a value from code, which may be of any type. */
  check(value: never): unknown;
};

/** The options that make a run of the site repeatable. To add one, add it here and use its value. */
export const runOptionDescriptions = {
  /** Every run with the same seed makes the same random choices and delays. Default: `null`, every run differs. */
  seed: {
    flag: '--seed <value>',
    parameter: 'seed',
    label: 'Seed',
    help: 'repeat every random choice and delay of another run with this seed',
    example: '7',
    default: null,
    always: true,
    input: 'text',
    fromText: checkedSeed,
    check: checkedSeed,
  },
  /** The A/B variant of every visitor. Default: `null`, each gets one by chance and keeps it in a cookie. */
  variant: {
    flag: '--variant <A|B>',
    parameter: 'variant',
    label: 'Variant',
    help: 'pin the A/B variant',
    example: 'B',
    default: null,
    unset: 'by chance',
    always: true,
    ...oneOf('A', 'B'),
  },
  /**
   * Factor of every simulated wait, from 0 to 1000. Default 1. The limit keeps the longest wait, 30 seconds, within
   * what a browser's timer can wait (2^31 - 1 milliseconds).
   */
  delayScale: {
    flag: '--delay-scale <factor>',
    parameter: 'delayScale',
    label: 'Delay scale',
    help: 'multiply every simulated wait, by 1000 at most; 0 removes them',
    example: '0.5',
    default: 1,
    always: true,
    input: 'decimal',
    fromText: (text) => checkedFactor(/^(?:\d+(?:\.\d+)?|\.\d+)(?:e-\d+)?$/.test(text) ? Number(text) : Number.NaN),
    check: checkedFactor,
  },
  /**
   * How much longer the server takes for every response, in milliseconds: a whole number from 0 to 60000. Default 0.
   * `delayScale` does not change it.
   */
  slow: {
    flag: '--slow <ms>',
    label: 'Slow',
    help: 'delay every response of the server by this time, 60000 at most',
    example: '300',
    default: 0,
    notExported: 'cannot be exported: the host of an export decides how fast it responds.',
    ...milliseconds(),
  },
  /**
   * How long after its `load` event a document shows its page, in milliseconds: a whole number from 0 to 60000.
   * Default 0, which is before `DOMContentLoaded`. Pages that are moved to within the document are shown at once.
   * `delayScale` does not change it.
   */
  late: {
    flag: '--late <ms>',
    parameter: 'late',
    label: 'Late',
    help: 'show a page this time after its load event, 60000 at most',
    example: '500',
    default: 0,
    ...milliseconds(),
  },
  /**
   * The date and time at which the site's clock stops, without a time zone: `2026-03-05T09:30`. It is shown as
   * it is, in any time zone of the browser. Default: `null`, the browser's local time.
   */
  now: {
    flag: '--now <iso time>',
    parameter: 'now',
    label: 'Now',
    help: 'stop the clock of the site at this local time, in every time zone',
    example: '2026-03-05T09:30',
    default: null,
    input: 'text',
    fromText: checkedTime,
    check: checkedTime,
  },
  /** How downloads fail: `http` with status 503, `empty` with an empty file. Default `none`. */
  downloadFailure: {
    flag: '--download-failure <none|http|empty>',
    parameter: 'downloadFailure',
    label: 'Download failure',
    help: 'make downloads fail: 503 from the proxy, or an empty file',
    example: 'empty',
    default: 'none',
    ...oneOf('none', 'http', 'empty'),
  },
  /**
   * Another address of this server, on another host name, for the cross-origin frame: `http://127.0.0.1:7357/`.
   * Default: `null`, the site at localhost uses 127.0.0.1 and the other way round.
   */
  otherOrigin: {
    flag: '--other-origin <url>',
    label: 'Other origin',
    help: 'second address of this server, for the cross-origin frame',
    example: 'https://two.example.com/',
    default: null,
    input: 'text',
    fromText: checkedOrigin,
    check: checkedOrigin,
  },
} satisfies Record<string, RunOption>;

type Descriptions = typeof runOptionDescriptions;

export type RunOptionName = keyof Descriptions;

/** Options that make a run of the site repeatable. They are flags, options of the API and, most of them, parameters. */
export type RunOptions = { [Name in keyof Descriptions]: ValueOf<Descriptions[Name]> };

/** Run options as code gives them: the seed may be a number, and `null` is the default. */
export type GivenRunOptions = { [Name in keyof Descriptions]?: Parameters<Descriptions[Name]['check']>[0] | null };

type ValueOf<Option extends RunOption> = ReturnType<Option['check']> | (Option['default'] extends null ? null : never);

export type NamedRunOption = RunOption & { name: RunOptionName; check(value: unknown): unknown };

/** Every option with its name. */
export const runOptionList = Object.entries<RunOption>(runOptionDescriptions).map(([name, option]) => {
  const fromText = (text: string) => {
    refuseUnseen(text);
    return option.fromText(text);
  };
  return { ...option, name, fromText } as NamedRunOption;
});

export const defaultRunOptions = Object.fromEntries(
  runOptionList.map((option) => [option.name, option.default]),
) as RunOptions;

/** The options that have not their default. */
export function setOptions(options: RunOptions): NamedRunOption[] {
  return runOptionList.filter((option) => options[option.name] !== option.default);
}

/** What a site was started with: its run options, and the ids of bugs and redesigns that somebody named. */
export type SiteOptions = RunOptions & { [Name in (typeof changeLists)[number]['name']]?: readonly string[] };

/** A flag that is repeated for each id of a list. */
type ChangeList = (typeof changeLists)[number];

/** Not options of a run: no address can set them, and a hunt's bugs are never among them. */
export const changeLists = [
  { name: 'bugs', flag: '--bug <id>', label: 'Bugs' },
  { name: 'redesigns', flag: '--redesign <id>', label: 'Redesigns' },
] as const;

/** The bugs and redesigns that somebody named, without empty lists. */
export function namedChanges(chosen: Pick<SiteOptions, ChangeList['name']>) {
  const named = changeLists.filter(({ name }) => (chosen[name] ?? []).length > 0);
  return Object.fromEntries(named.map(({ name }) => [name, chosen[name]])) as Pick<SiteOptions, ChangeList['name']>;
}

/** The options that home and the terminal show. */
export function shownOptions(options: SiteOptions): (NamedRunOption | ChangeList)[] {
  const set = setOptions(options);
  return [
    ...runOptionList.filter((option) => option.always || set.includes(option)),
    ...changeLists.filter(({ name }) => name in namedChanges(options)),
  ];
}

/** What people are shown of an option's value: `300 ms`, or `by chance` if there is none. */
export function shownValue(option: NamedRunOption | ChangeList, options: SiteOptions): string {
  const { unit, unset = 'none' }: Partial<RunOption> = option;
  const value = options[option.name] ?? unset;
  return [Array.isArray(value) ? value.join(', ') : value, unit].filter((part) => part !== undefined).join(' ');
}

/** The flag without its value: `--seed`. */
export function flagName({ flag }: Pick<RunOption, 'flag'>): string {
  return flag.replace(/ .*/, '');
}

/** The flag with a value: `--seed 7`. */
export function flagWith(option: Pick<RunOption, 'flag'>, value: string): string {
  return `${flagName(option)} ${value}`;
}

/** Whether a sentence names an option as a flag, as an address sets it (`?seed=7`), or compares visits by their seeds. */
export function namesOption(sentence: string): boolean {
  // Not beside the function: pages load this module at their start, and few of them call it.
  const parameters = runOptionList.flatMap(({ parameter }) => parameter ?? []);
  const flags = runOptionList.map(flagName);
  return new RegExp(`[?&](?:${parameters.join('|')})=|(?:${flags.join('|')})\\b|(?:same|different) seeds?\\b`).test(
    sentence,
  );
}

/** What is wrong with a parameter of an address that is named almost like an option, or like one of no address. */
export function misnamed(parameter: string): string | undefined {
  const meant = [...runOptionList, ...changeLists].find((option) =>
    [option.name, flagName(option)].some((name) => plainName(name) === plainName(parameter)),
  );
  if (!meant) return undefined;
  const name = 'parameter' in meant ? meant.parameter : undefined;
  if (name === parameter) return undefined;
  return name ? `it must be named ${name}.` : `only ${flagName(meant)} sets it.`;
}

function plainName(name: string): string {
  return name.replaceAll(/[-_]/g, '').toLowerCase();
}

function checkedSeed(seed: string | number): string {
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw new Error('must be text or a number.');
  if (seed === '') throw new Error('must not be empty.');
  return String(seed);
}

function checkedFactor(factor: number): number {
  if (isNumber(factor, 1000)) return factor;
  throw new Error('must be a number from 0 to 1000.');
}

function milliseconds() {
  const check = (value: number): number => {
    if (isNumber(value, 60_000) && Number.isInteger(value)) return value;
    throw new Error('must be a whole number from 0 to 60000.');
  };
  const fromText = (text: string) => check(/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);
  return { unit: 'ms', input: 'numeric', fromText, check } as const;
}

/** Whether it is a number from 0 on. Code without types may give anything. */
function isNumber(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most;
}

/** Without a time zone, because the same wall clock in every time zone is what makes a run repeatable. */
function checkedTime(time: string): string {
  const isTime = typeof time === 'string' && /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(time);
  const moment = new Date(isTime ? `${time}Z` : Number.NaN);
  // A day or an hour that does not exist, like 30 February, is none or another one.
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(time)) return time;
  throw new Error('must be a date and a time to the minute, like 2026-03-05T09:30, without a time zone.');
}

function checkedOrigin(address: string): string {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http or https address.');
  if (url.username || url.search || url.hash)
    throw new Error('must be an address without a user, a query or a fragment.');
  let { pathname } = url;
  while (pathname.endsWith('/')) pathname = pathname.slice(0, -1);
  return `${url.origin}${pathname}/`;
}

function oneOf<const Choice extends string>(...choices: Choice[]) {
  const check = (value: Choice): Choice => {
    if (choices.includes(value)) return value;
    const near = typeof value === 'string' && choices.find((choice) => choice.toLowerCase() === value.toLowerCase());
    throw new Error(`must be ${listed(choices)}.${near ? ` Did you mean ${near}?` : ''}`);
  };
  return { input: choices as readonly string[], fromText: (text: string) => check(text as Choice), check };
}

function listed(words: string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : `${words[0]}`;
}
