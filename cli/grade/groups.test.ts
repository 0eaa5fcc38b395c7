import { expect, test } from 'vitest';
import { bugs } from '../../site/all-bugs';
import { rebuildCount } from '../server/manifest';
import { outagesOf } from './coverage';
import { inGroups, mayGoTogether, type PageTrial } from './groups';
import { inSecretOrder } from './secret-order';

const trial = (id: string, kind: 'bugs' | 'rebuilds' = 'bugs') =>
  ({ kind, id, page: id.split('/')[0], options: {} }) as PageTrial;
const coverage = new Map([
  ['sign in', new Set(['auth'])],
  ['sign in, then fill in', new Set(['auth', 'forms'])],
  ['walk', new Set(['auth', 'forms', 'tables', 'slider'])],
]);
const together = mayGoTogether(coverage);

test('bugs of two pages go together, unless a test shows both', () => {
  expect(together(trial('auth/one'), trial('tables/one'))).toBe(true);
  expect(together(trial('auth/one'), trial('forms/one'))).toBe(false);
  expect(together(trial('auth/one'), trial('auth/two'))).toBe(false);
});

test('a test that walks through many pages keeps none apart', () => {
  expect(together(trial('tables/one'), trial('slider/one'))).toBe(true);
});

test('a bug of the shell is alone, and a rebuild goes with those of all other pages', () => {
  expect(together(trial('shell/one'), trial('tables/one'))).toBe(false);
  expect(together(trial('shell/one'), trial('tables/rebuild-1', 'rebuilds'))).toBe(false);
  expect(together(trial('shell/rebuild-1', 'rebuilds'), trial('tables/rebuild-1', 'rebuilds'))).toBe(true);
  expect(together(trial('auth/rebuild-1', 'rebuilds'), trial('auth/rebuild-2', 'rebuilds'))).toBe(false);
});

test('there are as many groups as the page with the most has bugs, and one more for each bug of the shell', () => {
  const trials = ['tables/1', 'slider/1', 'tables/2', 'shell/1', 'tables/3', 'slider/2', 'shell/2'].map((id) =>
    trial(id),
  );
  const rebuilds = ['tables', 'slider', 'shell'].map((page) => trial(`${page}/rebuild-1`, 'rebuilds'));
  const groups = inGroups([...trials, ...rebuilds], together);
  expect(groups).toHaveLength(3 + 2 + 1);
  expect(groups.flat()).toHaveLength(trials.length + rebuilds.length);
  for (const group of groups) {
    for (const one of group) for (const other of group) expect(one === other || together(one, other)).toBe(true);
  }
});

test('all bugs of the site need at most 90 runs, where each test shows one page', () => {
  const pages = [...new Set(bugs.map(({ page }) => page))];
  const rebuilds = pages.flatMap((page) =>
    Array.from({ length: rebuildCount(bugs.filter((bug) => bug.page === page).length) }, (_, index) =>
      trial(`${page}/rebuild-${index + 1}`, 'rebuilds'),
    ),
  );
  const ofOnePage = mayGoTogether(new Map(pages.map((page) => [page, new Set([page])])));
  const trials = [...bugs.map(({ id }) => trial(id)), ...rebuilds];
  const steps = inSecretOrder(trials, 'one', {}, (all) => inGroups(all as PageTrial[], ofOnePage));
  const withoutPages = outagesOf(pages.filter((page) => page !== 'shell'));
  // Two runs on the correct site come first.
  expect(2 + withoutPages.length + steps.length).toBeLessThanOrEqual(90);
});
