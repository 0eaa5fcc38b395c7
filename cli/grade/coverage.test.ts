import { describe, expect, test } from 'vitest';
import { coverageOf, outagesOf } from './coverage';

const pages = Array.from({ length: 38 }, (_, number) => `page-${number}`);

/** What a suite of such tests does in each outage: a test passes if none of its pages is gone. */
function found(tests: Record<string, readonly string[]>, among = pages) {
  const outages = outagesOf(among, true).map((gone) => {
    const fails = (name: string) => tests[name]?.some((page) => gone.has(page)) ?? false;
    const names = Object.keys(tests);
    return { pages: gone, passed: new Set(names.filter((name) => !fails(name))), failed: new Set(names.filter(fails)) };
  });
  return coverageOf(Object.keys(tests), among, outages);
}

/** How a test ended, and no other. */
const ended = (test: string, hasPassed: boolean) => ({
  passed: new Set(hasPassed ? [test] : []),
  failed: new Set(hasPassed ? [] : [test]),
});

test('eight runs tell 38 pages apart, six 20, and one of several pages takes one', () => {
  const runsFor = (count: number) => outagesOf(pages.slice(0, count), true).length;
  expect([38, 20, 1, 0].map(runsFor)).toEqual([8, 6, 1, 0]);
});

test('the only page that a suite shows takes no run, because all tests show it', () => {
  expect(outagesOf(['page-0'], false)).toEqual([]);
  expect(coverageOf(['one', 'two'], ['page-0'], []).shown.get('two')).toEqual(new Set(['page-0']));
});

test('the page of each test is found, whichever it is', () => {
  for (let count = 1; count <= pages.length; count++) {
    const some = pages.slice(0, count);
    const { shown, open } = found(Object.fromEntries(some.map((page) => [page, [page]])), some);
    expect(open.size).toBe(0);
    for (const page of some) expect(shown.get(page)).toEqual(new Set([page]));
  }
});

test('a test that shows no such page has none', () => {
  expect(found({ other: ['elsewhere'] }).shown.get('other')).toEqual(new Set());
});

test('several pages are found where no other is gone in their runs, and else are among those left open', () => {
  const few = found({ both: ['page-0', 'page-1'] }, pages.slice(0, 4));
  expect(few.open.get('both') ?? few.shown.get('both')).toEqual(new Set(['page-0', 'page-1']));
  const { open } = found({ far: ['page-0', 'page-31'], all: pages });
  expect(open.get('far')).toContain('page-0');
  expect(open.get('far')).toContain('page-31');
  expect(open.get('all')).toEqual(new Set(pages));
});

test('no page that a test shows is ever ruled out', () => {
  const tests: Record<string, string[]> = {};
  for (let one = 0; one < pages.length; one++) {
    for (let other = one; other < pages.length; other += 7) {
      tests[`${one} ${other}`] = [`page-${one}`, `page-${other}`];
    }
  }
  const { shown, open } = found(tests);
  for (const [name, shows] of Object.entries(tests)) {
    const known = shown.get(name) ?? open.get(name);
    for (const page of shows) expect(known, name).toContain(page);
  }
});

test('a test that fails by chance shows more pages, and never fewer', () => {
  const sets = outagesOf(pages, true);
  const chance = sets.findIndex((gone) => !gone.has('page-3'));
  const outages = sets.map((gone, index) => ({
    pages: gone,
    // It fails once where pages are gone that it does not show.
    ...ended('chance', !(index === chance || gone.has('page-3'))),
  }));
  const open = coverageOf(['chance'], pages, outages).open.get('chance');
  expect(open).toContain('page-3');
  expect(open?.size).toBeGreaterThan(1);
  const contradiction = [
    { pages: new Set(['page-1']), ...ended('chance', false) },
    { pages: new Set(['page-1', 'page-2']), ...ended('chance', true) },
  ];
  expect(coverageOf(['chance'], pages, contradiction).open.get('chance')).toEqual(new Set(pages));
});

describe('a test without a result', () => {
  const none = { passed: new Set<string>(), failed: new Set<string>() };
  const gone = (page: string) => ({ pages: new Set([page]) });

  test('is not sure to show the page that is gone', () => {
    const outages = [
      { ...gone('page-0'), ...none },
      { ...gone('page-1'), ...ended('second', false) },
    ];
    const { shown, open } = coverageOf(['second'], ['page-0', 'page-1'], outages);
    expect(shown.has('second')).toBe(false);
    expect(open.get('second')).toEqual(new Set(['page-0', 'page-1']));
  });

  test('counts as showing the only page that it may show: a failed hook takes its tests along', () => {
    const outages = [
      { ...gone('page-0'), ...none },
      { ...gone('page-1'), ...ended('hooked', true) },
    ];
    expect(coverageOf(['hooked'], ['page-0', 'page-1'], outages).shown.get('hooked')).toEqual(new Set(['page-0']));
  });
});
