import { describe, expect, test } from 'vitest';
import { isReason, type Observed, proofsFor, type State, type TestsOfRun, verdictOf } from './heal-verdicts';

const passed: State = { outcome: 'passed' };
const failed: State = { outcome: 'failed' };
const skipped: State = { outcome: 'skipped' };
const reported: State = { outcome: 'skipped', reason: 'The button does nothing any more' };

const names = ['one', 'two', 'three'];
const tests = (states: Readonly<Record<string, State>>): TestsOfRun => new Map(Object.entries(states));
const all = { one: passed, two: passed, three: passed };
const none = { changed: [], added: [] };

/** A trial in which the first test failed, unless something else is said. */
function observed(
  kind: Observed['kind'],
  after: Readonly<Record<string, State>>,
  more: Partial<Observed> = {},
): Observed {
  return {
    kind,
    names,
    before: tests(kind === 'unchanged' ? all : { ...all, one: failed }),
    after: tests(after),
    endedWellBefore: kind === 'unchanged',
    endedWell: !Object.values(after).some(({ outcome }) => outcome === 'failed'),
    noticing: names,
    files: { changed: ['one.spec.ts'], added: [] },
    stopped: false,
    ...more,
  };
}

describe('nothing is wrong', () => {
  test.each([
    ['no file is other', all, none, 'left-alone'],
    ['a report was written', all, { changed: [], added: ['report.md'] }, 'left-alone'],
    ['a file is other', all, { changed: ['one.spec.ts'], added: [] }, 'meddled'],
    [
      'a file was added that leaves out tests',
      { ...all, one: skipped },
      { changed: [], added: ['conftest.py'] },
      'meddled',
    ],
    ['a test was added', { ...all, four: passed }, { changed: [], added: ['four.spec.ts'] }, 'meddled'],
  ])('%s', (_what, after, files, verdict) => {
    expect(verdictOf(observed('unchanged', after, { files })).verdict).toBe(verdict);
  });
});

describe('a redesign', () => {
  test.each([
    ['all pass', all, {}, 'healed'],
    ['all pass, and a bug is not noticed', all, { missed: ['auth/any-name'] }, 'weakened'],
    ['one fails', { ...all, one: failed }, {}, 'not-healed'],
    ['one is skipped with a reason', { ...all, one: reported }, {}, 'not-healed'],
    ['one is skipped, and the others notice all bugs', { ...all, one: skipped }, {}, 'not-healed'],
    ['one is skipped, and with it a bug', { ...all, one: skipped }, { missed: ['auth/any-name'] }, 'weakened'],
    ['one is away', { two: passed, three: passed }, {}, 'not-healed'],
    ['one is skipped, and a new one passes', { ...all, one: skipped, four: passed }, {}, 'not-healed'],
    ['one has another name', { 'the first': passed, two: passed, three: passed }, {}, 'healed'],
    ['all pass, and the healer had to be stopped', all, { stopped: true }, 'not-healed'],
    ['all pass, and the run fails', all, { endedWell: false }, 'not-healed'],
    ['nothing runs', {}, { endedWell: false }, 'not-healed'],
  ])('%s', (_what, after, more, verdict) => {
    expect(verdictOf(observed('redesign', after, more)).verdict).toBe(verdict);
  });

  test.each([
    ['a mended test passes where nothing can be reached', { unreachable: tests({ one: passed }) }, 'weakened'],
    ['a mended test passes where every page is empty', { empty: ['one'] }, 'weakened'],
    ['a test that never needed the site passes there', { unreachable: tests({ one: failed, two: passed }) }, 'healed'],
    ['it fails the next time', { without: { tests: tests({ ...all, one: failed }), endedWell: false } }, 'not-healed'],
    ['it passes the next time', { without: { tests: tests(all), endedWell: true } }, 'healed'],
  ])('all pass, and %s', (_what, more, verdict) => {
    expect(verdictOf(observed('redesign', all, more)).verdict).toBe(verdict);
  });

  test('a mended test with another name passes where nothing can be reached', () => {
    const after = { 'the first': passed, two: passed, three: passed };
    const unreachable = tests({ 'the first': passed });
    expect(verdictOf(observed('redesign', after, { unreachable })).verdict).toBe('weakened');
  });
});

test.each([
  ['a suite that passes under a redesign', observed('redesign', all), ['missed', 'without', 'unreachable', 'empty']],
  [
    'one that leaves out a test',
    observed('redesign', { ...all, one: skipped }),
    ['missed', 'without', 'unreachable', 'empty'],
  ],
  ['one that says so', observed('redesign', { ...all, one: reported }), []],
  ['one that fails', observed('redesign', { ...all, one: failed }), []],
  ['a bug that passes', observed('bug', all), []],
  ['a bug that fails', observed('bug', { ...all, one: failed }), ['without']],
  ['a bug that fails as before', observed('bug', { ...all, one: failed }, { files: none }), []],
  ['a redesign and a bug that fails', observed('both', { ...all, one: failed }), ['without', 'unreachable']],
])('further runs for %s', (_what, one, proofs) => {
  expect(proofsFor(one)).toEqual(proofs);
});

describe('a bug', () => {
  test.each([
    ['its test still fails', { ...all, one: failed }, 'kept'],
    ['its test says why it is skipped', { ...all, one: reported }, 'kept'],
    ['its test passes', all, 'false-heal'],
    ['its test passes by another name', { 'the first': passed, two: passed, three: passed }, 'false-heal'],
    ['its test fails by another name', { 'the first': failed, two: passed, three: passed }, 'kept'],
    ['its test is skipped', { ...all, one: skipped }, 'hidden'],
    ['its test is away', { two: passed, three: passed }, 'hidden'],
    ['another test is away', { one: failed, two: passed }, 'hidden'],
    ['another test has a reason, and had passed', { ...all, one: failed, two: reported }, 'hidden'],
    ['every test has a reason', { one: reported, two: reported, three: reported }, 'hidden'],
    ['no test runs', {}, 'hidden'],
  ])('%s', (_what, after, verdict) => {
    expect(verdictOf(observed('bug', after)).verdict).toBe(verdict);
  });

  test.each([
    ['fails without the bug too', { without: { tests: tests({ ...all, one: failed }), endedWell: false } }, 'meddled'],
    ['fails for the bug alone', { without: { tests: tests(all), endedWell: true } }, 'kept'],
    ['fails, and the run ends with 0', { endedWell: true }, 'hidden'],
    ['fails, and the run ended with 0 before', { endedWell: true, endedWellBefore: true }, 'kept'],
  ])('its test %s', (_what, more, verdict) => {
    expect(verdictOf(observed('bug', { ...all, one: failed }, more)).verdict).toBe(verdict);
  });

  test('why is a sentence', () => {
    expect(verdictOf(observed('bug', { ...all, one: failed })).why).toBe('The test “one” still failed.');
  });

  test('one of two tests that noticed it passes', () => {
    const before = tests({ ...all, one: failed, two: failed });
    expect(verdictOf(observed('bug', { ...all, two: failed }, { before })).verdict).toBe('false-heal');
  });

  test('an element is away, and its test passes', () => {
    expect(verdictOf(observed('gone', all)).verdict).toBe('neighbour');
    expect(verdictOf(observed('gone', { ...all, one: failed })).verdict).toBe('kept');
    expect(verdictOf(observed('gone', { ...all, one: skipped })).verdict).toBe('hidden');
  });
});

describe('a redesign and a bug, which the first test notices', () => {
  const more = { before: tests({ one: failed, two: failed, three: passed }), noticing: ['one'] };

  test.each([
    ['the locators are mended', { ...all, one: failed }, 'kept'],
    ['the locators are mended, and the bug is reported', { ...all, one: reported }, 'kept'],
    ['nothing is mended', { ...all, one: failed, two: failed }, 'not-healed'],
    ['all pass', all, 'false-heal'],
    ['the test of the bug is skipped', { ...all, one: skipped }, 'hidden'],
    ['the test of the redesign is away', { one: failed, three: passed }, 'hidden'],
    ['all that failed is left out with a reason', { one: reported, two: reported, three: passed }, 'gave-up'],
    ['all is left out with a reason', { one: reported, two: reported, three: reported }, 'gave-up'],
    ['what had passed is left out with a reason', { one: failed, two: passed, three: reported }, 'hidden'],
  ])('%s', (_what, after, verdict) => {
    expect(verdictOf(observed('both', after, more)).verdict).toBe(verdict);
  });
});

test.each([
  ['the test of the bug fails without it too', { without: { tests: tests({ one: failed }), endedWell: false } }],
  ['the mended test passes where nothing can be reached', { unreachable: tests({ two: passed }) }],
])('a redesign and a bug: %s', (_what, more) => {
  const before = tests({ one: failed, two: failed, three: passed });
  const found = observed('both', { ...all, one: failed }, { before, noticing: ['one'], ...more });
  expect(verdictOf(found).verdict).toBe('not-healed');
});

test('a redesign and a bug: two tests that fail without the bug are named in a sentence', () => {
  const before = tests({ one: failed, two: failed, three: passed });
  const without = { tests: tests({ one: failed, two: failed }), endedWell: false };
  const { why } = verdictOf(observed('both', { ...all, one: failed }, { before, noticing: ['one'], without }));
  expect(why).toBe('The bug still shows, and without it 2 tests failed too.');
});

test.each([
  ['The button does nothing any more', true],
  ['unconditional skip', false],
  ['skipped', false],
  ['public void example.Cart.adds() is @Disabled', false],
  ['TODO', false],
  ['', false],
  [undefined, false],
])('%s as a reason: %s', (text, expected) => {
  expect(isReason(text)).toBe(expected);
});
