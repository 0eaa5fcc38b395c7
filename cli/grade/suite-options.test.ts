import { expect, test } from 'vitest';
import { type GradeSuiteOptions, gradeSuite } from './grade-api';
import { refuseWrongGradeOptions } from './suite-options';

const command = ['npx', 'playwright', 'test', '--grep', ''];

// As somebody writes them in JavaScript.
test.each<[Record<string, unknown>, string]>([
  [{ command: undefined }, 'command undefined must be a list of words like ["npx", "playwright", "test"].'],
  [{ command: 'npm test' }, 'command "npm test" must be a list of words'],
  [{ command: ['npm', 7] }, 'command.1 7 must be text.'],
  [{ comand: [] }, 'Unknown option "comand". Did you mean command?'],
  [{ cwd: 7 }, 'cwd 7 must be text.'],
  [{ page: 'auth' }, 'page "auth" must be a list like ["auth"].'],
  [{ page: [] }, 'page [] must not be empty: leave it out for all of them.'],
  [{ redesign: ['nxt'] }, 'There is no redesign "nxt". Did you mean next?'],
  [{ results: '' }, 'results "" must not be empty.'],
  [{ jobs: Number.NaN }, 'jobs NaN must be a whole number from 1 to 9999.'],
  [{ jobs: 0 }, 'jobs 0 must be a whole number from 1 to 9999.'],
  [{ jobs: '2' }, 'jobs "2" must be a whole number from 1 to 9999.'],
  [{ jobs: Number.POSITIVE_INFINITY }, 'jobs Infinity must be a whole number from 1 to 9999.'],
  [{ site: 'http://localhost' }, 'site "http://localhost" must be an object like { slow: 300 }.'],
  [{ site: { sed: 7 } }, 'Unknown option "sed". Did you mean seed?'],
  [{ site: { bugs: ['auth/any-password'] } }, 'Unknown option "bugs".'],
  [{ signal: true }, 'signal true must be an AbortSignal.'],
  [{ bug: 'auth/any-password' }, 'bug "auth/any-password" must be a list'],
  [{ only: ['bug'] }, 'only.0 "bug" must be bugs, redesigns or conditions.'],
  [{ only: [] }, 'only [] must not be empty'],
  [{ all: 'yes' }, 'all "yes" must be true or false.'],
  [{ sample: 20 }, 'sample 20 must be like { count: 20, seed: "ann" }.'],
  [{ sample: { count: 0.5, seed: 'ann' } }, 'sample.count 0.5 must be a whole number from 1 to 9999.'],
  [{ leaveOutFailing: 1 }, 'leaveOutFailing 1 must be true or false.'],
])('grade() refuses %o', (options, message) => {
  expect(() => refuseWrongGradeOptions({ command, ...options })).toThrow(message);
});

test('grade() takes all of its options', () => {
  const options: Required<GradeSuiteOptions> = {
    command,
    cwd: '.',
    page: ['auth'],
    bug: ['auth/any-password'],
    only: ['bugs'],
    all: false,
    redesign: ['next'],
    sample: { count: 20, seed: 'ann' },
    results: 'out/*.xml',
    leaveOutFailing: true,
    jobs: 2,
    site: { seed: '7', port: 0, allowHost: ['bs-local.com'] },
    signal: new AbortController().signal,
  };
  expect(() => refuseWrongGradeOptions(options)).not.toThrow();
});

test.each([[undefined], [null], ['npm test'], [['npm test']]])(
  'grade() refuses %o in place of its options',
  async (options) => {
    await expect(gradeSuite(options as never)).rejects.toThrow(/^(command undefined must be|The options must be)/);
  },
);

test('grade() refuses a folder that is not there', async () => {
  await expect(gradeSuite({ command, cwd: 'nowhere' })).rejects.toThrow('cwd "nowhere" is not a folder.');
});
