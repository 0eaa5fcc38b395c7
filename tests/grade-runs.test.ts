import { expect, test } from 'vitest';
import { outagesOf } from '../cli/grade/coverage';
import { inGroups, mayGoTogether, type PageTrial } from '../cli/grade/groups';
import { inSecretOrder } from '../cli/grade/secret-order';
import { rebuildCount } from '../cli/server/manifest';
import { bugs } from '../site/all-bugs';

const trial = (id: string, kind: 'bugs' | 'rebuilds' = 'bugs') =>
  ({ kind, id, page: id.split('/')[0], options: {} }) as PageTrial;

test('the bugs of all pages need a tenth of the runs of one bug after another, where each test shows one page', () => {
  const pages = [...new Set(bugs.map(({ page }) => page))];
  // Each has a run of its own, because every test shows the shell.
  const ofShell = bugs.filter(({ page }) => page === 'shell').length;
  const rebuilds = pages.flatMap((page) =>
    Array.from({ length: rebuildCount(bugs.filter((bug) => bug.page === page).length) }, (_, index) =>
      trial(`${page}/rebuild-${index + 1}`, 'rebuilds'),
    ),
  );
  const ofOnePage = mayGoTogether(new Map(pages.map((page) => [page, new Set([page])])));
  const trials = [...bugs.map(({ id }) => trial(id)), ...rebuilds];
  const steps = inSecretOrder(trials, 'one', {}, (all) => inGroups(all as PageTrial[], ofOnePage));
  const withoutPages = outagesOf(
    pages.filter((page) => page !== 'shell'),
    false,
  );
  // Two runs on the correct site come first.
  expect(2 + withoutPages.length + steps.length).toBeLessThanOrEqual(ofShell + (2 + trials.length - ofShell) / 10);
});
