import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyGrade } from './empty-grade';
import { pointsOf, readPoints, scoreOf } from './points';
import { type BugResult, type Findings, type HarmlessResult, resultOf } from './result';

const bug = (id: string, result: BugResult['result'], change: Partial<BugResult> = {}): BugResult => {
  return { id, page: 'auth', requirement: 'refused', level: 1, result, seconds: 1, ...change };
};
const harmless = (id: string, result: HarmlessResult['result']): HarmlessResult => ({ id, result, seconds: 1 });

const findings: Findings = {
  ...emptyGrade,
  bugs: [
    bug('auth/one', 'caught'),
    bug('auth/two', 'timed-out'),
    bug('auth/three', 'missed'),
    bug('auth/four', 'missed', { requirement: 'busy', level: 2 }),
    bug('forms/one', 'not-reached', { page: 'forms', requirement: 'email', seconds: null }),
  ],
  rebuilds: [harmless('auth/rebuild-1', 'passed')],
  redesigns: [harmless('ids', 'passed'), harmless('next', 'broken')],
  conditions: [harmless('late', 'passed'), harmless('slow', 'not-run')],
};
const points = (given: Record<string, number>, change: Partial<Findings> = {}) =>
  pointsOf(resultOf({ ...findings, ...change }), given);

describe('points', () => {
  test.each([
    ['a requirement', 'auth/refused', 3, 2],
    ['a page', 'auth', 10, 5],
    ['a level', 'level 1', 3, 2],
    ['all bugs', 'bugs', 1, 0.5],
    ['the rebuilds', 'rebuilds', 2, 2],
    ['the redesigns', 'redesigns', 5, 2.5],
  ])('of %s are its share of what was graded', (_what, name, maximum, expected) => {
    expect(points({ [name]: maximum }).points).toBe(expected);
  });

  test('are added up, with two decimals', () => {
    expect(points({ 'auth/refused': 1, 'auth/busy': 2, redesigns: 0.5 })).toMatchObject({
      points: 0.92,
      maximum: 3.5,
      lines: [
        { name: 'auth/refused', points: 0.67, maximum: 1 },
        { name: 'auth/busy', points: 0, maximum: 2 },
        { name: 'redesigns', points: 0.25, maximum: 0.5 },
      ],
    });
  });

  test('of everything are all points, and of less are fewer', () => {
    const all = (missed: number) => [
      ...Array.from({ length: 250 }, (_, index) => bug(`auth/${index}`, 'caught')),
      ...Array.from({ length: missed }, (_, index) => bug(`auth/missed-${index}`, 'missed')),
    ];
    expect(points({ auth: 33.333 }, { bugs: all(0) }).lines).toEqual([{ name: 'auth', points: 33.33, maximum: 33.33 }]);
    expect(points({ auth: 1 }, { bugs: all(1) }).points).toBe(0.99);
  });

  test.each([
    ['the suite never shows the page', 'forms', 'without 1 bug on pages that the suite never shows'],
    ['nothing of it was tried', 'tables', 'nothing of it was graded'],
    ['a trial could not be run', 'conditions', 'without 1 trial that could not be run'],
  ])('say where %s', (_what, name, why) => {
    expect(points({ [name]: 2 }).lines[0]).toMatchObject({ maximum: 2, why });
  });

  test('are none for a page that the suite never shows', () => {
    expect(points({ forms: 2 }).points).toBe(0);
  });

  test.each<[string, Partial<Findings>, string, number]>([
    ['fails by chance', { correct: { ...findings.correct, failed: 1 } }, 'the suite fails by chance', 0],
    ['was interrupted', { complete: false }, 'the grade is not complete', 0],
    ['is a part of a grade', { part: { number: 1, of: 3 } }, 'this is part 1 of 3: merge them all with --points', 0],
    ['tells builds apart', { rebuilds: [harmless('auth/rebuild-1', 'broken')] }, 'the bug figure is withheld', 1],
  ])('are none for a suite or a grade that %s', (_what, change, why, forRedesigns) => {
    const told = points({ auth: 10, redesigns: 2 }, change);
    expect(told.lines[0]).toEqual({ name: 'auth', points: 0, maximum: 10, why });
    expect(told).toMatchObject({ points: forRedesigns, maximum: 12 });
  });

  test('are a percentage if no file gives them', () => {
    const score = (only?: Findings['choice']['only']) =>
      scoreOf(resultOf({ ...findings, choice: { all: false, only } }));
    expect(score()).toMatchObject({ points: 50, maximum: 100 });
    expect(score(['redesigns', 'conditions'])).toMatchObject({ points: 75, maximum: 100 });
  });
});

describe('a file of points', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'points-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const read = (text: string) => () => {
    const file = join(folder, 'points.json');
    writeFileSync(file, text);
    return readPoints(file);
  };

  test('has requirements, pages, levels and parts of a grade', () => {
    const given = {
      'auth/refused': 2,
      auth: 0.5,
      'level 3': 1,
      bugs: 10_000,
      rebuilds: 0,
      redesigns: 3,
      conditions: 4,
    };
    expect(read(JSON.stringify(given))()).toEqual(given);
  });

  test('may begin with the mark of an editor on Windows', () => {
    expect(read('\ufeff{"auth": 1}')()).toEqual({ auth: 1 });
  });

  test.each([
    ['is empty', '', ' is not JSON: Unexpected end of JSON input.'],
    ['is a list', '[1]', ' is not a file of points: it must be an object like {"auth/refused": 2, "level 1": 10}.'],
    ['has no line', '{}', ' gives no points.'],
    ['has nothing but zeros', '{"auth": 0}', ' gives no points.'],
    ['has a text', '{"auth": "2"}', ' is not a file of points: "auth" must be a number.'],
    ['has a negative number', '{"auth": -1}', ' is not a file of points: "auth" must be 0 or more.'],
    ['has a huge number', '{"auth": 1e9}', ' is not a file of points: "auth" must be at most 10000.'],
    ['has a number that is one too high', '{"auth": 10001}', ' is not a file of points: "auth" must be at most 10000.'],
    ['has an infinite number', '{"auth": 1e999}', ' is not a file of points: "auth" must be at most 10000.'],
    [
      'has a misspelt requirement',
      '{"auth/refsed": 1}',
      ' gives points for "auth/refsed", which is not graded. Did you mean auth/refused?',
    ],
    [
      'has a misspelt level',
      '{"level 4": 1}',
      ' gives points for "level 4", which is not graded. Did you mean level 1?',
    ],
    [
      'names something else',
      '{"__proto__": 1}',
      ' gives points for "__proto__", which is not graded. A line is for a requirement (auth/refused), a page ' +
        '(auth), level 1, 2 or 3, bugs, rebuilds, redesigns or conditions.',
    ],
  ])('that %s is refused', (_what, text, message) => {
    expect(read(text)).toThrow(`${join(folder, 'points.json')}${message}`);
  });

  test('that is not there is refused', () => {
    expect(() => readPoints(join(folder, 'none.json'))).toThrow(`There is no file ${join(folder, 'none.json')}.`);
  });
});
