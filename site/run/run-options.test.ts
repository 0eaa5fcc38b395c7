import { describe, expect, test } from 'vitest';
import {
  defaultRunOptions,
  flagWith,
  misnamed,
  namesOption,
  type RunOptionName,
  runOptionList,
  shownOptions,
  shownValue,
} from './run-options';

const optionNamed = (name: RunOptionName) => runOptionList.find((option) => option.name === name);
const read = (name: RunOptionName, text: string) => optionNamed(name)?.fromText(text);

describe.each(runOptionList)('the description of $name', (option) => {
  const { name, flag, parameter, example, input, fromText, check } = option;

  test('has a flag of its name, and a parameter of its name if any', () => {
    const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(flag).toMatch(new RegExp(`^--${words} <[^<>]+>$`));
    expect([name, undefined]).toContain(parameter);
  });

  test('offers in help what there is to choose', () => {
    if (typeof input !== 'string') expect(flag).toContain(`<${input.join('|')}>`);
  });

  test('has a default that code may give, and null shows as words', () => {
    if (option.default !== null) expect(check(option.default)).toBe(option.default);
    expect(shownValue(option, defaultRunOptions)).not.toMatch(/null|undefined/);
  });

  test('has an example, which is not the default, the same as text and as a value, and shown once it is set', () => {
    const value = fromText(example);
    expect(value).not.toBe(option.default);
    expect(check(value)).toBe(value);
    expect(fromText(String(value))).toBe(value);
    const options = { ...defaultRunOptions, [name]: value };
    expect(shownOptions(options)).toContain(option);
    expect(shownValue(option, options)).toContain(String(value));
    expect(flagWith(option, example)).toMatch(new RegExp(`^--[a-z-]+ ${example}$`));
  });

  test('refuses what is of another type, and what nobody sees', () => {
    for (const value of [{}, [], [example], true, Number.NaN, 1n, () => {}])
      expect(() => check(value)).toThrow(/^must be .*\.$/);
    expect(() => fromText('a\nb')).toThrow('must not have control characters.');
  });
});

describe('a value that makes sense', () => {
  test.each([
    ['seed', '7', '7'],
    ['seed', 'Ωmega seed', 'Ωmega seed'],
    ['variant', 'A', 'A'],
    ['variant', 'B', 'B'],
    ['delayScale', '0', 0],
    ['delayScale', '.5', 0.5],
    ['delayScale', '1000', 1000],
    ['delayScale', '1e-7', 1e-7],
    ['delayScale', '1e-10', 1e-10],
    ['slow', '0', 0],
    ['slow', '60000', 60_000],
    ['late', '500', 500],
    ['now', '2026-03-05T09:30', '2026-03-05T09:30'],
    ['now', '2028-02-29T23:59', '2028-02-29T23:59'],
    ['downloadFailure', 'empty', 'empty'],
    ['otherOrigin', 'http://other.test:8080', 'http://other.test:8080/'],
    ['otherOrigin', 'https://other.test/practice', 'https://other.test/practice/'],
  ] as const)('%s %s', (name, text, value) => {
    expect(read(name, text)).toBe(value);
  });
});

const mustBeTime = 'must be a date and a time to the minute, like 2026-03-05T09:30, without a time zone.';

describe('a value that makes none is refused with what it must be', () => {
  test.each([
    ['seed', '', 'must not be empty.'],
    ['variant', 'C', 'must be A or B.'],
    ['variant', 'a', 'must be A or B. Did you mean A?'],
    ['delayScale', '-1', 'must be a number from 0 to 1000.'],
    ['delayScale', '', 'must be a number from 0 to 1000.'],
    ['delayScale', '1e2', 'must be a number from 0 to 1000.'],
    ['delayScale', '1e9', 'must be a number from 0 to 1000.'],
    ['delayScale', 'Infinity', 'must be a number from 0 to 1000.'],
    ['delayScale', '1001', 'must be a number from 0 to 1000.'],
    ['slow', '-1', 'must be a whole number from 0 to 60000.'],
    ['slow', '1.5', 'must be a whole number from 0 to 60000.'],
    ['slow', '60001', 'must be a whole number from 0 to 60000.'],
    ['slow', '100000', 'must be a whole number from 0 to 60000.'],
    ['slow', '300ms', 'must be a whole number from 0 to 60000.'],
    ['late', '', 'must be a whole number from 0 to 60000.'],
    ['late', '1e3', 'must be a whole number from 0 to 60000.'],
    ['now', '', mustBeTime],
    ['now', '2026-03-05', mustBeTime],
    ['now', '2026-3-5T9:30', mustBeTime],
    ['now', '2026-03-05 09:30', mustBeTime],
    ['now', '2026-03-05T09:30Z', mustBeTime],
    ['now', '2026-03-05T09:30+01:00', mustBeTime],
    ['now', '2026-02-29T09:30', mustBeTime],
    ['now', '2026-13-01T09:30', mustBeTime],
    ['now', '2026-03-05T24:00', mustBeTime],
    ['now', '0026-03-05T09:30', mustBeTime],
    ['now', 'tomorrow', mustBeTime],
    ['downloadFailure', 'EMPTY', 'must be none, http or empty. Did you mean empty?'],
    ['otherOrigin', 'xhttp://other.test', 'must be an http or https address.'],
    ['otherOrigin', 'other.test', 'must be an http or https address.'],
    ['otherOrigin', 'javascript:alert(1)', 'must be an http or https address.'],
  ] as const)('%s "%s"', (name, text, message) => {
    expect(() => read(name, text)).toThrow(message);
  });
});

test('a page’s address can make it late and not the server slow, which responds before it has read the page', () => {
  expect(optionNamed('late')?.parameter).toBe('late');
  expect(optionNamed('slow')?.parameter).toBeUndefined();
});

test.each([
  ['delay-scale', 'it must be named delayScale.'],
  ['delayscale', 'it must be named delayScale.'],
  ['Seed', 'it must be named seed.'],
  ['download_failure', 'it must be named downloadFailure.'],
  ['slow', 'only --slow sets it.'],
  ['bug', 'only --bug sets it.'],
  ['redesigns', 'only --redesign sets it.'],
  ['seed', undefined],
  ['page', undefined],
  ['', undefined],
])('an address with %s: %s', (parameter, problem) => {
  expect(misnamed(parameter)).toBe(problem);
});

test.each([
  ['With ?delayScale=0 in the address a login takes no time.', true],
  ['The list has --seed and --variant.', true],
  ['With the same seed in the address the first login always takes the same time.', true],
  ['A first visit gets A or B by chance: different seeds in the address lead to both.', true],
  ['One load of the feed, chosen by the seed, ends with “Loading failed”.', false],
  ['Each request is a line, such as “GET /api/orders?page=1: 200”.', false],
])('whether a suite has to know the options: %s', (sentence, expected) => {
  expect(namesOption(sentence)).toBe(expected);
});
