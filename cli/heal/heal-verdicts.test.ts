import { describe, expect, test } from 'vitest';
import { isReason, needsBugs, type Observed, type State, type TestsOfRun, verdictOf } from './heal-verdicts';

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
    ['one has another name', { 'the first': passed, two: passed, three: passed }, {}, 'healed'],
    ['all pass, and the healer had to be stopped', all, { stopped: true }, 'not-healed'],
    ['all pass, and the run fails', all, { endedWell: false }, 'not-healed'],
    ['nothing runs', {}, { endedWell: false }, 'not-healed'],
  ])('%s', (_what, after, more, verdict) => {
    expect(verdictOf(observed('redesign', after, more)).verdict).toBe(verdict);
  });

  test('bugs are tried only where the suite passes and says nothing itself', () => {
    expect(needsBugs(observed('redesign', all))).toBe(true);
    expect(needsBugs(observed('redesign', { ...all, one: skipped }))).toBe(true);
    expect(needsBugs(observed('redesign', { ...all, one: reported }))).toBe(false);
    expect(needsBugs(observed('redesign', { ...all, one: failed }))).toBe(false);
    expect(needsBugs(observed('bug', all))).toBe(false);
  });
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
    ['no test runs', {}, 'hidden'],
  ])('%s', (_what, after, verdict) => {
    expect(verdictOf(observed('bug', after)).verdict).toBe(verdict);
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
  ])('%s', (_what, after, verdict) => {
    expect(verdictOf(observed('both', after, more)).verdict).toBe(verdict);
  });
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
