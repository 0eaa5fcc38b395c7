import { expect, test } from 'vitest';
import { type HealSuiteOptions, healSuite } from './heal-api';
import { refuseWrongHealOptions } from './heal-options';

const commands = { heal: ['my-healer'], command: ['npx', 'playwright', 'test'] };

test.each<[Record<string, unknown>, string]>([
  [{ heal: 'my-healer' }, 'heal "my-healer" must be a list of words'],
  [{ command: undefined }, 'command undefined must be a list of words'],
  [{ jobs: Number.NaN }, 'jobs NaN must be a whole number from 1 to 9999.'],
  [{ copy: 'tests/**' }, 'copy "tests/**" must be a list like ["tests/**", "!tests/old/**"].'],
  [{ bugs: Number.NaN }, 'bugs NaN must be a whole number from 1 to 9999.'],
  [{ timeout: -1 }, 'timeout -1 must be a whole number from 1 to 99999.'],
  [{ onTrial: 'print' }, 'onTrial "print" must be a function.'],
  [{ only: ['bugs'] }, 'Unknown option "only".'],
  [{ site: { sed: 7 } }, 'Unknown option "sed". Did you mean seed?'],
])('heal() refuses %o', (options, message) => {
  expect(() => refuseWrongHealOptions({ ...commands, ...options })).toThrow(message);
});

test('heal() takes all of its options', () => {
  const options: Required<HealSuiteOptions> = {
    ...commands,
    cwd: '.',
    copy: ['tests/**'],
    page: ['auth'],
    redesign: ['next'],
    bugs: 10,
    jobs: 2,
    timeout: 600,
    results: 'out/*.xml',
    site: { seed: '7' },
    signal: new AbortController().signal,
    onTrial: () => {},
  };
  expect(() => refuseWrongHealOptions(options)).not.toThrow();
});

test('heal() refuses a call without options, and a folder that is not there', async () => {
  await expect(healSuite(undefined as never)).rejects.toThrow('heal undefined must be a list of words');
  await expect(healSuite({ ...commands, cwd: 'nowhere' })).rejects.toThrow('cwd "nowhere" is not a folder.');
});
